/**
 * Reads `glossary.yml`, and collects all mistakes in it.
 *
 *     Fledging: The first flight of a young bird.
 *     Wind check:
 *       definition: A look at the wind *before* each flight.
 *       aliases: [wind checks]
 *       link: /docs/wind
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { type DataFile, readDataFile } from '../../../node/content/data-file.js';
import { findYamlKey } from '../../../node/content/front-matter-lines.js';
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
import { inlineMarkdown } from '../../../node/markdown/inline-markdown.js';
import { isRecord } from '../../../shared/is-record.js';
import { TERM_FIELDS } from './glossary-schema.js';

export interface Term {
  name: string;
  /** Part of addresses, `wind-check`. */
  slug: string;
  /** Markdown of one paragraph, and the same as HTML without links. */
  definition: string;
  html: string;
  aliases: string[];
  link?: string;
}

export interface Glossary {
  /** Translated title of the page of all terms. */
  title?: string;
  terms: Term[];
}

interface Places {
  folders: readonly string[];
  siteConfigPath: string;
}

/**
 * The terms of a locale: those of its own file, then those of the site's file that it does not have. Pages without a
 * translation use the words of the latter.
 */
export async function readGlossary(name: string, { folders, siteConfigPath }: Places): Promise<Glossary> {
  const files = folders.flatMap((folder) => readDataFile(name, [folder]) ?? []);
  if (files.length === 0) {
    throw new SiteError(`The glossary "${name}" does not exist.`, {
      file: siteConfigPath,
      hint: `Write ${path.join(folders.at(-1) ?? '', name)} with a line for each term: "Fledging: The first flight of a young bird."`,
    });
  }
  const errors: SiteError[] = [];
  const read = files.map((one) => readTerms(one, errors));
  throwAll(errors);
  const [own = [], ...others] = read;
  const known = new Set(own.flatMap(wordsOf));
  const added = others.flat().filter((term) => !wordsOf(term).some((word) => known.has(word)));
  const slugger = new GithubSlugger();
  const terms = [...own, ...added].map(async (term) => ({
    ...term,
    slug: slugger.slug(term.name),
    html: await inlineMarkdown(term.definition),
  }));
  return { terms: await Promise.all(terms) };
}

type WrittenTerm = Pick<Term, 'name' | 'definition' | 'aliases' | 'link'>;

function wordsOf({ name, aliases }: WrittenTerm): string[] {
  return [name, ...aliases].map((word) => word.toLowerCase());
}

function readTerms({ file, data }: DataFile, errors: SiteError[]): WrittenTerm[] {
  const reading: Reading = { file, text: readFileSync(file, 'utf8'), errors, owners: new Map() };
  if (data !== undefined && data !== null && !isRecord(data)) {
    const hint = 'Write a line for each term: "Fledging: The first flight of a young bird."';
    errors.push(new SiteError('A glossary must hold terms and what they mean.', { file, hint }));
    return [];
  }
  return Object.entries(data ?? {}).flatMap(([name, value]): WrittenTerm[] => {
    const fields = checkTerm(name, value, reading);
    if (!fields) return [];
    claimWords([name, ...fields.aliases], name, reading);
    return [{ ...fields, name }];
  });
}

interface Reading {
  file: string;
  text: string;
  errors: SiteError[];
  /** Word in small letters → the term that it stands for. */
  owners: Map<string, string>;
}

type Fields = Pick<Term, 'definition' | 'aliases' | 'link'>;

function checkTerm(term: string, value: unknown, reading: Reading): Fields | undefined {
  const before = reading.errors.length;
  const fail = (keys: string[], message: string, hint: string): void => {
    const place = findYamlKey(reading.text, [term, ...keys]) ?? {};
    reading.errors.push(new SiteError(message, { file: reading.file, ...place, hint }));
  };
  const fields = isRecord(value) ? value : { definition: value };
  for (const key of Object.keys(fields)) {
    if (!TERM_FIELDS.includes(key))
      fail([key], `The term "${term}" has no field "${key}".`, suggestName(key, TERM_FIELDS));
  }
  const { definition, aliases = [], link } = fields;
  if (!isText(definition))
    fail(['definition'], `The term "${term}" has no definition.`, 'Write what it means in one paragraph.');
  else if (/\n\s*\n/.test(definition.trim())) {
    fail(
      ['definition'],
      `The definition of "${term}" has several paragraphs.`,
      'Keep one; "link" leads to a page that says more.',
    );
  }
  if (!Array.isArray(aliases) || !aliases.every(isText)) {
    fail(['aliases'], `The aliases of "${term}" must be a list of words.`, 'Write aliases: [one, two].');
  }
  if (link !== undefined && !(isText(link) && /^(?:\/|[a-z][a-z+.-]*:)/.test(link))) {
    fail(
      ['link'],
      `The link of "${term}" must be a path of the site or an address.`,
      'Write link: /docs/intro or link: https://example.com.',
    );
  }
  // Checked above.
  return reading.errors.length === before ? ({ ...fields, aliases } as Fields) : undefined;
}

function claimWords(words: readonly string[], term: string, { owners, text, file, errors }: Reading): void {
  for (const word of words) {
    const owner = owners.get(word.toLowerCase());
    if (owner === undefined) owners.set(word.toLowerCase(), term);
    else {
      errors.push(
        new SiteError(`"${word}" stands for two terms: "${owner}" and "${term}".`, {
          file,
          ...findYamlKey(text, word === term ? [term] : [term, 'aliases']),
          hint: 'Remove one of them. Small and capital letters count as the same.',
        }),
      );
    }
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
