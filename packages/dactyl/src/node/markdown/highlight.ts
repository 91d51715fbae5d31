/**
 * Highlights code as one piece of HTML per line. Prism returns nested tokens. They are flattened: neighbours with
 * the same style share one span, unstyled text has none, and white space joins its neighbour where the style would
 * not show on it.
 */
import { languageInDiff } from '../../shared/code-lines.js';
import { ansiLines } from './ansi.js';
import { escapeHtml } from '../../shared/html.js';
import type { Languages, Token } from './prism-languages.js';
import type { StyleState, TokenStyles } from './prism-theme.js';

export type Highlighter = PrismHighlighter | OtherHighlighter;

export interface PrismHighlighter {
  languages: Languages;
  styles: TokenStyles;
}

export interface OtherHighlighter {
  /** HTML of each line; `undefined` for a language that it does not know. */
  highlightLines(code: string, language: string): string[] | undefined;
}

/**
 * Lines above this length stay plain: some grammars take quadratic time, and nobody reads the colours of such a
 * line.
 */
const LONG_LINE = 10_000;

/** HTML of each line, without the element around it. Unknown languages and very long lines stay plain. */
export function highlightLines(code: string, language: string, highlighter: Highlighter): string[] {
  if (language === 'ansi') return ansiLines(code);
  const inDiff = languageInDiff(language);
  if (inDiff !== undefined) return highlightDiff(code, inDiff, highlighter);
  return (hasLongLine(code) ? undefined : paintLines(code, language, highlighter)) ?? escapeHtml(code).split('\n');
}

function paintLines(code: string, language: string, highlighter: Highlighter): string[] | undefined {
  if ('highlightLines' in highlighter) return highlighter.highlightLines(code, language);
  const { languages, styles } = highlighter;
  const tokens = languages.tokenize(code, language);
  if (!tokens) return undefined;
  const writer = createLineWriter(styles);
  const enter = styles.forLanguage(language);
  const walk = (token: Token, state: StyleState): void => {
    if (typeof token === 'string') {
      writer.write(token, state);
      return;
    }
    let inside = enter(state, token.type);
    if (typeof token.alias === 'string') inside = enter(inside, token.alias);
    else for (const alias of token.alias ?? []) inside = enter(inside, alias);
    const { content } = token;
    if (Array.isArray(content)) for (const each of content) walk(each, inside);
    else walk(content, inside);
  };
  for (const token of tokens) walk(token, 0);
  return writer.end();
}

function hasLongLine(code: string): boolean {
  return code.length > LONG_LINE && code.split('\n').some((line) => line.length > LONG_LINE);
}

/** Highlights the code of a diff without its `+`/`-` signs, as one text. */
function highlightDiff(code: string, language: string, highlighter: Highlighter): string[] {
  const lines = code.split('\n').map((line) => /^([-+ ]?)(.*)$/s.exec(line)?.slice(1) ?? ['', line]);
  const inside = lines.map(([, text]) => text).join('\n');
  return highlightLines(inside, language, highlighter).map((html, index) => `${lines[index]?.[0] ?? ''}${html}`);
}

export interface LineWriter {
  /** `text` may hold line breaks. */
  write(text: string, state: StyleState): void;
  end(): string[];
}

export function createLineWriter(styles: Pick<TokenStyles, 'classOf' | 'showsOnSpace'>): LineWriter {
  const lines: string[] = [];
  let html = '';
  // Text that is held back because the next token may have the same style.
  let run = '';
  let runState: StyleState = 0;

  const endRun = (): void => {
    if (run === '') return;
    html += runState === 0 ? escapeHtml(run) : `<span class="${styles.classOf(runState)}">${escapeHtml(run)}</span>`;
    run = '';
  };
  const endLine = (): void => {
    endRun();
    lines.push(html);
    html = '';
    runState = 0;
  };
  const writePart = (text: string, state: StyleState): void => {
    if (text === '') return;
    const joins =
      state === runState ||
      (run !== '' && isBlank(text) && !styles.showsOnSpace(state) && !styles.showsOnSpace(runState));
    if (!joins) {
      endRun();
      runState = state;
    }
    run += text;
  };
  return {
    write(text, state) {
      let start = 0;
      for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
        writePart(text.slice(start, end), state);
        endLine();
        start = end + 1;
      }
      writePart(start === 0 ? text : text.slice(start), state);
    },
    end() {
      endLine();
      return lines;
    },
  };
}

function isBlank(text: string): boolean {
  return text === ' ' || text.trim() === '';
}
