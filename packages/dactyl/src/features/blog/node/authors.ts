/** Resolves the authors of a post: keys of the authors file, and authors written in its front matter. */
import type { Severity } from '../../../node/config/types.js';
import { siteRelative } from '../../../node/content/edit-url.js';
import { frontMatterPlace } from '../../../node/content/front-matter-lines.js';
import { listSome } from '../../../node/content/list-some.js';
import type { Report } from '../../../node/content/report.js';
import { nearestName } from '../../../node/base/nearest-name.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
import { normalizeUrl } from '../../../shared/url.js';
import type { AuthorFields, WrittenAuthor } from './author-fields.js';
import type { AuthorsMap, MappedAuthor } from './content-types.js';
import type { PostFrontMatter } from './front-matter.js';
import { resolveSocials } from './socials.js';
import type { BlogAuthor } from './types.js';

export interface ResolveAuthorsOptions {
  frontMatter: PostFrontMatter;
  authorsMap: AuthorsMap | undefined;
  baseUrl: string;
  /** Absolute file of the post. */
  file: string;
  /** Option `authorsMapPath`. */
  authorsFile: string;
}

/** @throws SiteError(s) for keys that are not in the authors file, and for authors that are named twice. */
export function resolveAuthors(options: ResolveAuthorsOptions): BlogAuthor[] {
  const { frontMatter, authorsMap, baseUrl } = options;
  const written = [frontMatter.authors ?? singleAuthor(frontMatter) ?? []]
    .flat()
    .map((author): WrittenAuthor => (typeof author === 'string' ? { key: author } : author));
  checkKeys(written, options);
  return written.map(({ key, ...fields }) => {
    const inline = normalizeAuthor(fields, baseUrl);
    const mapped = key === undefined ? undefined : mappedAuthor(authorsMap, key);
    return { ...mapped, ...inline, key: mapped?.key ?? null, page: mapped?.page ?? null };
  });
}

/** The older keys `author`, `author_title` … describe one author in full. */
function singleAuthor(frontMatter: PostFrontMatter): WrittenAuthor | undefined {
  const author = withoutUndefined({
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    imageURL: frontMatter.author_image_url ?? frontMatter.authorImageURL,
  });
  return Object.keys(author).length === 0 ? undefined : author;
}

/** Finds an author by key. Only own properties count, so that "constructor" is no key. */
function mappedAuthor(authorsMap: AuthorsMap | undefined, key: string): MappedAuthor | undefined {
  return authorsMap !== undefined && Object.hasOwn(authorsMap, key) ? authorsMap[key] : undefined;
}

function checkKeys(authors: readonly WrittenAuthor[], { authorsMap, file, authorsFile }: ResolveAuthorsOptions): void {
  const keys = authors.map(({ key }) => key).filter((key) => key !== undefined);
  const fault = (message: string, hint: string) =>
    new SiteError(message, { file, ...frontMatterPlace(file, 'authors'), key: 'authors', hint });
  const known = Object.keys(authorsMap ?? {});
  const unknown = keys
    .filter((key) => mappedAuthor(authorsMap, key) === undefined)
    .map((key) =>
      known.length === 0
        ? fault(
            `There is no author "${key}", because the blog has no "${authorsFile}", or nothing is in it.`,
            'Add the file, with the author in it, or write the author as an object with a "name".',
          )
        : fault(`The authors file has no author "${key}".`, suggestKey(key, known)),
    );
  const repeated = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  throwAll([...unknown, ...[...repeated].map((key) => fault(`The author "${key}" is named twice.`, 'Remove one.'))]);
}

function suggestKey(key: string, known: readonly string[]): string {
  const near = nearestName(key, known);
  const more = known.length > 30 ? ' …' : '';
  const all = `The authors are: ${known.slice(0, 30).join(', ')}${more}.`;
  return near === undefined ? all : `Did you mean "${near}"? ${all}`;
}

/**
 * Renames fields to the names that the theme reads: one spelling for the image, URLs of profiles instead of handles.
 */
export function normalizeAuthor(fields: AuthorFields, baseUrl: string): AuthorFields {
  const { image_url: snakeCaseImage, imageURL: camelCaseImage, socials, ...rest } = fields;
  const image = snakeCaseImage ?? camelCaseImage;
  return withoutUndefined({
    ...rest,
    imageURL: image !== undefined && /^\/(?!\/)/.test(image) ? normalizeUrl([baseUrl, image]) : image,
    socials: socials === undefined ? undefined : resolveSocials(socials),
  });
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  // The cast: only keys without a value are removed, which are optional.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** Reports authors that are not in the authors file, with the severity of `onInlineAuthors`: once for all posts. */
export function reportInlineAuthors(options: {
  posts: readonly { file: string; authors: readonly BlogAuthor[] }[];
  siteDir: string;
  severity: Severity;
  report: Report;
}): void {
  const { posts, siteDir, severity, report } = options;
  const findings = posts.flatMap(({ file, authors }) => {
    const inline = authors.filter((author) => author.key === null);
    const names = inline.map((author) => `"${author.name ?? author.imageURL ?? author.title}"`).join(', ');
    return names === '' ? [] : [{ file, line: `${siteRelative(siteDir, file)}: ${names}` }];
  });
  const [first] = findings;
  if (first === undefined) return;
  report(severity, {
    message: `The authors file does not hold all authors:\n${listSome(findings.map(({ line }) => line))}`,
    file: first.file,
    ...(severity === 'throw' && frontMatterPlace(first.file, 'authors')),
    key: 'authors',
    hint: 'Move them into the authors file and name their keys, or set "onInlineAuthors" to "ignore".',
  });
}
