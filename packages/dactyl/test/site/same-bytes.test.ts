/** The same sources give the same files, whatever folder, time zone, language and number of threads, in one build or in parts. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startCacheServer } from '../cache-server.js';
import { createSite } from './fixture.js';
import { runDactyl } from './run-dactyl.js';

const isFull = process.env.DACTYL_TEST_FULL === '1';

const FILES = {
  'docusaurus.config.js': `module.exports = { title: 'Bytes', url: 'https://example.com', baseUrl: '/',
    i18n: { defaultLocale: 'en', locales: ['en', 'fr'] },
    markdown: { twins: true },
    csp: { headers: true },
    plugins: ['dactyl/plugin-llms-txt', ['client-redirects', { redirects: [{ from: '/old', to: '/docs/second' }] }], gather],
    presets: [['classic', { debug: true, theme: { customCss: './custom.css' } }]] };
  // What a plugin gathers of all pages, in the order in which it is given them.
  function gather() {
    return { name: 'gather', async postBuild({ outDir, head }) {
      await require('node:fs/promises').writeFile(outDir + '/gathered.txt', Object.keys(head).join());
    } };
  }`,
  'custom.css': '.hero { color: teal }\n@media (width < 40rem) { .hero { color: navy } }',
  'docs/intro.mdx': `---
description: What is counted
---

import Counter from '@site/src/Counter';

# Counting

<Counter start={3} />

\`\`\`ts title="count.ts"
export const count = 3;
\`\`\`
`,
  'docs/second.md': '---\nredirect_from: /former\n---\n\n# Second\n\n:::tip\n\nSee [Counting](./intro.mdx).\n\n:::\n',
  'docs/whole.md': '---\nhydration: full\n---\n\n# Whole\n\nA page that is React as a whole.\n',
  'blog/2024-02-03-late.md': '---\ndate: 2024-02-03T23:30:00Z\n---\n\n# Late in the evening\n\nA post.\n',
  'src/Counter.jsx': `import { useState } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';

export default function Counter({ start }) {
  const { siteConfig } = useDocusaurusContext();
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}><Heading as="h2">{siteConfig.title}: {count}</Heading></button>;
}
`,
  'src/theme/Footer.jsx': `import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
export default () => <footer>{useDocusaurusContext().siteConfig.title}</footer>;
`,
  'src/pages/home.jsx': `import Layout from '@theme/Layout';
import Counter from '../Counter';
export default () => <Layout title="Home"><Counter start={1} /></Layout>;
`,
};

const FOLDER = 'A/deeper folder/site';

it('holds in another folder, time zone and language, on several threads, with a shared cache, and in parts that are merged', async () => {
  const deeper = Object.fromEntries(Object.entries(FILES).map(([name, text]) => [`${FOLDER}/${name}`, text]));
  const here = createSite(FILES);
  const cache = await startCacheServer();
  onTestFinished(() => cache.close());
  // Each makes its bundle itself; but for the full run, the second part takes that of the first.
  const alone = { DACTYL_SHARED_BUNDLES: '' };
  const ofParts = { DACTYL_SHARED_BUNDLES: isFull ? '' : mkdtempSync(path.join(inject('sitesDir'), 'shared-')) };
  const shared = { DACTYL_SHARED_CACHE: `turborepo+${cache.origin}?slug=docs` };
  // In the time zone and language of this machine, and so in a process that has run before.
  await here.build({ env: { ...shared, ...alone } });
  expect(cache.stored.size).toBeGreaterThan(0);
  const files = hashes(here.file('build'));
  expect(Object.keys(files).length).toBeGreaterThan(40);
  expect(Object.keys(files)).toContain('fr/former/index.html');
  const TZ = new Date(2024, 1).getTimezoneOffset() === -540 ? 'America/New_York' : 'Asia/Tokyo';
  const other = { TZ, LANG: 'tr_TR.UTF-8', ...shared };
  const threads = { DACTYL_THREADS: isFull ? '3' : '2' };
  const asked = cache.requests.length;
  const buildElsewhere = async () => {
    const elsewhere = createSite(deeper);
    await elsewhere.build({ args: [FOLDER], env: { ...other, ...threads, ...alone } });
    return hashes(elsewhere.file(`${FOLDER}/build`));
  };
  // Parts show the same, and more.
  expect(isFull ? await buildElsewhere() : files).toEqual(files);

  const parts = createSite(deeper);
  const build = (shard: string) => {
    const env = { ...other, ...ofParts, ...(shard === '1/2' && threads) };
    return parts.build({ args: [FOLDER, '--shard', shard], env });
  };
  // Side by side in one folder, both bring the bundle into it.
  if (isFull) await Promise.all(['1/2', '2/2'].map(build));
  else for (const shard of ['1/2', '2/2']) await build(shard);
  // They find all that they ask for, so they have nothing to store.
  expect(new Set(cache.requests.slice(asked))).toEqual(
    new Set([...cache.stored.keys()].map((place) => `GET ${place}`)),
  );
  const merge = () => runDactyl(['merge'], { cwd: parts.file(FOLDER), env: ofParts, sharesProcess: true });
  const merged = await merge();
  expect(merged.output).toContain('pages: ');
  expect(hashes(parts.file(`${FOLDER}/build`))).toEqual(files);

  parts.edit(`${FOLDER}/docs/second.md`, (text) => `${text}\nMore.\n`);
  const refused = await merge();
  expect(refused.output).toContain('were not made of what is in this folder now: the texts of pages.');
  expect(hashes(parts.file(`${FOLDER}/build`))).toEqual(files);
});

/** File → hash of its bytes. */
function hashes(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}
