/**
 * The doc sets that queries are sent to: the website of this repository, and public documentation that is not part of
 * it. Its sources come from a folder with a work tree of each repository; nothing of them is kept here.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { DACTYL, WEBSITE } from '../../scripts/repository.mjs';
import { measure } from '../measure.mjs';
import { WORK } from '../prepare-site.mjs';
import { writeDocsSite } from './docs-site.mjs';

/** Set → work tree below the folder of sources, its folder of docs, and its language. */
const PUBLIC = {
  'vitepress-en': { repository: 'vuejs/vitepress', tree: 'vitepress', docs: 'docs/en', language: 'en' },
  'vitepress-zh': { repository: 'vuejs/vitepress', tree: 'vitepress', docs: 'docs/zh', language: 'zh' },
  'vite-en': { repository: 'vitejs/vite', tree: 'vite', docs: 'docs', language: 'en' },
  'vite-zh': { repository: 'vitejs/docs-cn', tree: 'docs-cn', docs: '.', language: 'zh' },
};

/**
 * @typedef {object} DocSet
 * @property {string} name
 * @property {string} dir output of the language: the folder that its base URL stands for
 * @property {string} base pathname of that folder, without a slash at its end
 * @property {string[]} otherLanguages folders of the output that hold other languages
 */

/**
 * @param {{ only?: string, sources: string, website?: string, rebuild: boolean }} options `only`: beginning of names
 * @returns {Promise<DocSet[]>} those that are there, built
 */
export async function prepareDocSets({ only = '', sources, website = join(WEBSITE, 'build'), rebuild }) {
  /** @type {DocSet[]} */
  const sets = [];
  for (const set of websiteSets(website).filter(({ name }) => name.startsWith(only))) {
    if (existsSync(join(set.dir, 'search-index.json'))) sets.push(set);
    else console.error(`${set.name}: no output in ${set.dir}; run "npm run build -w website". Left out.`);
  }
  for (const [name, source] of Object.entries(PUBLIC)) {
    if (!name.startsWith(only)) continue;
    const docs = join(sources, source.tree, source.docs);
    if (existsSync(docs)) sets.push(await buildDocs({ name, docs, language: source.language, rebuild }));
    else console.error(`${name}: clone github.com/${source.repository} to ${join(sources, source.tree)}. Left out.`);
  }
  return sets;
}

/**
 * @param {string} dir
 * @returns {DocSet[]}
 */
function websiteSets(dir) {
  return [
    { name: 'website-en', dir, base: '', otherLanguages: ['zh'] },
    { name: 'website-zh', dir: join(dir, 'zh'), base: '/zh', otherLanguages: [] },
  ];
}

/**
 * @param {{ name: string, docs: string, language: string, rebuild: boolean }} source
 * @returns {Promise<DocSet>}
 */
async function buildDocs({ name, docs, language, rebuild }) {
  const siteDir = join(WORK, 'search', name);
  const dir = join(siteDir, 'build');
  if (rebuild || !existsSync(join(dir, 'search-index.json'))) {
    console.error(`Building ${name}`);
    writeDocsSite({ siteDir, docs, language });
    const { success, output } = await measure(process.execPath, [DACTYL, 'build', siteDir], siteDir);
    if (!success) throw new Error(`${name} could not be built:\n${output.split('\n').slice(-30).join('\n')}`);
  }
  return { name, dir, base: '', otherLanguages: [] };
}
