/** What a page says, read from its HTML without a parser: some hundred pages are looked at. */
export interface PageText {
  /** Classes of `<html>`, which tell what kind of page it is. */
  classes: string[];
  headings: string[];
  description: string;
  /** Text of `<main>` outside of code, scripts, drawings and navigation. */
  text: string;
}

const NOT_PROSE = /<(pre|code|script|style|svg|nav|template)\b[^]*?<\/\1>/g;

export function readPageText(html: string): PageText {
  const main = /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
  return {
    classes: (/<html[^>]* class="([^"]*)"/.exec(html)?.[1] ?? '').split(' '),
    headings: [...html.matchAll(/<h1[ >][^]*?<\/h1>/g)].map(([heading]) => toText(heading)),
    description: toText(/<meta [^>]*name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''),
    text: toText(main.replaceAll(NOT_PROSE, ' ')),
  };
}

function toText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z0-9#]+;/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const segmenters = { en: wordsIn('en'), zh: wordsIn('zh') };

function wordsIn(language: string) {
  return new Intl.Segmenter(language, { granularity: 'word' });
}

/** Words of a text, counted as far as `enough`: to find them all in each page of a website takes many seconds. */
export function countWords(text: string, language: 'en' | 'zh', enough = Infinity): number {
  let count = 0;
  for (const { isWordLike } of segmenters[language].segment(text)) {
    if (isWordLike) count++;
    if (count >= enough) break;
  }
  return count;
}

/** Chinese characters among all letters, from 0 to 1. */
export function chineseShare(text: string): number {
  const chinese = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return chinese / (chinese + latin);
}
