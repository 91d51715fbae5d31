import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @param {string} dir
 * @returns {{ bytes: number, files: number, pages: number }} `pages` are HTML files
 */
export function outputSize(dir) {
  if (!existsSync(dir)) return { bytes: 0, files: 0, pages: 0 };
  const files = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const bytes = files.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  // Dactyl's parts of navigation are no pages.
  const pages = files.filter((entry) => entry.name.endsWith('.html') && !entry.parentPath.endsWith('page-branch'));
  return { bytes, files: files.length, pages: pages.length };
}
