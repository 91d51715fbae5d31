/** The files of the built website. */
import { join } from 'node:path';
import { openOutput, type Output } from '../../packages/dactyl/test/site/output.js';

export function openWebsiteOutput(): Output {
  return openOutput(join(import.meta.dirname, '../../website/build'));
}

/** Files of the pages, without the parts of pages that navigation fetches, and without the examples that are files. */
export function pageFiles(output: Output): string[] {
  return output
    .files()
    .filter(
      (file) => file.endsWith('.html') && !/(?:^|\/)(?:(?:assets|page-branch)\/|examples\/translations)/.test(file),
    );
}

export function isChinese(file: string): boolean {
  return file.startsWith('zh/') || file === 'zh.html';
}
