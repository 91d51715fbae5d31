import { checkSlug } from '../../../node/content/check-slug.js';
import { categoryIndexCandidate, isCategoryIndex } from './category-index.js';
import { type NumberPrefixParser, keepNumberPrefix, stripPathPrefixes } from './number-prefix.js';

export interface DocNames {
  id: string;
  /** Last part of the id: front matter, or the file name without extension and number prefix. */
  baseId: string;
  /** Path below the version. The index file of a folder keeps the trailing slash. */
  slug: string;
  /** Number prefix of the file name. */
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
  checkSlug({ slug: frontMatter.slug, pathname: slug, file, otherKey: 'id' });
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
