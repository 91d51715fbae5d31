/** The lines of a changelog file, with what each is: a heading, code, or text. */
import { readFileSync } from 'node:fs';

export interface Line {
  text: string;
  /** From 1. */
  number: number;
  /** Of a heading; 0 for other lines, and in code and comments, where `##` means nothing. */
  level: number;
}

export interface Lines {
  lines: Line[];
  /** Label in lower case → address. */
  definitions: Map<string, string>;
}

/** `[1.1.0]: https://… "Title"`, which Keep a Changelog has at the end of the file; not footnotes, nor notes in words. */
const DEFINITION = /^ {0,3}\[(?<label>[^\]^][^\]]*)\]:\s*<?(?<url>[^\s>]+)>?(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*$/;

/** Without front matter, in which a translation remembers its source, without comments and definitions of links. */
export function readLines(file: string): Lines {
  const texts = readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const begin = texts[0] === '---' ? texts.indexOf('---', 1) + 1 : 0;
  const definitions = new Map<string, string>();
  const lines: Line[] = [];
  const isCode = createFence();
  let isComment = false;
  for (const [index, written] of texts.entries()) {
    if (index < begin) continue;
    const number = index + 1;
    if (!isComment && isCode(written)) {
      lines.push({ text: written, number, level: 0 });
      continue;
    }
    const text: string = isComment ? (written.split('-->')[1] ?? '') : written;
    isComment = isComment ? !written.includes('-->') : /<!--(?!.*-->)/.test(written);
    const { label, url } = DEFINITION.exec(text)?.groups ?? {};
    if (label !== undefined && url !== undefined) definitions.set(label.toLowerCase(), url);
    else if (!underline(lines.at(-1), text)) {
      const shown = isComment ? text.replace(/<!--.*$/, '') : text;
      lines.push({ text: shown, number, level: /^(#{1,6})\s/.exec(shown)?.[1]?.length ?? 0 });
    }
  }
  return { lines, definitions };
}

/** Tells of each line in turn whether it belongs to a fenced code block. */
function createFence(): (text: string) => boolean {
  let fence: string | undefined;
  return (text) => {
    // A line such as ```code``` is code in a sentence.
    const mark = /^ {0,3}(?:(`{3,})[^`]*|(~{3,}).*)$/.exec(text)?.slice(1).find(Boolean);
    if (fence === undefined) {
      fence = mark;
      return mark !== undefined;
    }
    if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
    return true;
  };
}

/** Makes a heading of the line above, if this one is the line below it: `1.1.0 / 2024-02-29` over `=====`. */
function underline(above: Line | undefined, text: string): boolean {
  const mark = /^ {0,3}(=+|-{2,})\s*$/.exec(text)?.[1];
  if (mark === undefined || !above || above.level > 0 || !/^ {0,3}[^\s>*+|-]/.test(above.text)) return false;
  above.level = mark.startsWith('=') ? 1 : 2;
  above.text = `${'#'.repeat(above.level)} ${above.text.trim()}`;
  return true;
}
