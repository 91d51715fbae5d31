import { frontMatterPlace } from '../../content/front-matter-lines.js';
import { SiteError } from '../../node/site-error.js';
import { categoryIndexCandidate, isCategoryIndex } from './category-index.js';
import { type NumberPrefixParser, keepNumberPrefix, stripPathPrefixes } from './number-prefix.js';

export interface DocNames {
  id: string;
  /** Last part of the id: front matter, or the file name without extension and number prefix. */
  baseId: string;
  /** Path below the version. A file that stands for its folder keeps the trailing slash. */
  slug: string;
  /** Of the file name. */
  numberPrefix: number | undefined;
}

export interface DocNamesOptions {
  /** Content-relative file, POSIX. */
  path: string;
  frontMatter: { id?: string; slug?: string; parse_number_prefixes?: boolean };
  parsePrefix: NumberPrefixParser;
  /** Absolute file, for the error. */
  file: string;
}

/** Id and slug of a doc. */
export function docNames({ path, frontMatter, parsePrefix, file }: DocNamesOptions): DocNames {
  const candidate = categoryIndexCandidate(path);
  const parse = frontMatter.parse_number_prefixes === false ? keepNumberPrefix : parsePrefix;
  const { filename, numberPrefix } = parse(candidate.fileName);
  const baseId = frontMatter.id ?? filename;
  const folder = stripPathPrefixes(path.split('/').slice(0, -1).join('/'), parse);
  const slug = docSlug({
    folderSlug: folder === '' ? '/' : `/${folder}/`,
    baseId,
    slug: frontMatter.slug,
    isIndex: isCategoryIndex(candidate),
  });
  // A domain would come out as folders.
  const isAddress = /^[a-z][a-z\d+.-]*:\/\//i.test(frontMatter.slug ?? '');
  if (isAddress || !isValidPathname(slug)) {
    throw new SiteError(`The slug "${frontMatter.slug ?? slug}" is no valid URL path.`, {
      file,
      ...frontMatterPlace(file, frontMatter.slug === undefined ? 'id' : 'slug'),
      key: frontMatter.slug === undefined ? undefined : 'slug',
      hint: 'Write a "slug" in the front matter, without "?", "#", "//" and without a domain, e.g. slug: /my-page.',
    });
  }
  return { id: folder === '' ? baseId : `${folder}/${baseId}`, baseId, slug, numberPrefix };
}

function docSlug(names: { folderSlug: string; baseId: string; slug: string | undefined; isIndex: boolean }): string {
  const { folderSlug, baseId, slug, isIndex } = names;
  if (slug?.startsWith('/')) return slug;
  if (slug === undefined && isIndex) return folderSlug;
  return resolvePathname(slug ?? baseId, folderSlug);
}

/**
 * `path` as seen from `base`, which starts and ends with a slash; `..` stops at the root.
 *
 * @example resolvePathname('../x', '/a/b/') // '/a/x'
 */
export function resolvePathname(path: string, base: string): string {
  const parts = base.split('/').filter((part) => part !== '');
  const steps = path.split('/');
  for (const step of steps) {
    if (step === '..') parts.pop();
    else if (step !== '.' && step !== '') parts.push(step);
  }
  const last = steps.at(-1);
  const endsInFolder = last === '' || last === '.' || last === '..';
  return parts.length === 0 ? '/' : `/${parts.join('/')}${endsInFolder ? '/' : ''}`;
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
