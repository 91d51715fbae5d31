/** Tables of the website's pages, to be held against the code that they describe. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const WEBSITE = path.join(import.meta.dirname, '../../../../website');
const TRANSLATED = 'i18n/zh/docusaurus-plugin-content-docs/current';

/** The same page in each language. */
export function pageInEachLanguage(page: string): { file: string; text: string }[] {
  return ['docs', TRANSLATED].map((folder) => {
    const file = `${folder}/${page}`;
    return { file, text: readFileSync(path.join(WEBSITE, file), 'utf8') };
  });
}

/** Rows of all tables of the text whose heading begins with one of these words, cell by cell. */
export function tableRows(text: string, firstHeading: readonly string[]): string[][] {
  const rows: string[][] = [];
  let isInside = false;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    if (!line.startsWith('|')) isInside = false;
    else if (/^\|(?:\s*:?-+:?\s*\|)+$/.test(line)) {
      isInside = firstHeading.includes(cellsOf(lines[index - 1] ?? '')[0] ?? '');
    } else if (isInside) rows.push(cellsOf(line));
  }
  return rows;
}

function cellsOf(line: string): string[] {
  return line
    .split(/(?<!\\)\|/)
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The words in backticks of a cell. */
export function codeIn(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '');
}
