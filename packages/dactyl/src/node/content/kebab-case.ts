/**
 * The form of a label in a URL: lower-case words joined with hyphens. Accents are removed; letters and digits are
 * separated. Scripts without case stay unchanged. The rules are Docusaurus's, because existing sites already have
 * such URLs.
 *
 * @example kebabCase('i18n & HTMLParser') // 'i-18-n-html-parser'
 */
export function kebabCase(label: string): string {
  const words = withoutAccents(label).replace(/['’]/g, '').match(WORD);
  return (words ?? []).map((word) => word.toLowerCase()).join('-');
}

/**
 * In order: a word such as `Hello`; capitals that precede such a word (`HTML` in `HTMLParser`); a word that
 * continues in letters of other scripts; capitals; digits; one emoji.
 */
const WORD = createWordPattern();

function createWordPattern(): RegExp {
  const upper = 'A-Z';
  const lower = 'a-z';
  const digit = '0-9';
  const emoji = '\\p{Extended_Pictographic}';
  const gap = '\\x00-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xbf\\xd7\\xf7\\u2000-\\u206f\\ufe0f\\s';
  const other = `[^${upper}${lower}${digit}${gap}${emoji}]`;
  const small = `(?:[${lower}]|${other})`;
  const ends = (next: string): string => `(?=[${gap}]|${next}|$)`;
  return new RegExp(
    [
      `[${upper}]?[${lower}]+${ends(`[${upper}]`)}`,
      `(?:[${upper}]|${other})+${ends(`[${upper}]${small}`)}`,
      `[${upper}]?${small}+`,
      `[${upper}]+`,
      `[${digit}]+`,
      emoji,
    ].join('|'),
    'gu',
  );
}

/** Removes accents from Latin letters only: in other scripts a combining mark can make a different letter. */
function withoutAccents(text: string): string {
  return text
    .replace(/[À-ɏ]/g, (letter) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, ''))
    .replace(/[ßæÆøØœŒłŁđĐðÐþÞ]/g, (letter) => LATIN[letter] ?? letter);
}

const LATIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  ø: 'o',
  Ø: 'O',
  œ: 'oe',
  Œ: 'Oe',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'Th',
};
