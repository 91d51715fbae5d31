/**
 * Writes `translated_from` into the text of a translated file. Everything else stays byte for byte: a line is
 * replaced, or appended to the front matter, or front matter is added. The result is parsed again; if anything but
 * the mark differs, because the front matter has a form to which lines cannot be appended, an error is thrown.
 */
import { isDeepStrictEqual } from 'node:util';
import { type FrontMatterResult, readFrontMatter } from '../../base/front-matter.js';
import { TRANSLATED_FROM } from '../../content/translation-source.js';
import { SiteError } from '../../base/site-error.js';

/** @throws SiteError when the mark cannot be written. */
export function withMark({ file, source, mark }: { file: string; source: string; mark: string }): string {
  const before = readFrontMatter({ file, source });
  const written = before.frontMatter[TRANSLATED_FROM] === mark ? source : writeMark(source, mark, before);
  if (isAsWanted(written, before, { file, mark })) return written;
  throw new SiteError(`"${TRANSLATED_FROM}" cannot be written into front matter of this form.`, {
    file,
    line: 1,
    column: 1,
    hint: `Add it by hand: ${TRANSLATED_FROM}: '${mark}'`,
  });
}

function writeMark(source: string, mark: string, { frontMatter }: FrontMatterResult): string {
  const opening = /^\uFEFF?---[ \t]*([a-z]*)[ \t]*\r?\n/i.exec(source);
  const end = opening === null ? undefined : endOfBlock(source, opening[0].length);
  const eol = /\r?\n/.exec(source)?.[0] ?? '\n';
  if (opening === null || end === undefined) {
    const start = source.startsWith('\uFEFF') ? 1 : 0;
    const block = `---${eol}${TRANSLATED_FROM}: '${mark}'${eol}---${eol}${eol}`;
    return source.slice(0, start) + block + source.slice(start);
  }
  const [head, block, rest] = [opening[0], source.slice(opening[0].length, end), source.slice(end)];
  if (opening[1]?.toLowerCase() === 'json') return head + markJson(block, mark, frontMatter) + rest;
  const line = new RegExp(`^(["']?)${TRANSLATED_FROM}\\1[ \\t]*:.*?(?=\\r?$)`, 'm');
  if (line.test(block)) return head + block.replace(line, `${TRANSLATED_FROM}: '${mark}'`) + rest;
  return `${head}${block}${TRANSLATED_FROM}: '${mark}'${eol}${rest}`;
}

/** Offset of the line that closes the block starting at `start`. */
function endOfBlock(source: string, start: number): number | undefined {
  const closing = /\n---[ \t]*(?:\r?\n|$)/g;
  closing.lastIndex = start - 1;
  const match = closing.exec(source);
  return match === null ? undefined : match.index + 1;
}

function markJson(block: string, mark: string, frontMatter: Record<string, unknown>): string {
  const entry = `"${TRANSLATED_FROM}": "${mark}"`;
  const known = new RegExp(`"${TRANSLATED_FROM}"\\s*:\\s*"[^"]*"`);
  if (known.test(block)) return block.replace(known, entry);
  return block.replace('{', Object.keys(frontMatter).length === 0 ? `{${entry}` : `{${entry},`);
}

function isAsWanted(written: string, before: FrontMatterResult, wanted: { file: string; mark: string }): boolean {
  let after: FrontMatterResult;
  try {
    after = readFrontMatter({ file: wanted.file, source: written });
  } catch {
    return false;
  }
  const { body, frontMatter } = before;
  return (
    isDeepStrictEqual(after.frontMatter, { ...frontMatter, [TRANSLATED_FROM]: wanted.mark }) &&
    (after.body === body || after.body.replace(/^\r?\n/, '') === body)
  );
}
