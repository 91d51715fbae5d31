/**
 * Questions that a doc answers, from its Markdown: for search engines only, what readers see is compiled apart from it.
 * Input: the body of the file. Output: each heading that ends with a question mark, with the text of its section.
 */
import { textLines } from '../../../node/content/excerpt.js';
import type { DocQuestion } from './types.js';

interface OpenQuestion {
  question: string;
  /** Number of `#`. */
  level: number;
  lines: string[];
}

/** Code, tags and directives are no part of an answer; a question without any text below it is left out. */
export function readQuestions(body: string): DocQuestion[] {
  const found: OpenQuestion[] = [];
  let open: OpenQuestion | undefined;
  for (const { source, text } of textLines(body, 0)) {
    const level = /^ {0,3}(#{2,6})\s/.exec(source)?.[1]?.length;
    if (level === undefined) {
      open?.lines.push(text);
    } else if (isQuestion(text)) {
      open = { question: text, level, lines: [] };
      found.push(open);
    } else if (open && level <= open.level) {
      open = undefined;
    }
  }
  return found
    .filter(({ lines }) => lines.length > 0)
    .map(({ question, lines }) => ({ question, answer: lines.join(' ') }));
}

function isQuestion(heading: string): boolean {
  return /[?？؟]$/.test(heading);
}
