/** The rules of ARCHITECTURE.md that a machine can check. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { type Import, findCycle, importsOf, readSources } from './architecture/import-graph.js';
import { layerProblem } from './architecture/layers.js';
import { moduleState, STATE } from './architecture/module-state.js';
import { deadPaths, namedPaths } from './architecture/named-paths.js';
import { findInText, findText, machineNames } from './architecture/repository-text.js';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(packageDir, '../..');
const sources = readSources(join(packageDir, 'src'));
const imports = sources.flatMap((source) => source.imports);

const MAX_LINES = 400;
const VAGUE = new Set(['utils', 'helpers', 'common', 'misc', 'lib', 'internal']);

describe('the sources', () => {
  it('import only from their own layer and from layers to its left', () => {
    expect(imports.map(layerProblem).filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('have no cycle of imports', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it(`have no file of more than ${MAX_LINES} lines`, () => {
    expect(sources.filter(({ lines }) => lines > MAX_LINES).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  it('keep no state between calls but what is listed, with its kind, in module-state.ts', () => {
    const found = sources.flatMap(({ file, text }) => moduleState(file, text).map((name) => `${file} ${name}`));
    expect(found.toSorted()).toEqual(Object.keys(STATE).toSorted());
  });

  it('have no folder or file with a name that says nothing', () => {
    const names = (file: string) => file.replace(/\.[^/]+$/, '').split('/');
    expect(sources.map(({ file }) => file).filter((file) => names(file).some((name) => VAGUE.has(name)))).toEqual([]);
  });
});

describe('the repository', () => {
  it('names no path and no registry of the machine that it was written on', () => {
    expect(findText(root, machineNames(root, process.env.npm_config_registry))).toEqual([]);
  });
});

describe('documents and comments', () => {
  it('name no path that does not exist', () => {
    expect(deadPaths(root)).toEqual([]);
  });
});

describe('the checker itself', () => {
  const edge = (from: string, to: string, typeOnly = false): Import => ({ from, to, typeOnly });

  it.each([
    ['markdown → plugins', edge('markdown/links.ts', 'plugins/docs/load.ts')],
    ['markdown → content', edge('markdown/links.ts', 'content/slug.ts', true)],
    ['config code from content', edge('content/slug.ts', 'config/load.ts')],
    ['theme → node', edge('theme/Layout/index.tsx', 'node/files.ts')],
    ['theme → code of a plugin', edge('theme/DocItem/index.tsx', 'plugins/docs/load.ts', true)],
    ['theme → types of a plugin, as code', edge('theme/DocItem/index.tsx', 'plugins/docs/types.ts')],
    ['runtime → theme', edge('runtime/router.tsx', 'theme/Layout/index.tsx')],
    ['plugin → other plugin', edge('plugins/blog/load.ts', 'plugins/docs/types.ts', true)],
    ['plugin → site', edge('plugins/blog/load.ts', 'site/load-site.ts')],
    ['shared → anything', edge('shared/url.ts', 'node/files.ts')],
    ['browser code → Node', edge('runtime/boot/main.ts', 'node:fs')],
    ['a folder that no rule knows', edge('extras/fun.ts', 'shared/url.ts')],
    ['Vite outside of vite/', edge('build/build-site.ts', 'vite')],
    ['the public entry from inside', edge('cli/main.ts', 'index.ts')],
  ])('catches %s', (_, broken) => {
    expect(layerProblem(broken)).toContain(broken.from);
  });

  it.each([
    ['a layer to its left', edge('plugins/docs/load.ts', 'content/slug.ts')],
    ['its own layer', edge('markdown/links.ts', 'markdown/types.ts')],
    ['types of the configuration', edge('markdown/links.ts', 'config/types.ts', true)],
    ['types of a plugin in the theme', edge('theme/DocItem/index.tsx', 'plugins/docs/types.ts', true)],
    ['the runtime in the browser part of a plugin', edge('plugins/docs/client/hooks.ts', 'runtime/router.tsx')],
    ['Vite in vite/', edge('vite/bundle.ts', 'vite')],
  ])('allows %s', (_, fine) => {
    expect(layerProblem(fine)).toBeUndefined();
  });

  it('sees imports, re-exports and dynamic imports, and which of them are types', () => {
    const text = `import type { A } from './a.js'; import { type B } from './b.js'; import { type C, c } from './c.js';
      import './d.css'; export { e } from './e.js'; export type { F } from './f.js'; await import('./g.js');`;
    expect(importsOf('x.ts', text).map(({ to, typeOnly }) => `${to} ${typeOnly}`)).toEqual([
      './a.js true',
      './b.js true',
      './c.js false',
      './d.css false',
      './e.js false',
      './f.js true',
      './g.js false',
    ]);
  });

  it('finds a cycle, unless it vanishes with the types', () => {
    const there = [edge('a.ts', 'b.ts'), edge('b.ts', 'c.ts')];
    expect(findCycle([...there, edge('c.ts', 'a.ts')])).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts']);
    expect(findCycle([...there, edge('c.ts', 'a.ts', true)])).toBeUndefined();
  });

  it('finds state of a module: variables, and collections that something is put into', () => {
    const text = `export let a; const b = new Map(); b.set(1, 2); const c = {}; c.x = 1; const d = []; d[0] = 1; const e = [];
      Object.assign(e, d); const same = new Map([[1, 2]]); const list = ['x']; const read = list.map((one) => one); const f = () => {
      let inner = 1; return inner; };`;
    expect(moduleState('a.ts', text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('finds paths that are named', () => {
    const text = "/** See `rooms/gone.ts`. */ const a = '`vite/text.ts`'; // and `site/`\n";
    expect(namedPaths('a.ts', text)).toEqual(['rooms/gone.ts', 'site/']);
    expect(namedPaths('a.md', text)).toHaveLength(3);
  });

  it('finds names of a machine', () => {
    const names = machineNames('/builds/dactyl', 'https://packages.example.com/npm/');
    expect(findInText('a.md', 'fine\nsee /builds/dactyl/README.md', names)).toEqual([
      'a.md:2: see /builds/dactyl/README.md',
    ]);
    expect(findInText('.npmrc', 'registry=https://packages.example.com/npm/', names)).toHaveLength(1);
    expect(machineNames('/app', undefined)).not.toContain('/app/');
  });
});
