/**
 * Fenced blocks of a Markdown text that ask to be checked, by a word behind the language:
 *
 *     ```ts check          types are checked
 *     ```js check          the code runs
 *     ```ts check=run      both
 *     ```ts check=error    it must fail: a block that shows a mistake
 *     ```ts check group=a  with the blocks of the same name above it on the page
 */
import { withoutQuoted } from '../../../shared/live-meta.js';
import { SiteError } from '../../base/site-error.js';
import { placeAt } from '../../base/text-place.js';
import { languageOfFile, readReference } from '../../markdown/code-file.js';
import { findRanges } from '../../markdown/code-ranges.js';

export type CheckMode = 'default' | 'run' | 'error';

export interface CheckedBlock {
  /** The Markdown file, absolute. */
  file: string;
  /** Of the opening fence, from 1. */
  fenceLine: number;
  language: string;
  mode: CheckMode;
  group: string | undefined;
  /** Words behind the language. */
  meta: string;
  code: string;
  /** Where the code stands: this file, or the one that the fence shows. */
  source: CodeSource;
}

export interface CodeSource {
  file: string;
  /** Line of the first line of code. */
  line: number;
  /** Characters in front of each line that are not part of the code. */
  indent: number;
}

/** @throws SiteError for a word that means nothing. */
export function findBlocks(text: string, file: string): CheckedBlock[] {
  if (!text.includes('check')) return [];
  return findRanges(text).flatMap(({ kind, start, end }) => {
    const block = kind === 'fence' ? readFence(text.slice(start, end)) : undefined;
    const words = block && withoutQuoted(block.meta).split(/\s+/);
    const word = words?.find((each) => each === 'check' || each.startsWith('check='));
    if (!block || !words || word === undefined) return [];
    const place = placeAt(text, start);
    const mode = MODES.get(word);
    if (mode === undefined) throw unknownMode(word, file, place);
    const group = words.find((each) => each.startsWith('group='))?.slice('group='.length);
    const source = { file, line: place.line + 1, indent: block.indent };
    return [{ ...block, file, fenceLine: place.line, mode, group, source }];
  });
}

const MODES: ReadonlyMap<string, CheckMode> = new Map([
  ['check', 'default'],
  ['check=run', 'run'],
  ['check=error', 'error'],
]);

function unknownMode(word: string, file: string, place: { line: number; column: number }): SiteError {
  return new SiteError(`"${word}" says nothing about a code block.`, {
    file,
    ...place,
    hint: 'Write "check", "check=run" for code that also runs, or "check=error" for code that must fail.',
  });
}

interface Fence {
  language: string;
  meta: string;
  code: string;
  indent: number;
}

/** Fences may stand in lists and quotes: what is in front of the fence is in front of each line. */
function readFence(text: string): Fence | undefined {
  const [opening = '', ...lines] = text.split(/\r?\n/);
  const [, before = '', mark = '', info = ''] =
    /^([ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*)(`{3,}|~{3,})(.*)$/.exec(opening) ?? [];
  if (mark === '') return undefined;
  const last = lines.at(-1) ?? '';
  if (new RegExp(`^[ \\t>]*${mark[0] ?? ''}{${mark.length},}[ \\t]*$`).test(last)) lines.pop();
  const [language = '', ...words] = info.trim().split(/\s+/);
  const meta = words.join(' ');
  // Without a language, the first word is taken for one.
  const isFirst = language.startsWith('file=');
  const shown = isFirst ? readReference(language) : undefined;
  return {
    language: (isFirst ? languageOfFile(shown?.name ?? '') : language.toLowerCase()) ?? '',
    meta: isFirst ? `${language} ${meta}` : meta,
    code: lines.map((line) => withoutPrefix(line, before)).join('\n'),
    indent: before.length,
  };
}

function withoutPrefix(line: string, before: string): string {
  if (before === '') return line;
  if (before.includes('>')) return line.replace(/^[ \t]*>[ \t]?/, '');
  const blank = /^[ \t]*/.exec(line)?.[0].length ?? 0;
  return line.slice(Math.min(blank, before.length));
}
