/** The files of the built website. */
import { join } from 'node:path';
import type { HtmlElement } from '../../packages/dactyl/test/site/html-document.js';
import { openOutput, type Output } from '../../packages/dactyl/test/site/output.js';

/** Pages that were asked for last. Many tests ask for the same ones, and nothing writes them while tests run. */
const parsed = new Map<string, HtmlElement>();
const MOST_PARSED = 64;

export function openWebsiteOutput(): Output {
  const output = openOutput(join(import.meta.dirname, '../../website/build'));
  return {
    ...output,
    page(file) {
      const page = parsed.get(file) ?? output.page(file);
      parsed.delete(file);
      parsed.set(file, page);
      for (const [oldest] of parsed) if (parsed.size > MOST_PARSED) parsed.delete(oldest);
      return page;
    },
  };
}

/** Files of the pages, without the parts of pages that navigation fetches, and without the examples that are files. */
export function pageFiles(output: Output): string[] {
  return output
    .files()
    .filter(
      (file) =>
        file.endsWith('.html') &&
        !/(?:^|\/)(?:(?:assets|page-branch)\/|examples\/(?:report\.|translations))/.test(file),
    );
}

export function isChinese(file: string): boolean {
  return file.startsWith('zh/') || file === 'zh.html';
}
