/**
 * A changelog file → its introduction and its releases.
 *
 *     ## 3.6.3 (2024-11-22)              one release; see `read-heading.ts` for other forms
 *
 *     1 fix · 1 contributor              counts, where there are any
 *
 *     What the release is about.         the summary, where there is one
 *
 *     ### What changed                   the rest
 */
import { existsSync } from 'node:fs';
import { SiteError } from '../../../../node/base/site-error.js';
import { isDay, readHeading, type ReleaseHeading } from './read-heading.js';
import { type Line, type Lines, readLines } from './read-lines.js';
import type { Changelog, Release, ReleasePlace } from './types.js';

/** `11 features · 21 fixes · 19 contributors`: numbers with a few words. */
const COUNTS = /^\d+ ?[^\s·.,:)]+(?: [^\s·.,:]+){0,2}(?: · \d+ ?[^\s·.,:)]+(?: [^\s·.,:]+){0,2})*$/;
/** What begins something else than a paragraph. */
const NO_PARAGRAPH = String.raw`(?:#{1,6}\s|[-*+]\s|\d+[.)]\s|\`\`\`|~~~|>|\||<)`;

export interface ReadChangelogOptions {
  /** Whether what is not released yet counts. */
  unreleased: boolean;
}

export function readChangelog(file: string, { unreleased }: ReadChangelogOptions): Changelog {
  const { lines, definitions } = readLines(file);
  const headings = releaseHeadings(lines, file);
  const starts = [...headings.keys()];
  const releases = [...headings].flatMap(([start, heading], index) => {
    if (heading.isUnreleased && !unreleased) return [];
    const place = { file, line: lines[start]?.number ?? 1 };
    return [readRelease(heading, { place, text: join(lines.slice(start + 1, starts[index + 1])), definitions })];
  });
  assertUnique(releases);
  // The title of the file is that of the page.
  const introduction = lines.slice(0, starts[0]).filter(({ level }) => level !== 1);
  return { introduction: withDefinitions(join(introduction), definitions), releases };
}

/** Some releases in another language; `undefined` without such a file. Those that it lacks may come later. */
export function readTranslation(
  file: string,
  original: Changelog,
  options: ReadChangelogOptions,
): Changelog | undefined {
  if (!existsSync(file)) return undefined;
  const translation = readChangelog(file, options);
  const releases = translation.releases.map((release) => {
    const source = original.releases.find(({ version }) => version === release.version);
    const date = release.date ?? source?.date;
    if (source && source.date === date) return { ...release, date };
    const name = release.date === undefined ? release.version : `${release.version} (${release.date})`;
    throw new SiteError(`The release ${name} is not in the changelog that this one translates.`, {
      ...release.place,
      hint: source ? `There it has the date ${source.date}.` : 'Correct the version, or remove the section.',
    });
  });
  return { ...translation, releases };
}

/**
 * Index of a line → the release that begins there. Releases have one level in most files; where tools give small ones a
 * deeper level, these have a date.
 */
