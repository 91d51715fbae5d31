/**
 * A changelog → one Markdown file for each release, which the blog reads like posts.
 * Files are written only when they change and appear as a whole, so that builds may run side by side and the dev
 * server has nothing to do after an edit elsewhere.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeFileIfChanged } from '../../../../node/base/files.js';
import type { Changelog, Release } from './types.js';

/** The underscore keeps it from being an entry. */
const INTRODUCTION_FILE = '_introduction.md';

export interface WriteEntriesOptions {
  /** Absolute; holds the entries of this changelog afterwards, and nothing else. */
  folder: string;
  /** Keys of the authors file. */
  authors: readonly string[];
  placeLinks: (markdown: string) => string;
}

/** @returns the file with the introduction, if there is one */
export async function writeEntries(
  { introduction, releases }: Changelog,
  { folder, authors, placeLinks }: WriteEntriesOptions,
): Promise<string | undefined> {
  const files = new Map(
    releases.map((release) => [`${release.version}.md`, entryText(release, { authors, placeLinks })]),
  );
  if (introduction !== '') files.set(INTRODUCTION_FILE, `${placeLinks(introduction)}\n`);
  await mkdir(folder, { recursive: true });
  const stale = (await readdir(folder)).filter((name) => name.endsWith('.md') && !files.has(name));
  for (const name of stale) await rm(path.join(folder, name), { force: true });
  for (const [name, text] of files) await writeFileIfChanged(path.join(folder, name), text);
  return introduction === '' ? undefined : path.join(folder, INTRODUCTION_FILE);
}

function entryText(
  { version, date, counts, summary, body, isUnreleased }: Release,
  { authors, placeLinks }: Omit<WriteEntriesOptions, 'folder'>,
): string {
  const said = summary === '' && counts === undefined ? sectionsOf(body) : (counts ?? '');
  // A list alone would be told with its marks, as it is written.
  const description = plainText(summary || (said === '' ? firstItem(body) : ''));
  // JSON is YAML, and `3.10` stays a text in it.
  const frontMatter = Object.entries({
    title: version,
    slug: `/${version}`,
    date,
    ...(description !== '' && { description }),
    ...(isUnreleased && { unreleased: true }),
    ...(authors.length > 0 && { authors }),
    // A changelog is plain Markdown: a brace in it is a brace.
    mdx: { format: 'md' },
  }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const parts = [said && `*${said}*`, placeLinks(summary), '<!-- truncate -->', placeLinks(body)];
  return `---\n${frontMatter.join('\n')}\n---\n\n${parts.filter((part) => part).join('\n\n')}\n`;
}

/** `Added 3 · Fixed 2`: what lists say of a release without a paragraph of its own. */
function sectionsOf(body: string): string {
  const sections = body.replaceAll(CODE, '').split(/^## /m).slice(1);
  return sections
    .map((section) => {
      const name = plainText(section.split('\n', 1)[0] ?? '');
      return [name.replaceAll(/[\\*_[\]<]/g, ''), section.match(/^[-*+] /gm)?.length ?? 0] as const;
    })
    .map(([name, items]) => (items > 0 ? `${name} ${items}` : name))
    .join(' · ');
}

const CODE = /^ {0,3}(`{3,}|~{3,})[^]*?(?:^ {0,3}\1|$(?![^]))/gm;

function firstItem(body: string): string {
  return /^\s*[-*+] (.*)/.exec(body)?.[1] ?? '';
}

/** What search engines show knows no links, no code, and no marks that keep a character from being one. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^\[[^\]]+\]:.*$/gm, '')
    .replaceAll(/(?<!\\)\[((?:\\.|[^\]\\])*)\](?:\([^)]*\)|\[[^\]]*\])?/g, '$1')
    .replaceAll(/\\([!-/:-@[-`{-~])|[`*]/g, (_, character: string | undefined) => character ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
