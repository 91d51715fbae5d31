/** The page about security names tests: there are such files, and both languages name the same. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../../../', import.meta.url);
const PAGES = ['website/docs', 'website/i18n/zh/docusaurus-plugin-content-docs/current'];
const [english = [], chinese = []] = PAGES.map((folder) => {
  const text = readFileSync(new URL(`${folder}/advanced/security.md`, ROOT), 'utf8');
  const files = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, file = '']) => file);
  return files.map((file) => (file.startsWith('e2e/') ? file : `packages/dactyl/${file}`));
});

it('the promises of the page about security are shown by tests that exist', () => {
  expect(english.length).toBeGreaterThan(10);
  expect(english.filter((file) => !existsSync(new URL(file, ROOT)))).toEqual([]);
  expect(chinese).toEqual(english);
});