function releaseHeadings(lines: readonly Line[], file: string): Map<number, ReleaseHeading> {
  const read = lines.map(({ text, level }) =>
    level >= 1 && level <= 3 ? readHeading(text.replace(/^#+\s+/, '').replace(/\s*#*\s*$/, '')) : undefined,
  );
  const levels = (isCounted: (heading: ReleaseHeading) => boolean) =>
    lines.flatMap(({ level }, index) => (read[index] && isCounted(read[index]) ? [level] : []));
  // The name of a package may be "next".
  const versions = levels(({ isUnreleased }) => !isUnreleased);
  const top = Math.min(...(versions.length > 0 ? versions : levels(() => true)));
  const entries = lines.flatMap(({ text, number, level }, index): [number, ReleaseHeading][] => {
    const heading = read[index];
    const isRelease = heading && (level === top || heading.date !== undefined);
    if (isRelease && (heading.date === undefined || isDay(heading.date))) return [[index, heading]];
    if (isRelease || (level === top && LIKE_A_RELEASE.test(text))) throw noRelease(text, { file, line: number });
    return [];
  });
  return new Map(entries);
}

/** A heading that begins with a version, or ends with a day, but is none of the known forms. */
const LIKE_A_RELEASE = /^#+\s+\[?v?\d+\.\d|\(\d{4}-\d{2}-\d{2}\)\s*$/i;

function noRelease(text: string, place: ReleasePlace): SiteError {
  return new SiteError(`The heading "${text.trimEnd()}" names no release.`, {
    ...place,
    hint: 'Write the version and the day, as in "## 3.6.3 (2024-11-22)" or "## [3.6.3] - 2024-11-22".',
  });
}

interface Section {
  place: ReleasePlace;
  text: string;
  definitions: Lines['definitions'];
}

function readRelease(heading: ReleaseHeading, { place, text, definitions }: Section): Release {
  const [first] = takeParagraph(text);
  const counts = COUNTS.test(first) ? first : undefined;
  const below = counts === undefined ? text : takeParagraph(text)[1];
  const [paragraph, rest] = takeParagraph(below);
  const hasSummary = paragraph !== '' && !new RegExp(`^${NO_PARAGRAPH}`).test(paragraph);
  const link = heading.link ?? definitions.get(heading.version.toLowerCase()) ?? definitions.get(`v${heading.version}`);
  const parts = [raised(hasSummary ? rest : below), link && `[${linkLabel(link)}](${link})`];
  return {
    version: heading.version,
    date: heading.date,
    counts: [heading.isYanked ? 'Yanked' : '', counts].filter(Boolean).join(' · ') || undefined,
    summary: hasSummary ? withDefinitions(paragraph, definitions) : '',
    body: withDefinitions(parts.filter(Boolean).join('\n\n'), definitions),
    isUnreleased: heading.isUnreleased,
    place,
  };
}

/** A page has its own first heading, so the sections of a release begin at the second level. */
function raised(text: string): string {
  const depth = Math.min(...[...text.matchAll(HEADINGS)].map(({ groups }) => groups?.['marks']?.length ?? Infinity));
  if (depth === Infinity || depth === 2) return text;
  return text.replaceAll(HEADINGS, (line: string, ...found) => {
    const { marks } = (found.at(-1) ?? {}) as { marks?: string };
    return marks === undefined ? line : line.replace(marks, '#'.repeat(Math.min(6, marks.length - depth + 2)));
  });
}

/** Headings; what is in a code block is taken along, and has no marks. */
const HEADINGS = /^ {0,3}(?<fence>`{3,}|~{3,})[^]*?(?:^ {0,3}\k<fence>[`~]*\s*$|$(?![^]))|^(?<marks>#{1,6})(?=\s)/gm;

/** `https://code.example/a/b/compare/v1.0.0...v1.1.0` → `v1.0.0...v1.1.0`. */
function linkLabel(url: string): string {
  return (
    url
      .replace(/[?#].*$/, '')
      .split('/')
      .findLast(Boolean) ?? url
  );
}

/** The definitions that a part of the file uses come along with it. */
function withDefinitions(text: string, definitions: ReadonlyMap<string, string>): string {
  const labels = new Set([...text.matchAll(/\[([^\]]+)\](?!\()/g)].map((match) => match[1]?.toLowerCase()));
  const used = [...definitions].filter(([label]) => labels.has(label));
  return [text, used.map(([label, url]) => `[${label}]: ${url}`).join('\n')].filter(Boolean).join('\n\n');
}

/** The first paragraph, and what is below. */
function takeParagraph(text: string): [string, string] {
  const end = text.search(new RegExp(String.raw`\n(?:\s*\n|${NO_PARAGRAPH})`));
  return end === -1 ? [text, ''] : [text.slice(0, end), text.slice(end).replace(/^\s*\n/, '')];
}

function join(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

function assertUnique(releases: readonly Release[]): void {
  const lines = new Map<string, number>();
  for (const { version, place } of releases) {
    const first = lines.get(version);
    if (first !== undefined) {
      throw new SiteError(`The release ${version} is there twice, the first time on line ${first}.`, {
        ...place,
        hint: 'Make one section of the two.',
      });
    }
    lines.set(version, place.line ?? 0);
  }
}
