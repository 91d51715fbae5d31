/** Authors of one post: keys of the authors file, and what its front matter says itself. */
import type { Severity } from '../../config/types.js';
import { siteRelative } from '../../content/edit-url.js';
import { listSome } from '../../content/list-some.js';
import type { Report } from '../../content/report.js';
import { suggestName } from '../../node/nearest-name.js';
import { SiteError } from '../../node/site-error.js';
import { normalizeUrl } from '../../shared/url.js';
import type { AuthorFields, WrittenAuthor, WrittenAuthors } from './author-fields.js';
import type { AuthorsMap } from './content-types.js';
import type { PostFrontMatter } from './front-matter.js';
import { resolveSocials } from './socials.js';
import type { BlogAuthor } from './types.js';

export interface ResolveAuthorsOptions {
  frontMatter: PostFrontMatter;
  authorsMap: AuthorsMap | undefined;
  baseUrl: string;
  /** Absolute file of the post. */
  file: string;
}

/** @throws SiteError for a key that the authors file does not have, or that is named twice. */
export function resolveAuthors(options: ResolveAuthorsOptions): BlogAuthor[] {
  const { frontMatter, file } = options;
  const authors = toList(frontMatter.authors ?? singleAuthor(frontMatter)).map((author) =>
    resolveAuthor(author, options),
  );
  const keys = authors.map((author) => author.key).filter((key) => key !== null);
  const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
  if (repeated !== undefined) {
    throw new SiteError(`The author "${repeated}" is named twice.`, {
      file,
      key: 'authors',
      hint: 'Remove one of them.',
    });
  }
  return authors;
}

function toList(authors: WrittenAuthors | undefined): (string | WrittenAuthor)[] {
  if (authors === undefined) return [];
  return Array.isArray(authors) ? authors : [authors];
}

/** The older keys `author`, `author_title` … describe one author in full. */
function singleAuthor(frontMatter: PostFrontMatter): WrittenAuthor | undefined {
  const fields = {
    name: frontMatter.author,
    title: frontMatter.author_title ?? frontMatter.authorTitle,
    url: frontMatter.author_url ?? frontMatter.authorURL,
    imageURL: frontMatter.author_image_url ?? frontMatter.authorImageURL,
  };
  return fields.name === undefined && fields.imageURL === undefined ? undefined : withoutUndefined(fields);
}

function resolveAuthor(author: string | WrittenAuthor, options: ResolveAuthorsOptions): BlogAuthor {
  const { authorsMap, baseUrl, file } = options;
  const written: WrittenAuthor = typeof author === 'string' ? { key: author } : author;
  const { key, ...fields } = written;
  const inline = normalizeAuthor(fields, baseUrl);
  if (key === undefined) return { ...inline, key: null, page: null };
  const mapped = authorsMap !== undefined && Object.hasOwn(authorsMap, key) ? authorsMap[key] : undefined;
  if (mapped !== undefined) return { ...mapped, ...inline, key, page: mapped.page };
  const known = Object.keys(authorsMap ?? {});
  throw new SiteError(`The authors file has no author "${key}".`, {
    file,
    key: 'authors',
    hint:
      known.length === 0
        ? 'There is no authors file, or it is empty. Add one, or write the author as an object with a "name".'
        : `${suggestName(key, known)} The authors are: ${known.join(', ')}.`,
  });
}

/** Fields under the names that the theme reads: one spelling of the image, whole addresses. */
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
  // Only keys without a value go, and those were optional.
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

/** Authors that no authors file knows, as loudly as `onInlineAuthors` asks for: once for all posts. */
export function reportInlineAuthors(options: {
  posts: readonly { file: string; authors: readonly BlogAuthor[] }[];
  siteDir: string;
  severity: Severity;
  report: Report;
}): void {
  const { posts, siteDir, severity, report } = options;
  const findings = posts.flatMap(({ file, authors }) => {
    const inline = authors.filter((author) => author.key === null);
    const names = inline.map((author) => `"${author.name ?? author.imageURL}"`).join(', ');
    return names === '' ? [] : [{ file, line: `${siteRelative(siteDir, file)}: ${names}` }];
  });
  const [first] = findings;
  if (first === undefined) return;
  report(severity, {
    message: `The authors file does not hold all authors:\n${listSome(findings.map(({ line }) => line))}`,
    file: first.file,
    key: 'authors',
    hint: 'Move them into the authors file and name their keys, or set "onInlineAuthors" to "ignore".',
  });
}
