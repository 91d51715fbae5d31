/** Parts of a note that links and embeds name: `#Heading`, `#^block`. */
import GithubSlugger from 'github-slugger';
import { withoutCode } from '../code-ranges.js';

interface Heading {
  /** Index of its line. */
  line: number;
  level: number;
  text: string;
  id: string;
}

/** The hash of a link to a part; empty for the title of the page, which has no id. */
export function hashOfPart(note: string, part: string, maintainCase: boolean): string {
  if (part.startsWith('^')) return `#${part}`;
  const found = findHeading(note, part, maintainCase);
  if (found?.level === 1) return '';
  return `#${found?.id ?? new GithubSlugger().slug(lastPart(part), maintainCase)}`;
}

/** Lines of a section without its heading, or of the block with an id; `undefined` when there is none. */
export function cutPart(note: string, part: string): string | undefined {
  const lines = note.split('\n');
  if (part.startsWith('^')) return cutBlock(lines, part);
  const headings = headingsOf(note, false);
  const start = headings.find((heading) => isNamed(heading, part));
  if (!start) return undefined;
  const end = headings.find(({ line, level }) => line > start.line && level <= start.level);
  return lines
    .slice(start.line + 1, end?.line)
    .join('\n')
    .trim();
}

/** The paragraph, item or row whose last line carries the id; an id alone on its line is that of the block above. */
function cutBlock(lines: readonly string[], id: string): string | undefined {
  const at = lines.findIndex(
    (line) => line.trimEnd().endsWith(id) && /(?:^|\s)$/.test(line.trimEnd().slice(0, -id.length)),
  );
  if (at === -1) return undefined;
  const own = (lines[at] ?? '').trimEnd().slice(0, -id.length).trimEnd();
  let end = at;
  if (own.trim() === '') while (end > 0 && (lines[end - 1] ?? '').trim() === '') end--;
  let start = own.trim() === '' ? end - 1 : at;
  // An item stands alone; a paragraph begins below the blank line above it.
  if (!/^\s*(?:[-*+]|\d+[.)])\s/.test(own)) while (start > 0 && (lines[start - 1] ?? '').trim() !== '') start--;
  const block = lines.slice(Math.max(start, 0), own.trim() === '' ? end : at);
  return [...block, ...(own.trim() === '' ? [] : [own])].join('\n').trim();
}

function findHeading(note: string, part: string, maintainCase: boolean): Heading | undefined {
  return headingsOf(note, maintainCase).find((heading) => isNamed(heading, part));
}

/** Links leave out signs that mean something in them, as ids do. */
function isNamed({ text }: Heading, part: string): boolean {
  const slugOf = (words: string) => new GithubSlugger().slug(words);
  return slugOf(text) === slugOf(lastPart(part));
}

/** `#Outer#Inner` names the inner heading. */
function lastPart(part: string): string {
  return part.split('#').at(-1)?.trim() ?? '';
}

function headingsOf(note: string, maintainCase: boolean): Heading[] {
  const slugger = new GithubSlugger();
  const lines = note.split('\n');
  const withoutExamples = withoutCode(note).split('\n');
  return withoutExamples.flatMap((blanked, line) => {
    const [, marks = ''] = /^ {0,3}(#{1,6})[ \t]/.exec(blanked) ?? [];
    if (marks === '') return [];
    const written = (lines[line] ?? '')
      .trim()
      .slice(marks.length)
      .trim()
      .replace(/\s+#+$/, '');
    const [, own] = /\s*\{\s*#([^\s{}]+)\s*\}$/.exec(written) ?? [];
    const text = plain(written.replace(/\s*\{\s*#[^\s{}]+\s*\}$/, ''));
    return [{ line, level: marks.length, text, id: own ?? slugger.slug(text, maintainCase) }];
  });
}

/** Words of a heading, as its id is made of them. */
function plain(text: string): string {
  return text
    .replaceAll(/!?\[\[(?:[^\]|]*\|)?([^\]|]*)\]\]/g, '$1')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`~]|==/g, '')
    .trim();
}
