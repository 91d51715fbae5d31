/** Figures with their units in a text of either language, in one form. Chinese words for numbers are left out: they are in many other words. */
import type { TextBlock } from './claim-sentences.js';

/** Unit → how English and Chinese write it. */
const UNITS: Record<string, string> = {
  B: 'B|bytes?|字节',
  KB: 'K[iB]?B',
  MB: 'M[iB]?B|MB',
  GB: 'G[iB]?B|GB',
  ms: 'ms|milliseconds?|毫秒',
  s: 's|seconds?|秒',
  min: 'minutes?|分钟',
  h: 'hours?|(?:个)?小时',
  d: 'days?|天',
  '%': '%',
  px: 'px|pixels?|像素',
  times: 'times|倍',
};
const WORDS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

const FIGURE = new RegExp(
  String.raw`(?<![\w.^])(\d[\d,.]*(?:–[\d,.]+)?|${WORDS.slice(1).join('|')}) ?(?:${Object.entries(UNITS)
    .map(([unit, forms]) => `(?<u${Object.keys(UNITS).indexOf(unit)}>${forms})`)
    .join('|')})(?![A-Za-z0-9])`,
  'gi',
);

/** `['4.1 KB', '2 s']` */
export function figuresIn(blocks: readonly TextBlock[]): { line: number; figure: string }[] {
  return blocks.flatMap(({ line, words }) =>
    [...words.matchAll(FIGURE)].map(({ 1: number = '', groups = {} }) => {
      const unit = Object.keys(UNITS).find((_, index) => groups[`u${index}`] !== undefined) ?? '';
      return { line, figure: `${toNumber(number)} ${unit}` };
    }),
  );
}

function toNumber(text: string): string {
  const word = WORDS.indexOf(text.toLowerCase());
  return word > 0 ? String(word) : text.replace(/[.,]$/, '');
}
