/** A folder with Markdown for another generator → a site that has these pages and nothing else. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import { plainMarkdown } from './plain-markdown.mjs';

/** No pages of the site that is published. */
const SKIPPED = /(?:^|\/)(?:README\.md$|node_modules\/|[_.])/;

/**
 * @param {{ siteDir: string, docs: string, language: string, search?: boolean }} options
 * @returns {number} pages
 */
export function writeDocsSite({ siteDir, docs, language, search = true }) {
  const target = join(siteDir, 'docs');
  rmSync(target, { recursive: true, force: true });
  const paths = markdownFiles(docs);
  for (const path of paths) {
    const file = join(target, path.replace(/\.mdx$/, '.md'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, plainMarkdown(readFileSync(join(docs, path), 'utf8')));
  }
  writeFileSync(join(siteDir, 'docusaurus.config.js'), configuration(language, search));
  writeFileSync(join(siteDir, 'package.json'), '{ "private": true }\n');
  return paths.length;
}

/** @param {string} dir */
function markdownFiles(dir) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !SKIPPED.test(path))
    .toSorted();
}

/**
 * @param {string} language
 * @param {boolean} search
 */
function configuration(language, search) {
  return `export default {
  title: 'Docs',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  onBrokenMarkdownLinks: 'ignore',
  markdown: { format: 'md' },
  i18n: { defaultLocale: '${language}', locales: ['${language}'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
${search ? '' : '  themeConfig: { search: false },\n'}};
`;
}
