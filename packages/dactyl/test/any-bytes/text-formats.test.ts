/**
 * Whatever bytes a file holds, it is read, or the error names it, a line of it and a way to mend it. `DACTYL_TEST_FULL=1` tries
 * 50,000 of each format. Markdown and MDX are tried in `test/markdown/property`.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readAuthorsMap } from '../../src/features/blog/node/authors-map.js';
import { checkPostFrontMatter } from '../../src/features/blog/node/front-matter.js';
import { readRedirectFile } from '../../src/features/client-redirects/node/redirect-file.js';
import { checkDocFrontMatter } from '../../src/features/docs/node/front-matter.js';
import { readCategoriesMetadata } from '../../src/features/docs/node/sidebars/category-metadata.js';
import { readSidebarsModule } from '../../src/features/docs/node/sidebars/load-sidebars.js';
import { normalizeSidebars } from '../../src/features/docs/node/sidebars/normalize.js';
import { readSidebarsSource } from '../../src/features/docs/node/sidebars/sidebars-source.js';
import { readNamesFile } from '../../src/features/docs/node/version-names.js';
import { readGlossary } from '../../src/features/glossary/node/read-glossary.js';
import { checkPageFrontMatter } from '../../src/features/pages/node/front-matter.js';
import { readFrontMatter } from '../../src/node/base/front-matter.js';
import { parseNotebook } from '../../src/node/content/notebook/parse-notebook.js';
import { readTagsFile } from '../../src/node/content/tags-file.js';
import { readMessages } from '../../src/node/plugin-api/translation-files.js';
import { filesLike } from './corpus.js';
import { CHEAP_COUNT, COUNT, DATA_SIGNS, damagedBytes, PARTS } from './damaged.js';
import { findFailure, placeComplaint } from './try-inputs.js';

/** In memory where there is such a folder: each input is a file. */
const dir = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'dactyl-any-bytes-'));
afterAll(() => rmSync(dir, { recursive: true }));

interface Format {
  name: string;
  file: string;
  corpus: () => string[];
  read: (file: string, text: string) => unknown;
  count?: number;
  /** Found by earlier runs, and mended. */
  cases?: readonly string[];
}

const frontMatterOf =
  (check: (fields: Record<string, unknown>, source: { file: string; source: string }) => unknown) =>
  (file: string, source: string) =>
    check(readFrontMatter({ file, source }).frontMatter, { file, source });
const heads = (pattern: string) => () => filesLike(pattern).map((text) => text.slice(0, 600));

const FORMATS: Format[] = [
  {
    name: 'front matter of docs',
    file: 'doc.md',
    corpus: heads('**/docs/**/*.md'),
    read: frontMatterOf(checkDocFrontMatter),
  },
  {
    name: 'front matter of posts',
    file: 'post.md',
    corpus: heads('**/blog/**/*.md'),
    read: frontMatterOf(checkPostFrontMatter),
  },
  {
    name: 'front matter of pages',
    file: 'page.md',
    corpus: heads('**/src/pages/**/*.md'),
    read: frontMatterOf(checkPageFrontMatter),
  },
  {
    name: 'sidebars',
    file: 'sidebars.json',
    corpus: () => filesLike('**/*-sidebars.json'),
    read: async (file) => normalizeSidebars(await readSidebarsModule(file), readSidebarsSource(file)),
  },
  ...['yml', 'json'].map((extension) => ({
    name: `_category_.${extension}`,
    file: `${extension}/_category_.${extension}`,
    corpus: () => filesLike('**/_category_.*'),
    read: (file: string) => readCategoriesMetadata(path.dirname(file), () => {}),
  })),
  {
    name: 'authors',
    file: 'authors.yml',
    corpus: () => filesLike('**/authors.yml'),
    read: () =>
      readAuthorsMap({
        name: 'authors.yml',
        contentDirs: [dir],
        baseUrl: '/',
        pagePermalink: (name) => `/blog/authors${name}`,
      }),
  },
  {
    name: 'tags',
    file: 'tags.yml',
    corpus: () => filesLike('**/tags.yml'),
    read: () => readTagsFile({ name: 'tags.yml', contentDirs: [dir] }),
  },
  { name: 'translations', file: 'code.json', corpus: () => filesLike('i18n/**/*.json'), read: readMessages },
  { name: 'versions', file: 'versions.json', corpus: () => filesLike('**/*versions.json'), read: readNamesFile },
  {
    name: 'glossary',
    file: 'glossary.yml',
    corpus: () => filesLike('**/glossary.yml'),
    read: (file) => readGlossary('glossary.yml', { folders: [dir], siteConfigPath: file }),
  },
  {
    name: 'redirects',
    file: 'redirects.json',
    corpus: () => ['{ "/old": "/new", "/old/*": "/new/:splat" }'],
    count: CHEAP_COUNT,
    read: readRedirectFile,
  },
  {
    name: 'notebooks',
    file: 'a.ipynb',
    corpus: () => filesLike('**/*.ipynb'),
    read: (file, source) => parseNotebook({ file, source }),
  },
];

describe.each(PARTS)('a file of any bytes, part %i', (part) => {
  it.each(FORMATS.map((format) => ({ cases: [], count: COUNT, ...format })))(
    'is read, or its error helps: $name, $count inputs',
    async ({ file: name, corpus, count, read, cases }) => {
      const file = path.join(dir, name);
      mkdirSync(path.dirname(file), { recursive: true });
      expect(
        await findFailure({
          inputs: damagedBytes(corpus(), DATA_SIGNS),
          count,
          part,
          cases: cases.map((text) => Buffer.from(text)),
          read: (bytes) => {
            writeFileSync(file, bytes);
            return read(file, bytes.toString());
          },
          complaint: (error, bytes) => placeComplaint(error, file, bytes),
        }),
      ).toBeUndefined();
    },
  );
});
