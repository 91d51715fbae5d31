import { themes } from 'prism-react-renderer';
import { describe, expect, it } from 'vitest';
import { blend, contrast } from '../../../test/markdown/contrast.js';
import { withoutAnsi } from '../../shared/ansi-text.js';
import { ansiColor, ansiVariables } from './ansi-colors.js';
import { ansiLines } from './ansi.js';
import type { PrismTheme } from './types.js';

const ESC = '\u001b';

/** `red{…}` for text in red, `on green{…}` on a background, other styles by their CSS. */
function outline(line: string): string {
  const NAMES = ['black', 'red', 'green', 'yellow', 'blue', 'magenta', 'cyan', 'white'];
  const nameOf = (color: string) => NAMES.find((_, index) => ansiColor(index) === color) ?? color;
  return line.replace(/<span style="([^"]*)">(.*?)<\/span>/g, (_, css: string, text: string) => {
    const named = css
      .replace(
        /color:var\(--ansi-on\);background-color:color-mix\(in srgb,(#\w+) 55%,var\(--ansi-mix\)\)/,
        (all, color: string) => `on ${nameOf(color)}`,
      )
      .replace(/color:color-mix\(in srgb,(#\w+) 55%,var\(--ansi-mix\)\)/, (all, color: string) => nameOf(color));
    return `${named}{${text}}`;
  });
}

describe('output of a terminal', () => {
  it.each([
    ['plain text', 'a < b', ['a &lt; b']],
    ['a colour', `${ESC}[31mred${ESC}[0m rest`, ['red{red} rest']],
    ['a bright colour', `${ESC}[91mred`, ['red{red}']],
    ['a colour of the table of 16', `${ESC}[38;5;10mgreen`, ['green{green}']],
    ['a colour of the table of 256', `${ESC}[38;5;208mx${ESC}[38;5;240my`, ['#ff8700{x}#585858{y}']],
    ['any colour', `${ESC}[38;2;1;20;300mx`, ['#0114ff{x}']],
    ['a background', `${ESC}[30;42m PASS ${ESC}[49m x`, ['on green{ PASS }black{ x}']],
    ['the reverse', `${ESC}[7;31mx${ESC}[27my`, ['on red{x}red{y}']],
    [
      'styles',
      `${ESC}[1;3;4mx${ESC}[22;23my${ESC}[24mz`,
      ['font-weight:700;font-style:italic;text-decoration:underline{x}text-decoration:underline{y}z'],
    ],
    ['a reset without a number', `${ESC}[2mx${ESC}[my`, ['opacity:.8{x}y']],
    ['a colour over lines', `${ESC}[34ma\n\nb${ESC}[39mc`, ['blue{a}', '', 'blue{b}c']],
    [
      'sequences written out',
      String.raw`\u001b[32ma\x1b[0mb\e[1mc\033[0md` + '␛[36me',
      ['green{a}bfont-weight:700{c}dcyan{e}'],
    ],
    ['other sequences', `${ESC}[2Ka${ESC}[?25lb${ESC}]8;;http://x\u0007c`, ['abc']],
    ['what is half a sequence', `${ESC}[38;5mx${ESC}[38my`, ['black{x}y']],
  ])('%s', (_, code, lines) => {
    expect(ansiLines(code).map(outline)).toEqual(lines);
  });

  it('without colours is its text', () => {
    expect(withoutAnsi(String.raw`\e[1;31ma\e[0m ` + `${ESC}[2Kb`)).toBe('a b');
  });
});

describe('the colours of a terminal', () => {
  const backgroundOf = ({ plain }: PrismTheme) => String(plain.backgroundColor);

  it.each(Object.entries(themes))('are readable in %s, whatever the mode is', (_, theme) => {
    for (const mode of ['light', 'dark'] as const) {
      const { '--ansi-mix': mix = '', '--ansi-on': on = '' } = Object.fromEntries(ansiVariables(theme, mode));
      for (let index = 0; index < 8; index++) {
        const seen = blend(`${ansiColor(index)}8c`, mix);
        expect(contrast(seen, backgroundOf(theme)), `colour ${index}`).toBeGreaterThanOrEqual(4.5);
        expect(contrast(on, seen), `on colour ${index}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('go by the mode where a theme has no background', () => {
    const theme: PrismTheme = { plain: {}, styles: [] };
    expect(ansiVariables(theme, 'light')).not.toEqual(ansiVariables(theme, 'dark'));
  });
});
