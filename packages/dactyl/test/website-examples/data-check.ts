/** Data of a site, by the name of its file, is held against what reads it; command lines inside are understood. */
import path from 'node:path';
import { loadAll } from 'js-yaml';
import { readTagsFile } from '../../src/node/content/tags-file.js';
import { parseMessages } from '../../src/node/plugin-api/translation-files.js';
import { readAuthorsMap } from '../../src/features/blog/node/authors-map.js';
import { readCategoriesMetadata } from '../../src/features/docs/node/sidebars/category-metadata.js';
import { normalizeSidebars } from '../../src/features/docs/node/sidebars/normalize.js';
import type { CodeExample } from './code-examples.js';
import { siteOf, writeExample } from './example-site.js';
import { isEntry } from './known-modules.js';
import { checkShell } from './shell-lines.js';

export async function checkData(example: CodeExample): Promise<void> {
  const { code, language } = example;
  if (language === 'json') JSON.parse(code);
  else if (language !== 'toml') loadAll(code);
  await checkCommands(code);
  await checkFile(example);
}

/** In `run:` of a workflow, in scripts of a package, in settings of a host. */
async function checkCommands(code: string): Promise<void> {
  for (const [, line = ''] of code.matchAll(/(?:run: |": "|ommand = ")((?:npm|npx|dactyl|docusaurus) [^"\n]+)/g)) {
    await checkShell(line);
  }
}

async function checkFile(example: CodeExample): Promise<void> {
  const { title = '', code, place } = example;
  const name = path.basename(title);
  const { dir } = siteOf(example);
  const contentDir = path.join(dir, `data-${place.replaceAll(/\W/g, '-')}`);
  const write = (as: string) => writeExample(contentDir, as, code);
  if (/^authors\.ya?ml$/.test(name)) {
    write(name);
    readAuthorsMap({ name, contentDirs: [contentDir], baseUrl: '/', pagePermalink: (page) => `/blog/authors/${page}` });
  } else if (/^tags\.ya?ml$/.test(name)) {
    write(name);
    readTagsFile({ contentDirs: [contentDir], name });
  } else if (name.startsWith('_category_.')) {
    write(name);
    await readCategoriesMetadata(contentDir, fail);
  } else if (/^i18n\/.*\.json$/.test(title.replace(/[ （(].*$/, ''))) parseMessages(code, write('messages.json'));
  else if (name.endsWith('sidebars.json')) normalizeSidebars(JSON.parse(code), undefined);
  else if (name === 'tsconfig.json') checkExtended(code);
}

function fail(message: string): never {
  throw new Error(message);
}

function checkExtended(code: string): void {
  const name = /"extends": "(dactyl\/[^"]+)"/.exec(code)?.[1];
  if (name !== undefined && !isEntry(name)) fail(`There is no "${name}" to extend.`);
}
