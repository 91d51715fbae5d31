/** Chooses the font size of a card's title: the largest one at which the title does not take too many lines. */

interface TitleSize {
  fontSize: number;
  /** Estimated. */
  lines: number;
}

/** Font size in pixels → maximum number of lines. */
const SIZES = [
  [96, 1],
  [74, 2],
  [66, 2],
  [60, 3],
  [54, 3],
  [46, 4],
] as const;

export function titleSize(title: string, width: number): TitleSize {
  const ems = widthInEms(title);
  const sizes = SIZES.map(([fontSize, most]) => ({ fontSize, lines: linesOf(ems, width / fontSize), most }));
  const { fontSize, lines } = sizes.find((size) => size.lines <= size.most) ?? { fontSize: 46, lines: 4 };
  return { fontSize, lines };
}

/** Lines end at words, so a part of each stays empty. */
function linesOf(ems: number, emsPerLine: number): number {
  return ems <= emsPerLine * 0.97 ? 1 : Math.ceil(ems / (emsPerLine * 0.92));
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Estimated width of a text, in the bold weight of a common sans-serif font. */
function widthInEms(text: string): number {
  return [...text].reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (WIDE.test(character)) return 1;
  if (/[\silj.,:;'|!]/.test(character)) return 0.28;
  return /[\p{Lu}mwMW]/u.test(character) ? 0.7 : 0.55;
}
