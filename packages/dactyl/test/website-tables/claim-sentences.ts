/** Sentences and table cells of English pages that promise something: with a figure and its unit, or "always", "never", "every". */

export interface TextBlock {
  /** From the top of the file, beginning with 1. */
  line: number;
  words: string;
}

const PROMISE = /\b(?:always|never|every)\b/i;
const NUMBER = String.raw`(?<![\w.^])(?:\d[\d,.–]*|(?:two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|thousand)(?= ))`;
const UNIT = String.raw`(?:[KMG]i?B|bytes?|ms|s|(?:milli)?seconds?|minutes?|hours?|days?|%|times|cores|threads|entries|px)`;
const COUNTED = String.raw`\d[\d,.–]*(?: (?:more|fewer|generated))? (?:pages|posts|docs|files)\b|\b(?:one|two|three) scripts?\b`;
const FIGURE = new RegExp(String.raw`${NUMBER} ?${UNIT}(?!\w)|${COUNTED}`, 'i');

/** What has to be shown: sentences with a figure and its unit, or with one of the words, outside of code and headings. */
export function claimsAmong(blocks: readonly TextBlock[]): TextBlock[] {
  return blocks.flatMap(({ line, words }) =>
    sentencesOf(words)
      .filter((sentence) => isPromise(sentence.replaceAll(/`[^`]*`/g, '')))
      .map((sentence) => ({ line, words: sentence })),
  );
}

/** Paragraphs, items of lists, cells of tables and texts of components, as readers see them; no headings and no code. */
export function textBlocks(file: string, text: string): TextBlock[] {
  return file.endsWith('.tsx') ? textsOfComponent(text) : blocksOfMarkdown(text);
}

/** Texts as readers see them: without the marks of links, emphasis and code, in one line. */
function plainWords(text: string): string {
  return text
    .replace(/!?\[((?:[^[\]]|\[[^\]]*\])*)\]\([^()]*(?:\([^()]*\))?[^()]*\)/g, '$1')
    .replace(/\[([^[\]]+)\]\[[^\]]*\]/g, '$1')
    .replace(/\*\*|(?<![\w*])\*(?=\S)|(?<=\S)\*(?![\w*])/g, '')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/<\/?[A-Za-z][^<>]*>/g, '')))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function isPromise(sentence: string): boolean {
  return PROMISE.test(sentence) || FIGURE.test(sentence);
}

function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?][)”"]?) (?=[A-Z`“(‘*@]|npm )/).filter((sentence) => sentence !== '');
}

function blocksOfMarkdown(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let isOpen = false;
  for (const [index, raw] of withoutCode(text).split('\n').entries()) {
    const line = raw.trim();
    const begin = (words: string) => blocks.push({ line: index + 1, words });
    const [, item] = /^(?:[-*]|\d+\.) (.*)$/.exec(line) ?? [];
    const wasOpen = isOpen;
    isOpen = line !== '' && !BETWEEN.test(line) && !line.startsWith('|');
    if (line.startsWith('|')) cellsOf(line).forEach(begin);
    else if (isOpen && wasOpen && item === undefined) {
      const last = blocks.at(-1);
      if (last) last.words += ` ${line}`;
    } else if (isOpen) begin(item ?? line);
  }
  return blocks.map(({ line, words }) => ({ line, words: plainWords(words) }));
}

/** Lines that are no text: headings, the ends of admonitions, elements alone in their line, comments. */
const BETWEEN = /^(?:#|:::|<[^>]*>$|\{\/\*)/;

function cellsOf(row: string): string[] {
  return /^\|[\s:|-]+$/.test(row) ? [] : row.split(/(?<!\\)\|/).slice(1, -1);
}

/** Front matter, code blocks, formulas, imports and exports are empty lines, so that lines keep their numbers. */
function withoutCode(text: string): string {
  const empty = (code: string) => code.replaceAll(/[^\n]/g, '');
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, empty)
    .replaceAll(/^ *(`{3,}|~{3,}|\$\$)[^\n]*\n[\s\S]*?\n *\1[`~]*$/gm, empty)
    .replaceAll(/^(?:import|export) [\s\S]*?(?=\n\n|$(?![\s\S]))/gm, empty);
}

/** What stands in `<Translate>` and in messages of `translate()`. */
function textsOfComponent(text: string): TextBlock[] {
  const texts = text.matchAll(/<Translate\b[^>]*>([^<]*)<\/Translate>|message:\s*'((?:[^'\\]|\\.)*)'/g);
  return [...texts].map((match) => ({
    line: text.slice(0, match.index).split('\n').length,
    words: plainWords((match[1] ?? match[2] ?? '').replace(/^\s*\{'|'\}\s*$/g, '')),
  }));
}
