/** Reads the authors file: authors that several posts share, by key. Some have a page of their own. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readDataFile } from '../../../node/content/data-file.js';
import { findYamlKey } from '../../../node/content/front-matter-lines.js';
import { checkDataFile } from '../../../node/content/front-matter-schema.js';
import { kebabCase } from '../../../node/content/kebab-case.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
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

const schema = z.record(z.string(), mappedAuthorField, {
  error: 'must hold keys of authors, as in "jane: {name: Jane}"',
});

/** `undefined` if the file is missing or empty. */
export function readAuthorsMap(options: ReadAuthorsMapOptions): AuthorsMap | undefined {
  const found = readDataFile(options.name, options.contentDirs);
  if (found === undefined || found.data === undefined || found.data === null) return undefined;
  const { file, data } = found;
  const source = readFileSync(file, 'utf8');
  const written = checkDataFile(schema, data, { file, source, what: 'authors file' });
  const authors = Object.entries(written).map(([key, { page, ...fields }]): MappedAuthor => ({
    ...normalizeAuthor(fields, options.baseUrl),
    key,
    page: page ? { permalink: options.pagePermalink(page === true ? kebabCase(key) : page.permalink) } : null,
  }));
  checkPages(authors, { file, source });
  return authors.length === 0 ? undefined : Object.fromEntries(authors.map((author) => [author.key, author]));
}

function checkPages(authors: readonly MappedAuthor[], { file, source }: { file: string; source: string }): void {
  const owners = new Map<string, string>();
  const errors = authors.flatMap(({ key, page }) => {
    const other = page === null ? undefined : owners.get(page.permalink);
    if (page !== null) owners.set(page.permalink, other ?? key);
    if (other === undefined) return [];
    return new SiteError(`The authors "${other}" and "${key}" have the same page "${page?.permalink}".`, {
      file,
      ...findYamlKey(source, [key, 'page']),
      key: `${key}.page`,
      hint: 'Give one of them another page, as in "page: {permalink: /jane}".',
    });
  });
  throwAll(errors);
}
