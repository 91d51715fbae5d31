/**
 * Styles of a drawing that fetch nothing: addresses in them are parts of the drawing or hold their data. Browsers read CSS with
 * escapes in it, so names are compared as they read them.
 *
 *     fill:url(https://a.example/x) red  →  fill: red
 */
const SPACE = String.raw`[ \t\n]`;
const ESCAPE = String.raw`\\(?:[\da-f]{1,6}${SPACE}?|[^\da-f\n])`;
const NAME = String.raw`(?:[\w-]|[^\0-\x7f]|${ESCAPE})+`;
const TEXT = String.raw`"(?:\\[^]|[^"\\\n])*"?|'(?:\\[^]|[^'\\\n])*'?`;
const COMMENT = String.raw`\/\*[^]*?(?:\*\/|$)`;

const TOKEN = new RegExp(String.raw`${COMMENT}|${TEXT}|(@?${NAME})(\(?)|[^]`, 'iy');
const QUOTED_ADDRESS = new RegExp(`${SPACE}*(?:${TEXT})${SPACE}*(?:\\)|$)`, 'y');
const BARE_ADDRESS = new RegExp(String.raw`${SPACE}*(?!["' \t\n])(?:\\[^]|[^)\\])*(?:\)|\\?$)`, 'y');
const ESCAPES = new RegExp(String.raw`\\(?:([\da-f]{1,6})${SPACE}?|([^]))`, 'gi');

const MAY_FETCH = /[\\@]|url\(|image|src\(/i;
/** They take addresses as plain texts, also out of variables. `url(` is here when it is not one address. */
const FETCHING = new Set(['url(', 'src(', 'image(', 'image-set(', '-webkit-image-set(']);

export function localCss(source: string): string {
  if (!MAY_FETCH.test(source)) return source;
  const css = source.replaceAll(/\r\n?|\f/g, '\n');
  let kept = '';
  /** Of the brackets in a function that is left out. */
  let depth = 0;
  let isImport = false;
  for (const { text, name } of tokensOf(css)) {
    if (isImport) isImport = text !== ';';
    else if (depth > 0) depth += name.endsWith('(') ? 1 : text === ')' ? -1 : 0;
    else if (name === '@import') isImport = true;
    else if (FETCHING.has(name)) depth = 1;
    else if (name !== 'url()' || isLocal(text)) kept += text;
  }
  return kept;
}

interface Token {
  text: string;
  /** In small letters and without escapes: `fill`, `@import`, `translate(`, and `url()` for one with its address. */
  name: string;
}

function* tokensOf(css: string): Generator<Token> {
  const token = new RegExp(TOKEN);
  for (let at = 0; at < css.length;) {
    token.lastIndex = at;
    const [sign, word = '', bracket = ''] = token.exec(css) ?? [''];
    let text = sign;
    // An escaped bracket is a letter of a word.
    let name = withoutEscapes(word).replaceAll('(', '').toLowerCase() + bracket;
    if (name === 'url(') {
      const start = at + text.length;
      const address = matchAt(QUOTED_ADDRESS, css, start) ?? matchAt(BARE_ADDRESS, css, start);
      if (address !== undefined) [text, name] = [text + address, 'url()'];
    }
    yield { text, name };
    at += text.length;
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function isLocal(url: string): boolean {
  const address = url.slice(url.indexOf('(') + 1).replace(/^\s*["']?/, '');
  return /^(?:#|data:)/i.test(withoutEscapes(address));
}

function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(ESCAPES, (_, code: string | undefined, sign = '') =>
    code === undefined ? String(sign) : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  );
}
