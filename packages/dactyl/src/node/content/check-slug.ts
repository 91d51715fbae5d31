import { fileNameFault, shorten } from '../base/output-file.js';
import { SiteError } from '../base/site-error.js';
import { decodePathname } from '../../shared/url.js';
import { frontMatterPlace } from './front-matter-lines.js';

export interface CheckSlugOptions {
  /** The `slug` of the front matter. */
  slug: string | undefined;
  /** The resulting part of the URL below the plugin's base path, derived from the slug or from the file name. */
  pathname: string;
  /** Absolute. */
  file: string;
  /** Another front-matter key from which the URL may come. */
  otherKey?: string;
}

/** @throws SiteError when the entry's URL pathname would not be valid. */
export function checkSlug({ slug, pathname, file, otherKey }: CheckSlugOptions): void {
  // An origin in the slug would become folder names.
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(slug ?? '');
  const fault = fileNameFault(decodePathname(pathname).split('/'));
  const isValid = !isAddress && isValidPathname(pathname);
  if (isValid && fault === undefined) return;
  const key = slug === undefined ? otherKey : 'slug';
  const what = `The slug "${shorten(slug ?? pathname)}"`;
  throw new SiteError(isValid ? `${what} ${fault}.` : `${what} is not a valid URL path.`, {
    file,
    ...(key !== undefined && frontMatterPlace(file, key)),
    key: slug === undefined ? undefined : 'slug',
    hint: isValid
      ? 'Write a short "slug" in the front matter, e.g. slug: /my-page.'
      : `Write a "slug" in the front matter, without ${strayPercent(pathname)}"?", "#", "//" and without a domain, e.g. slug: /my-page.`,
  });
}

/** Names of files may have a percent sign, which says in an address that two digits follow. */
function strayPercent(pathname: string): string {
  return /%(?![\da-f]{2})/i.test(pathname) ? '"%", ' : '';
}

/** Whether a text is a URL pathname that parsing leaves unchanged: no query, hash, domain or `..` in it. */
export function isValidPathname(text: string): boolean {
  if (!text.startsWith('/')) return false;
  if (/^[\w\-./]*$/.test(text) && !text.includes('//') && !text.includes('/.')) return true;
  try {
    const url = new URL(text, 'https://domain.invalid');
    const isOwn = url.pathname === text || url.pathname === encodeURI(text);
    return isOwn && url.host === 'domain.invalid' && url.search === '' && url.hash === '';
  } catch {
    return false;
  }
}
