/**
 * What a code fence that shows another file asks for, and the lines of that file. The files are read ahead, by
 * `node/pipeline/read-code-files.ts`: nothing here touches the disk.
 *
 *     ```ts file=../src/clock.ts#region   ```ts file="@site/src/my clock.ts#L3-L8"   ``` file=clock.ts#L3
 */
import { suggestName } from '../base/nearest-name.js';
import { cutRegion, regionNames } from './code-regions.js';
import type { CodeFile } from './types.js';

/** Names of files in code fences of a text, as written; a fence that is only an example of one counts too. */
export function codeFileNames(source: string): string[] {
  if (!source.includes('file=')) return [];
  const names = new Set<string>();
  for (const [, info = ''] of source.matchAll(/(?:`{3,}|~{3,})([^\n]*\bfile=[^\n]*)/g)) {
    const reference = readReference(info.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1'));
    if (reference) names.add(reference.name);
  }
  return [...names];
}

export interface CodeReference {
  /** Path as written. */
  name: string;
  /** Name of a region, or `L3-L8`. */
  part: string | undefined;
}

/** The word `file=…` of a fence's meta string. */
export function readReference(meta: string): CodeReference | undefined {
  const word = meta.match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)?.find((candidate) => candidate.startsWith('file='));
  const value = word?.slice('file='.length).replaceAll(/^["']|["']$/g, '');
  if (!value) return undefined;
  const hash = value.lastIndexOf('#');
  // A folder may be called "C#".
  const hasPart = hash > 0 && !value.includes('/', hash);
  return hasPart ? { name: value.slice(0, hash), part: value.slice(hash + 1) } : { name: value, part: undefined };
}

/** The language of a fence that names none: that of the file's extension. */
export function languageOfFile(name: string): string | undefined {
  return /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();
}

export type CodePart = { code: string; lines?: { first: number; last: number } } | { problem: string; hint: string };

/** The lines that a reference asks for, without the indentation that they share. */
export function cutCode({ name, part }: CodeReference, file: CodeFile): CodePart {
  if ('problem' in file) return file;
  const lines = file.text.replace(/^\uFEFF/, '').split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (part === undefined) return { code: dedent(lines) };
  const [, from, dash, to] = /^L(\d+)(-(?:L?(\d+))?)?$/.exec(part) ?? [];
  if (from === undefined) return namedRegion(lines, { name, part });
  const first = Number(from);
  const last = dash === undefined ? first : Number(to ?? lines.length);
  if (first < 1 || last < first || last > lines.length) {
    return {
      problem: `The file "${name}" has no lines "${part}": it has ${lines.length}.`,
      hint: 'Write "#L3" for one line, "#L3-L8" for several, and "#L3-" for all from there.',
    };
  }
  return { code: dedent(lines.slice(first - 1, last)), lines: { first, last } };
}

function namedRegion(lines: readonly string[], { name, part }: { name: string; part: string }): CodePart {
  const found = cutRegion(lines, part);
  if (found === undefined) {
    const known = regionNames(lines);
    const advice = 'Mark the lines with the comments "#region NAME" and "#endregion" in that file.';
    return {
      problem: `The file "${name}" has no region "${part}".`,
      hint: known.length === 0 ? advice : suggestName(part, known),
    };
  }
  if (!found.isClosed) {
    return {
      problem: `The region "${part}" of the file "${name}" has no end.`,
      hint: 'Write a comment "#endregion" below its last line.',
    };
  }
  const { first, last } = found;
  return { code: dedent(found.lines), ...(first <= last && { lines: { first, last } }) };
}

function dedent(lines: readonly string[]): string {
  const indents = lines.flatMap((line) => (line.trim() === '' ? [] : [/^[ \t]*/.exec(line)?.[0] ?? '']));
  const shared = indents.reduce((one, other) => sharedStart(one, other), indents[0] ?? '');
  return lines.map((line) => (line.startsWith(shared) ? line.slice(shared.length) : line.trimStart())).join('\n');
}

function sharedStart(one: string, other: string): string {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return one.slice(0, length);
}
