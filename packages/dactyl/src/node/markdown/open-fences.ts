/**
 * Closes a code fence that is never closed, at the end of the block of colons around it, as in the site format. The
 * engine would continue the code up to the next fence.
 *
 *     :::tip            :::tip
 *     ```js             ```js
 *     a          →      a
 *                       ```
 *     :::               :::
 *
 * Where the next fence line closes the code, colons inside it belong to an example.
 */

/** What a line has that matters here; most have none of it, and need not be read. */
const SIGNS = /:::|```|~~~/;
const LINE = /^((?:[ \t>]|[-*+] |\d+[.)] )*)(?:(:{3,})[ \t]*(.*?)|(`{3,}|~{3,})(.*?))[ \t]*\r?$/;

interface Fence {
  marks: string;
  /** Characters before the fence (indentation, quote marks); the fence is closed with the same. */
  before: string;
}

export function closeFences(text: string): string {
  if (!/:::/.test(text) || !/```|~~~/.test(text)) return text;
  const lines = text.split('\n');
  let containers: number[] = [];
  let fence: Fence | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    if (!SIGNS.test(line)) continue;
    const [, before = '', colons, name = '', marks, info = ''] = LINE.exec(line) ?? [];
    if (colons !== undefined) {
      const around = containers.findIndex((size) => size <= colons.length);
      if (name !== '') {
        if (!fence && /^[a-z]/i.test(name)) containers.push(colons.length);
      } else if (around !== -1 && !(fence && isClosedBelow(lines, index + 1, fence))) {
        if (fence) writeFence(lines, index, fence);
        fence = undefined;
        containers = containers.slice(0, around);
      }
    } else if (marks !== undefined) {
      if (fence) fence = isFenceOf(fence, marks) && info === '' ? undefined : fence;
      else if (!(marks.startsWith('`') && info.includes('`'))) fence = { marks, before: before.replace(/[^>]/g, ' ') };
    }
  }
  return lines.join('\n');
}

/**
 * Writes the fence on the blank line above, so that the lines below keep their numbers, or else as an extra line.
 */
function writeFence(lines: string[], index: number, { before, marks }: Fence): void {
  const previous = lines[index - 1] ?? '';
  if (/^[ \t>]*\r?$/.test(previous)) lines[index - 1] = before + marks;
  else lines[index] = `${before}${marks}\n${lines[index] ?? ''}`;
}

/** Whether the next line with such marks is a closing fence. */
function isClosedBelow(lines: readonly string[], from: number, fence: Fence): boolean {
  for (let index = from; index < lines.length; index++) {
    const [, , , , marks, info] = LINE.exec(lines[index] ?? '') ?? [];
    if (marks !== undefined && isFenceOf(fence, marks)) return info === '';
  }
  return false;
}

function isFenceOf(fence: Fence, marks: string): boolean {
  return marks.startsWith(fence.marks);
}
