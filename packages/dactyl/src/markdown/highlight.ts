/**
 * Code → one line of HTML per line, each in `<span class="token-line">`.
 *
 * Prism gives nested tokens. They are flattened: text in the same style shares one span, unpainted text has none, and
 * white space joins its neighbour where nobody can see it.
 */
import { escapeHtml } from './html-text.js';
import type { Languages, Token } from './prism-languages.js';
import type { StyleState, TokenStyles } from './prism-theme.js';

export interface Highlighter {
  languages: Languages;
  styles: TokenStyles;
}

interface Line {
  html: string;
  /** Text that waits for its neighbour, and its style. */
  run: string;
  state: StyleState;
}

/** HTML of each line, without the element around it. Unknown languages stay plain. */
export function highlightLines(code: string, language: string, { languages, styles }: Highlighter): string[] {
  const tokens = languages.tokenize(code, language);
  if (!tokens) return escapeHtml(code).split('\n');
  const done: string[] = [];
  const line: Line = { html: '', run: '', state: 0 };
  const flush = (): void => {
    if (line.run === '') return;
    const name = styles.classOf(line.state);
    const text = escapeHtml(line.run);
    line.html += name === '' ? text : `<span class="${name}">${text}</span>`;
    line.run = '';
  };
  const write = (text: string, state: StyleState): void => {
    if (text === '') return;
    const joins = state === line.state || (line.run !== '' && isInvisible(text, [state, line.state], styles));
    if (!joins) {
      flush();
      line.state = state;
    }
    line.run += text;
  };
  const endLine = (): void => {
    flush();
    done.push(line.html);
    line.html = '';
    line.state = 0;
  };
  const walk = (token: Token | Token[], state: StyleState): void => {
    if (typeof token === 'string') {
      const [first = '', ...rest] = token.split('\n');
      write(first, state);
      for (const text of rest) {
        endLine();
        write(text, state);
      }
    } else if (Array.isArray(token)) {
      for (const each of token) walk(each, state);
    } else {
      let inside = styles.enter(state, token.type, language);
      for (const alias of [token.alias].flat()) if (alias) inside = styles.enter(inside, alias, language);
      walk(token.content, inside);
    }
  };
  walk(tokens, 0);
  endLine();
  return done;
}

function isInvisible(text: string, states: StyleState[], styles: TokenStyles): boolean {
  return text.trim() === '' && !states.some((state) => styles.showsOnSpace(state));
}
