/** Edits for keys that a code editor handles differently from a text area. */

export interface Selection {
  text: string;
  from: number;
  to: number;
}

export interface Edit {
  /** Range that is replaced. */
  from: number;
  to: number;
  insert: string;
  /** Selection afterwards. */
  select: [from: number, to: number];
}

const INDENT = '  ';

/** `undefined` for keys that the text area handles. */
export function editForKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  selection: Selection,
): Edit | undefined {
  if (key === 'Enter' && !shiftKey) return breakLine(selection);
  if (key !== 'Tab') return undefined;
  if (shiftKey) return moveLines(selection, (line) => line.replace(/^ {1,2}|^\t/, ''));
  const { text, from, to } = selection;
  if (text.slice(from, to).includes('\n')) return moveLines(selection, (line) => (line === '' ? line : INDENT + line));
  return { from, to, insert: INDENT, select: [from + INDENT.length, from + INDENT.length] };
}

/** Indents the next line like this one, or deeper after an opening bracket. */
function breakLine({ text, from, to }: Selection): Edit {
  const line = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const opens = /[({[>]\s*$/.test(line) && !/\/>\s*$|<\/[^>]*>\s*$|=>\s*$/.test(line);
  const insert = `\n${/^\s*/.exec(line)?.[0] ?? ''}${opens ? INDENT : ''}`;
  return { from, to, insert, select: [from + insert.length, from + insert.length] };
}

/** Changes all lines that the selection touches. */
function moveLines({ text, from, to }: Selection, change: (line: string) => string): Edit | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const before = text.slice(start, end).split('\n');
  const after = before.map(change);
  const insert = after.join('\n');
  // Even if nothing changes, an edit is returned, so that Tab does not leave the editor.
  const firstMoved = (after[0]?.length ?? 0) - (before[0]?.length ?? 0);
  const moved = insert.length - (end - start);
  return { from: start, to: end, insert, select: [Math.max(start, from + firstMoved), Math.max(start, to + moved)] };
}
