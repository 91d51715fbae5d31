/**
 * A changelog file → its introduction and its releases.
 *
 *     ## 3.6.3 (2024-11-22)              one release
 *
 *     1 fix · 1 contributor              counts, where there are any
 *
 *     What the release is about.         the summary
 *
 *     ### What changed                   the rest
 */
import { existsSync, readFileSync } from 'node:fs';
import { SiteError } from 'dactyl';

export interface Changelog {
  /** Markdown between the title and the first release. */
  introduction: string;
  /** In the order of the file. */
  releases: Release[];
}

export interface Release {
  version: string;
  /** Day, as in `2024-11-22`. */
  date: string;
  counts: string | undefined;
  /** Markdown of the paragraph that says what the release is about. */
  summary: string;
  /** Markdown below, with headings that begin at the second level. */
  body: string;
  /** Where its heading is. */
  place: Place;
}

export interface Place {
  file: string;
  /** From 1. */
  line: number;
}

/** Of a version too it says what it may consist of: it becomes a file name and a part of a URL. */
const HEADING = /^## (?<version>[\w.-]+(?: [\w.-]+)*) \((?<date>\d{4}-\d{2}-\d{2})\)$/;

/** `11 features · 21 fixes · 19 contributors`: parts that begin with a number. */
const COUNTS = /^\d[^·\n]*(?: · \d[^·\n]*)*$/;

export function readChangelog(file: string): Changelog {
  const lines = readLines(file);
  const starts = lines.flatMap(({ isRelease }, index) => (isRelease ? [index] : []));
  const releases = starts.map((start, index) => readRelease(lines.slice(start, starts[index + 1]), file));
  assertUnique(releases);
  // The title of the file is that of the page.
  const introduction = lines.slice(0, starts[0]).filter(({ text }) => !text.startsWith('# '));
  return { introduction: join(introduction), releases };
}

/** Some releases in another language; `undefined` without such a file. Those that it lacks may come later. */
export function readTranslation(file: string, original: Changelog): Changelog | undefined {
  if (!existsSync(file)) return undefined;
  const translation = readChangelog(file);
  for (const { version, date, place } of translation.releases) {
    const source = original.releases.find((release) => release.version === version);
    if (source?.date === date) continue;
    throw new SiteError(`The release ${version} (${date}) is not in the changelog that this one translates.`, {
      ...place,
      hint: source ? `There it has the date ${source.date}.` : 'Correct the version, or remove the section.',
    });
  }
  return translation;
}

interface Line {
  text: string;
  number: number;
  /** Whether a release begins here; in a code block `##` means nothing. */
  isRelease: boolean;
}

/** Without front matter, in which a translation remembers its source. What is a level too deep for a page is raised. */
function readLines(file: string): Line[] {
  const texts = readFileSync(file, 'utf8').split(/\r?\n/);
  const begin = texts[0] === '---' ? texts.indexOf('---', 1) + 1 : 0;
  let fence: string | undefined;
  return texts.slice(begin).map((text, index) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
    return {
      text: isCode ? text : text.replace(/^##(?=#+ )/, '#'),
      number: begin + index + 1,
      isRelease: !isCode && text.startsWith('## '),
    };
  });
}

function readRelease([heading, ...lines]: readonly Line[], file: string): Release {
  const place = { file, line: heading?.number ?? 1 };
  const { version = '', date = '' } = HEADING.exec(heading?.text.trimEnd() ?? '')?.groups ?? {};
  if (!isDay(date)) {
    throw new SiteError(`The heading "${heading?.text}" names no release.`, {
      ...place,
      hint: 'Write the version and the day, as in "## 3.6.3 (2024-11-22)".',
    });
  }
  const text = join(lines);
  const [first] = takeParagraph(text);
  const counts = COUNTS.test(first) ? first : undefined;
  const [summary, body] = takeParagraph(counts === undefined ? text : takeParagraph(text)[1]);
  if (summary === '' || /^(?:#|[-*] |```)/.test(summary)) {
    throw new SiteError(`The release ${version} has no summary.`, {
      ...place,
      hint: 'Say in a paragraph below its heading what it is about: the list of releases shows that.',
    });
  }
  return { version, date, counts, summary, body, place };
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** The first paragraph, and what is below. */
function takeParagraph(text: string): [string, string] {
  const end = text.search(/\n\s*\n/);
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
    lines.set(version, place.line);
  }
}
