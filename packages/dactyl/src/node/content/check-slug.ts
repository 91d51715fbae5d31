import { fileNameFault, shorten } from '../base/output-file.js';
import { SiteError } from '../base/site-error.js';
import { decodePathname } from '../../shared/url.js';
import { frontMatterPlace } from './front-matter-lines.js';

export interface CheckSlugOptions {
  /** As front matter has it. */
  slug: string | undefined;
  /** What became of it, or of the file name: the part of the address below the plugin's. */
  pathname: string;
  /** Absolute. */
  file: string;
  /** A further key from which the address may come. */
  otherKey?: string;
}

/** @throws SiteError when an entry's address could not be the path of a URL. */
export function checkSlug({ slug, pathname, file, otherKey }: CheckSlugOptions): void {
  // A domain would come out as folders.
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(slug ?? '');
  const fault = fileNameFault(decodePathname(pathname).split('/'));
  const isValid = !isAddress && isValidPathname(pathname);
  if (isValid && fault === undefined) return;
  const key = slug === undefined ? otherKey : 'slug';
  const what = `The slug "${shorten(slug ?? pathname)}"`;
  throw new SiteError(isValid ? `${what} ${fault}.` : `${what} is no valid URL path.`, {
    file,
    ...(key !== undefined && frontMatterPlace(file, key)),
    key: slug === undefined ? undefined : 'slug',
    hint: isValid
      ? 'Write a short "slug" in the front matter, e.g. slug: /my-page.'
      : 'Write a "slug" in the front matter, without "?", "#", "//" and without a domain, e.g. slug: /my-page.',
  });
}

/** Whether a text is the pathname of its own URL: nothing in it is a query, a hash, a domain or a step up. */
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
