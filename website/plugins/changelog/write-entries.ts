/**
 * A changelog → one Markdown file for each release, which the blog plugin reads like posts.
 * Files are written only when they change and appear as a whole, so that builds may run side by side and the dev
 * server has nothing to do after an edit elsewhere.
 */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Changelog, Release } from './read-changelog.js';

/** The underscore keeps it from being an entry. */
const INTRODUCTION_FILE = '_introduction.md';

/**
 * Makes `folder` hold the entries of this changelog, and nothing else.
 *
 * @returns the file with its introduction
 */
export function writeEntries({ introduction, releases }: Changelog, folder: string): string | undefined {
  const files = new Map(releases.map((release) => [`${release.version}.md`, entryText(release)]));
  if (introduction !== '') files.set(INTRODUCTION_FILE, `${introduction}\n`);
  mkdirSync(folder, { recursive: true });
  const stale = readdirSync(folder).filter((name) => name.endsWith('.md') && !files.has(name));
  for (const name of stale) rmSync(path.join(folder, name), { force: true });
  for (const [name, text] of files) writeIfChanged(path.join(folder, name), text);
  return introduction === '' ? undefined : path.join(folder, INTRODUCTION_FILE);
}

function entryText({ version, date, counts, summary, body }: Release): string {
  // JSON is YAML, and `3.10` stays a text in it.
  const frontMatter = Object.entries({
    title: version,
    slug: `/${version}`,
    date,
    description: plainText(summary),
    authors: 'core',
    // A changelog is plain Markdown: a brace in it is a brace.
    mdx: { format: 'md' },
  }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const parts = [`---\n${frontMatter.join('\n')}\n---`, counts && `*${counts}*`, summary, '<!-- truncate -->', body];
  return `${parts.filter((part) => part).join('\n\n')}\n`;
}

/** What search engines show knows no links, and no code. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ');
}

function writeIfChanged(file: string, text: string): void {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // It is new.
  }
  const temporary = `${file}.${process.pid}.tmp`;
  writeFileSync(temporary, text);
  renameSync(temporary, file);
}
