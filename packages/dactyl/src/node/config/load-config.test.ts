import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeFileAtomic } from '../base/files.js';
import { formatError } from '../base/print-error.js';
import { loadConfig } from './load-config.js';

let siteDir: string;
beforeEach(async () => {
  siteDir = await mkdtemp(path.join(tmpdir(), 'dactyl-config-'));
});
afterEach(() => rm(siteDir, { recursive: true }));

const required = `title: 'T', url: 'https://example.org', baseUrl: '/'`;

async function load(files: Record<string, string>, options: { configPath?: string; locale?: string } = {}) {
  for (const [name, text] of Object.entries(files)) await writeFileAtomic(path.join(siteDir, name), text);
  return loadConfig({ siteDir, ...options });
}

/** The error as the terminal shows it, without the name of the temporary folder. */
async function messageOf(promise: Promise<unknown>): Promise<string> {
  const error: unknown = await promise.then(
    () => 'no error',
    (reason: unknown) => reason,
  );
  return formatError(error, { cwd: siteDir }).replaceAll(siteDir, '<site>');
}

describe('loadConfig', () => {
  it.each([
    ['dactyl.config.ts', `const c: { title: string } = { ${required} } as const; export default c;`],
    ['docusaurus.config.mts', `export default await Promise.resolve({ ${required} });`],
    ['docusaurus.config.cts', `module.exports = { ${required} };`],
    ['docusaurus.config.js', `module.exports = async function () { return { ${required} }; };`],
    [
      'docusaurus.config.js',
      `import path from 'node:path'; export default () => ({ ${required}, favicon: path.join(__dirname, 'x') });`,
    ],
    ['docusaurus.config.mjs', `export default Promise.resolve({ ${required} });`],
    ['docusaurus.config.cjs', `exports.default = { ${required} };`],
  ])('reads %s: %s', async (name, text) => {
    const { configFile, siteConfig } = await load({ [name]: text });
    expect(path.basename(configFile)).toBe(name);
    expect(siteConfig.title).toBe('T');
  });

  it('prefers our name, then the first extension of the format', async () => {
    const files = Object.fromEntries(
      ['docusaurus.config.js', 'docusaurus.config.ts', 'dactyl.config.mjs'].map((name) => [
        name,
        `export default { ${required}, tagline: '${name}' };`,
      ]),
    );
    expect((await load(files)).siteConfig.tagline).toBe('dactyl.config.mjs');
    await rm(path.join(siteDir, 'dactyl.config.mjs'));
    expect((await loadConfig({ siteDir })).siteConfig.tagline).toBe('docusaurus.config.ts');
    expect((await load({}, { configPath: 'docusaurus.config.js' })).siteConfig.tagline).toBe('docusaurus.config.js');
  });

  it('lists local imports and reads them again after an edit', async () => {
    const files = {
      'docusaurus.config.ts': `import a from './parts/a.js'; export default { ${required}, tagline: a };`,
      'parts/a.ts': `const b = require('./b'); export default 'a' + b.name;`,
      'parts/b.json': `{ "name": "b" }`,
    };
    const first = await load(files);
    expect(first.siteConfig.tagline).toBe('ab');
    expect(first.dependencies.map((file) => path.relative(siteDir, file))).toEqual([
      'docusaurus.config.ts',
      'parts/a.ts',
      'parts/b.json',
    ]);
    expect((await load({ 'parts/b.json': `{ "name": "c" }` })).siteConfig.tagline).toBe('ac');
  });

  it('tells the configuration which locale is built', async () => {
    const text = `export default { ${required}, tagline: process.env.DOCUSAURUS_CURRENT_LOCALE };`;
    expect((await load({ 'docusaurus.config.js': text }, { locale: 'zh' })).siteConfig.tagline).toBe('zh');
  });

  it('puts our modules in the place of packages', async () => {
    await writeFileAtomic(
      path.join(siteDir, 'docusaurus.config.js'),
      `import { name } from '@docusaurus/utils'; export default { ${required}, tagline: name, favicon: require.resolve('@docusaurus/utils') };`,
    );
    const file = import.meta.filename;
    const provided = { '@docusaurus/utils': { file, exports: { name: 'ours' } } };
    const { siteConfig } = await loadConfig({ siteDir, providedModules: provided });
    expect([siteConfig.tagline, siteConfig.favicon]).toEqual(['ours', file]);
  });

  it('reports that there is no file', async () => {
    expect(await messageOf(load({ 'docusarus.config.js': '' }))).toMatchInlineSnapshot(`
      "No configuration file in <site>.
        Is docusarus.config.js a slip? Looked for dactyl.config and docusaurus.config with .ts, .mts, .cts, .js, .mjs, .cjs. Name another file with --config."
    `);
    expect(await messageOf(load({}, { configPath: 'other.js' }))).toMatchInlineSnapshot(`
      "The configuration file <site>/other.js does not exist.
        The path after --config starts from the site's folder, <site>."
    `);
  });

  it('reports what the file exports', async () => {
    expect(await messageOf(load({ 'docusaurus.config.js': `export const title = 'x'; export default 5;` })))
      .toMatchInlineSnapshot(`
      "docusaurus.config.js must export an object or a function that returns one, but gives 5.
        docusaurus.config.js
        Write "export default { title: … }"."
    `);
    expect(await messageOf(load({ 'docusaurus.config.js': '' }))).toMatchInlineSnapshot(`
      "docusaurus.config.js exports nothing.
        docusaurus.config.js
        Write "export default { title: … }"."
    `);
  });

  it('reports where the file fails', async () => {
    expect(await messageOf(load({ 'docusaurus.config.js': `const a = 1;\nexport default { a: [ };` })))
      .toMatchInlineSnapshot(`
        "docusaurus.config.js could not be loaded: Unexpected token
          docusaurus.config.js:2:23
              1 | const a = 1;
            > 2 | export default { a: [ };
                |                       ^"
      `);
    expect(await messageOf(load({ 'docusaurus.config.js': `import x from 'not-installed';\nexport default x;` })))
      .toMatchInlineSnapshot(`
      "docusaurus.config.js could not be loaded: Cannot find module 'not-installed'
        docusaurus.config.js:1:16
          > 1 | import x from 'not-installed';
              |                ^
            2 | export default x;
        Install it: npm install not-installed"
    `);
    expect(await messageOf(load({ 'docusaurus.config.js': `const x = undefined;\nexport default x.y;` })))
      .toMatchInlineSnapshot(`
      "docusaurus.config.js could not be loaded: Cannot read properties of undefined (reading 'y')
        docusaurus.config.js:2
            1 | const x = undefined;
          > 2 | export default x.y;"
    `);
    expect(await messageOf(load({ 'docusaurus.config.js': `export default () => { throw new Error('no token'); };` })))
      .toMatchInlineSnapshot(`
      "The function in docusaurus.config.js failed: no token
        docusaurus.config.js"
    `);
  });
});
