/** The authors file: authors that several posts share, by key, some with a page of their own. */
import { z } from 'zod';
import { readDataFile } from '../../content/data-file.js';
import { kebabCase } from '../../content/kebab-case.js';
import { SiteError, throwAll } from '../../node/site-error.js';
import { mappedAuthorField } from './author-fields.js';
import { normalizeAuthor } from './authors.js';
import type { AuthorsMap, MappedAuthor } from './content-types.js';

export interface ReadAuthorsMapOptions {
  /** Option `authorsMapPath`. */
  name: string;
  /** Absolute folders to look into, the translated one first. */
  contentDirs: readonly string[];
  baseUrl: string;
  /** Permalink of a page below the authors list. */
  pagePermalink(name: string): string;
}

const schema = z.record(z.string(), mappedAuthorField, { error: 'must be a map from keys to authors' });

/** `undefined` when there is no such file, or nothing in it. */
export function readAuthorsMap(options: ReadAuthorsMapOptions): AuthorsMap | undefined {
  const found = readDataFile(options.name, options.contentDirs);
  if (found === undefined || found.data === undefined || found.data === null) return undefined;
  const { file, data } = found;
  const result = schema.safeParse(data);
  if (!result.success) throwAll(result.error.issues.map((issue) => toSiteError(issue, file)));
  const authors = Object.entries(result.data ?? {}).map(([key, { page, ...fields }]): MappedAuthor => ({
    ...normalizeAuthor(fields, options.baseUrl),
    key,
    page: page ? { permalink: options.pagePermalink(page === true ? kebabCase(key) : page.permalink) } : null,
  }));
  checkPages(authors, file);
  return authors.length === 0 ? undefined : Object.fromEntries(authors.map((author) => [author.key, author]));
}

function toSiteError(issue: z.core.$ZodIssue, file: string): SiteError {
  const key = issue.path.map(String).join('.');
  return new SiteError(`Invalid authors file: ${key === '' ? 'it' : `"${key}"`} ${issue.message}.`, {
    file,
    ...(key !== '' && { key }),
    hint: 'Each key holds an author, e.g. "jane: {name: Jane Doe, url: https://example.com}".',
  });
}

function checkPages(authors: readonly MappedAuthor[], file: string): void {
  const owners = new Map<string, string>();
  for (const { key, page } of authors) {
    if (page === null) continue;
    const other = owners.get(page.permalink);
    if (other !== undefined) {
      throw new SiteError(`The authors "${other}" and "${key}" have the same page "${page.permalink}".`, {
        file,
        key: `${key}.page`,
        hint: 'Give one of them another page, as in "page: {permalink: /jane}".',
      });
    }
    owners.set(page.permalink, key);
  }
}
