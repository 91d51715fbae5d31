import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadModule } from './load-module.js';
import { requiredEsPackages } from './module-interop.js';

// Inside the package's folder, so that its dependencies can be imported.
const dir = mkdtempSync(path.join(import.meta.dirname, '../../../test/.tmp-modules-'));
const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);

beforeAll(() => write('package.json', '{"type":"module"}'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe('an edited module is read again on a reload', () => {
  it.each([
    ['a.js', 'b.mjs'],
    ['a.mjs', 'b.js'],
    ['a.ts', 'b.mjs'],
    ['a.ts', 'b.ts'],
    ['a.cjs', 'b.cjs'],
  ])('%s with %s', async (name, imported) => {
    const isCommonJs = name.endsWith('.cjs');
    write(
      name,
      isCommonJs
        ? `module.exports = require('./${imported}').value;`
        : `import { value } from './${imported}'; export default value;`,
    );
    const set = (value: number) =>
      write(imported, `${isCommonJs ? 'exports.value' : 'export const value'} = ${value};`);
    set(1);
    const file = path.join(dir, name);
    expect((await loadModule(file)).value).toBe(1);
    set(2);
    expect((await loadModule(file, { isReload: true })).value).toBe(2);
  });

  it('beside packages that are ES modules', async () => {
    const file = path.join(dir, 'config.js');
    write(
      'config.js',
      "import remarkMath from 'remark-math';\nimport rehypeKatex from 'rehype-katex';\nexport default [remarkMath.name, rehypeKatex.name];\n",
    );
    await loadModule(file);
    write('config.js', "import remarkMath from 'remark-math';\nexport default [remarkMath.name];\n");
    expect((await loadModule(file, { isReload: true })).value).toEqual(['remarkMath']);
  });

  it('not while it awaits at the top, but it is loaded', async () => {
    const file = path.join(dir, 'waits.js');
    write('waits.js', 'export default await Promise.resolve(3);\n');
    expect((await loadModule(file, { isReload: true })).value).toBe(3);
  });
});

it.each(['js', 'mjs', 'ts'])(
  'a default import of compiled CommonJS in .%s is its default export',
  async (extension) => {
    const folder = path.join(dir, 'node_modules/compiled-terns');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"name":"compiled-terns"}');
    const text = 'exports.__esModule = true;\nexports.default = { count: () => 3 };\nexports.named = 1;\n';
    writeFileSync(path.join(folder, 'index.js'), text);
    write('terns.js', "import terns, { named } from 'compiled-terns';\nexport default () => terns.count() + named;\n");
    write(
      `asks.${extension}`,
      "import terns from 'compiled-terns';\nimport sum from './terns.js';\nexport default () => [terns.count(), sum()];\n",
    );
    const file = path.join(dir, `asks.${extension}`);
    for (const isReload of [false, true]) {
      const { value } = await loadModule(file, { isReload });
      expect((value as () => unknown)()).toEqual([3, 4]); // the module exports this function
    }
  },
);

describe('a module that does not parse', () => {
  it.each([
    ['broken.ts', 'const a: number = [;\n', { line: 1, column: 20 }],
    ['ends.ts', 'export default {\n  docs: [\n};\n', { line: 3, column: 1 }],
  ])('%s: the place counts from 1', async (name, text, place) => {
    write(name, text);
    await expect(loadModule(path.join(dir, name))).rejects.toMatchObject({ details: place });
  });
});

// The loader would compile them, with all that they import.
it('leaves packages of ES modules that are required to Node, and no others', () => {
  const names = ['remark-math', '@docusaurus/utils', 'postcss', './b.mjs', 'node:fs', 'not-installed'];
  write('requires.cts', `module.exports = [${names.map((name) => `require('${name}')`).join()}];\n`);
  expect(requiredEsPackages([path.join(dir, 'requires.cts')])).toEqual(['remark-math']);
});

it('takes the default export where a value holds a required ES module', async () => {
  write('api-items.ts', "const items: string[] = ['intro']; export default items; export const other = 1;");
  write(
    'api-sidebars.ts',
    "export default { api: [{ items: require('./api-items') }], one: require('./api-items.js') };",
  );
  const { value } = await loadModule(path.join(dir, 'api-sidebars.ts'));
  expect(value).toEqual({ api: [{ items: ['intro'] }], one: ['intro'] });
});
