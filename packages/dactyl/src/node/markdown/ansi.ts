/**
 * Converts the output of a terminal to HTML, line by line. SGR sequences set colours and styles; all other sequences
 * are removed.
 *
 *     ESC[1;31merror ESC[0m  →  <span style="font-weight:700;color:…">error</span>
 */
import { ansiText } from '../../shared/ansi-text.js';
import { ansiColor, ON_COLOR, onAnyBackground } from './ansi-colors.js';
import { escapeHtml } from '../../shared/html.js';

const REVERSE = 7;

/** SGR command → the CSS that it stands for. */
const STYLES: Record<number, string> = {
  1: 'font-weight:700',
  2: 'opacity:.8',
  3: 'font-style:italic',
  4: 'text-decoration:underline',
  [REVERSE]: '',
  9: 'text-decoration:line-through',
};

interface Pen {
  /** Commands in `STYLES`. */
  styles: Set<number>;
  /** Foreground colour as CSS. */
  color: string | undefined;
  background: string | undefined;
}

/** Converts terminal output to the HTML of its lines. */
export function ansiLines(code: string): string[] {
  const pen: Pen = { styles: new Set(), color: undefined, background: undefined };
  return ansiText(code)
    .split('\n')
    .map((line) => {
      let html = '';
      let end = 0;
      for (const match of line.matchAll(SEQUENCE)) {
        html += textHtml(line.slice(end, match.index), pen);
        end = match.index + match[0].length;
        change(pen, (match[1] ?? '').split(/[;:]/).map(Number));
      }
      return html + textHtml(line.slice(end), pen);
    });
}

// oxlint-disable-next-line no-control-regex -- it is the escape character that is looked for
const SEQUENCE = /\u001b\[([\d;:]*)m/g;

function textHtml(text: string, { styles, color, background }: Pen): string {
  if (text === '') return '';
  const isReverse = styles.has(REVERSE);
  // Text on a coloured background always has the same readable colour: programs choose such pairs for the
  // terminal's palette, not for ours.
  const back = isReverse ? (color ?? ansiColor(7)) : background;
  const css = [...styles].map((style) => STYLES[style]).filter(Boolean);
  if (back) css.push(`color:${ON_COLOR}`, `background-color:${onAnyBackground(back)}`);
  else if (color) css.push(`color:${onAnyBackground(color)}`);
  return css.length === 0 ? escapeHtml(text) : `<span style="${css.join(';')}">${escapeHtml(text)}</span>`;
}

/** Applies the commands of one escape sequence to the pen. */
function change(pen: Pen, codes: number[]): void {
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] ?? 0;
    if (code in STYLES) pen.styles.add(code);
    else if (code === 0) Object.assign(pen, { styles: new Set(), color: undefined, background: undefined });
    else if (code === 22) for (const each of [1, 2]) pen.styles.delete(each);
    else if (code > 22 && code < 30) pen.styles.delete(code - 20);
    else if (code === 38 || code === 48) {
      const { color, length } = extendedColor(codes.slice(index + 1));
      pen[code === 38 ? 'color' : 'background'] = color;
      index += length;
    } else if (code === 39) pen.color = undefined;
    else if (code === 49) pen.background = undefined;
    else if (isNamed(code - 30) || isNamed(code - 90)) pen.color = ansiColor(code % 10);
    else if (isNamed(code - 40) || isNamed(code - 100)) pen.background = ansiColor(code % 10);
  }
}

function isNamed(index: number): boolean {
  return ansiColor(index) !== undefined;
}

/** Reads a colour of the 256-colour table (`5;N`) or any colour (`2;R;G;B`). */
function extendedColor([kind, ...values]: number[]): { color: string | undefined; length: number } {
  if (kind === 2) return { color: rgb(values.slice(0, 3)), length: 4 };
  if (kind !== 5) return { color: undefined, length: 1 };
  const number = values[0] ?? 0;
  if (number < 16) return { color: ansiColor(number % 8), length: 2 };
  if (number >= 232) return { color: rgb(Array<number>(3).fill((number - 232) * 10 + 8)), length: 2 };
  const cube = [36, 6, 1].map((step) => Math.floor((number - 16) / step) % 6);
  return { color: rgb(cube.map((level) => (level === 0 ? 0 : level * 40 + 55))), length: 2 };
}

function rgb(levels: number[]): string {
  const hex = levels.map((level) =>
    Math.min(level || 0, 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${hex.join('').padEnd(6, '0')}`;
}
