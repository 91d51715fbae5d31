/** The rules of ARCHITECTURE.md that a machine can check. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';

import { featureNames, MAY_NAME } from './architecture/feature-names.js';
import { type Import, findCircles, findCycle, importsOf, readSources } from './architecture/import-graph.js';
import { layerProblem } from './architecture/layers.js';
import { markPatterns, NO_MARKS } from './architecture/mark-patterns.js';
import { moduleState, STATE } from './architecture/module-state.js';
import { deadPaths, namedPaths } from './architecture/named-paths.js';
import { findInText, findText, machineNames } from './architecture/repository-text.js';

const packageDir = join(dirname(fileURLToPath(import.meta.url)), '..');
const root = join(packageDir, '../..');
const sources = readSources(join(packageDir, 'src'));
const imports = sources.flatMap((source) => source.imports);

const MAX_LINES = 400;
const features = readdirSync(join(packageDir, 'src/features'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const VAGUE = new Set(['utils', 'helpers', 'common', 'misc', 'lib', 'internal']);

describe('the sources', () => {
  it('import only from their own room and from rooms that it may know, types included', () => {
    expect(imports.map(layerProblem).filter((problem) => problem !== undefined)).toEqual([]);
  });

  it('have no cycle of imports', () => {
    expect(findCycle(imports)).toBeUndefined();
  });

  it('have no circle of imports with types counted', () => {
    const files = new Set(sources.map(({ file }) => file));
    expect(findCircles(imports.filter(({ to }) => files.has(to)))).toEqual([]);
  });

  it(`have no file of more than ${MAX_LINES} lines`, () => {
    expect(sources.filter(({ lines }) => lines > MAX_LINES).map(({ file, lines }) => `${file}: ${lines}`)).toEqual([]);
  });

  it('keep no state between calls but what is listed, with its kind, in module-state.ts', () => {
    const found = sources.flatMap(({ file, text }) => moduleState(file, text).map((name) => `${file} ${name}`));
    expect(found.toSorted()).toEqual(Object.keys(STATE).toSorted());
  });

  it('write and look for marks in shared/marks/ only', () => {
    const others = sources.filter(({ file }) => !file.startsWith('shared/marks/'));
    const found = others.flatMap(({ file, text }) => markPatterns(file, text).map((pattern) => ({ file, pattern })));
    const marks = found.filter(({ file }) => !(file in NO_MARKS));
    expect(marks.map(({ file, pattern }) => `${file}:${pattern}`)).toEqual([]);
    expect(Object.keys(NO_MARKS).filter((file) => !found.some((one) => one.file === file))).toEqual([]);
  });

  it.each([
    ['a string', "const a = '<!--island:';"],
    ['a template', 'const a = `<!--region:${id}-->`;'],
    ['an expression', 'const a = /<!--(\\/?)branch/;'],
    ['what a comment holds', "const a = data.startsWith('island:');"],
    ['the end of a mark', "const a = node.nodeValue === '/region';"],
    ['an expression for a comment', String.raw`const a = /^\/?(?:island|slot)\b/.test(data);`],
    ['a placeholder', "createElement('dactyl-slot', { n });"],
    ['an escape', String.raw`const a = json.replaceAll('>', '\\u003e');`],
  ])('would show a pattern of a mark in %s', (_, text) => {
    expect(markPatterns('a.ts', text)).toHaveLength(1);
  });

  it('may have words of the protocol in other places', () => {
    const text = `const a = ['island', kind === 'region', 'virtual:dactyl/island/', /\\.island\\.js$/, 'dactyl-icon'];`;
    expect(markPatterns('a.ts', text)).toEqual([]);
  });

  it('name no feature in the core, but for the files in feature-names.ts, which still have to', () => {
    const naming = sources.flatMap(({ file, text }) => {
      const names = featureNames(file, text, features);
      return names.length > 0 ? [`${file}: ${names.join(', ')}`] : [];
    });
    const files = naming.map((line) => line.split(':')[0] ?? '');
    expect(naming.filter((_, index) => !((files[index] ?? '') in MAY_NAME))).toEqual([]);
    expect(Object.keys(MAY_NAME).filter((file) => !files.includes(file))).toEqual([]);
  });

  it('have no folder or file with a meaningless name such as utils', () => {
    const names = (file: string) => file.replace(/\.[^/]+$/, '').split('/');
    expect(sources.map(({ file }) => file).filter((file) => names(file).some((name) => VAGUE.has(name)))).toEqual([]);
  });
});

describe('the repository', () => {
  it('names no path and no registry of the machine that it was written on', () => {
    expect(findText(root, machineNames(root, process.env.npm_config_registry))).toEqual([]);
  });
});

describe('tests', () => {
  it('end servers of theirs by closeServer where they wait for it, which else may be for ever', () => {
    const waits = /\.close\((?:resolve|\(\) => resolve\(\))\)/;
    const files = globSync(['e2e/**/*.ts', 'packages/*/{src,test}/**/*.ts'], {
      cwd: root,
      ignore: ['**/node_modules/**'],
    });
    const tests = files.filter((file) => /\.test\.ts$|\/test\/|^e2e\//.test(file) && !file.endsWith('close-server.ts'));
    expect(tests.filter((file) => waits.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});

describe('documents and comments', () => {
  it('begin with a map of one page, and go on with one page for a room', () => {
    const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length;
    expect(lines('ARCHITECTURE.md')).toBeLessThanOrEqual(150);
    const rooms = globSync(['packages/*/src/**/README.md', 'docs/decisions/*.md'], { cwd: root });
    expect(rooms.length).toBeGreaterThan(20);
    expect(rooms.filter((file) => lines(file) > 80)).toEqual([]);
    const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(rooms.filter((file) => !map.includes(`](${file})`))).toEqual([]);
  });

  it('name no path that does not exist', () => {
    expect(deadPaths(root)).toEqual([]);
  });
});

describe('the checker itself', () => {
  const edge = (from: string, to: string, typeOnly = false): Import => ({ from, to, typeOnly });

  it.each([
    ['Markdown → a feature', edge('node/markdown/links.ts', 'features/docs/node/load.ts')],
    ['Markdown → content', edge('node/markdown/links.ts', 'node/content/slug.ts', true)],
    ['code of the configuration from content', edge('node/content/slug.ts', 'node/config/load.ts')],
    ['theme → Node', edge('theme/Layout/index.tsx', 'node/base/files.ts')],
    ['theme → code of a plugin', edge('theme/DocItem/index.tsx', 'features/docs/node/load.ts', true)],
    ['theme → types of a plugin, as code', edge('theme/DocItem/index.tsx', 'features/docs/node/types.ts')],
    ['React → theme', edge('react/Link.tsx', 'theme/Layout/index.tsx')],
    ['React → what hydrates', edge('react/Link.tsx', 'browser/hydrate/hydrate.ts', true)],
    ['core → a feature', edge('browser/boot/main.ts', 'features/search/browser/main.ts')],
    ['feature → other feature', edge('features/blog/node/load.ts', 'features/docs/node/types.ts', true)],
    ['feature → site', edge('features/blog/node/load.ts', 'node/site/load-site.ts')],
    ['browser part of a feature → its plugin', edge('features/docs/react/hooks.ts', 'features/docs/node/load.ts')],
    ['plugin → its components', edge('features/docs/node/load.ts', 'features/docs/theme/Doc.tsx')],
    ['shared → anything', edge('shared/url.ts', 'node/base/files.ts')],
    ['browser code → Node', edge('browser/boot/main.ts', 'node:fs')],
    ['a folder that no rule knows', edge('extras/fun.ts', 'shared/url.ts')],
    ['Vite outside of its room', edge('node/production/build-site.ts', 'vite')],
    ['the public entry from inside', edge('node/cli/main.ts', 'index.ts')],
  ])('catches %s', (_, broken) => {
    expect(layerProblem(broken)).toContain(broken.from);
  });

  it.each([
    ['a room to its left', edge('features/docs/node/load.ts', 'node/content/slug.ts')],
    ['its own room', edge('node/markdown/links.ts', 'node/markdown/types.ts')],
    ['types of the configuration', edge('node/markdown/links.ts', 'node/config/types.ts', true)],
    ['types of a plugin in the theme', edge('theme/DocItem/index.tsx', 'features/docs/node/types.ts', true)],
    ['what has no React from React', edge('react/format/hooks.ts', 'browser/stores/color-mode.ts')],
    ['the engine of a feature in its plugin', edge('features/search/node/index.ts', 'features/search/engine/words.ts')],
    ['Vite in its room', edge('node/bundle/bundle.ts', 'vite')],
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

  it('finds circles, types included, and not those of components that are asked for by name', () => {
    const there = [edge('a.ts', 'b.ts'), edge('b.ts', 'c.ts', true), edge('c.ts', 'd.ts'), edge('d.ts', 'e.ts')];
    expect(findCircles([...there, edge('c.ts', 'a.ts', true), edge('e.ts', 'd.ts')])).toEqual([
      ['d.ts', 'e.ts'],
      ['a.ts', 'b.ts', 'c.ts'],
    ]);
    expect(findCircles([...there, { ...edge('c.ts', 'a.ts'), isByName: true }])).toEqual([]);
  });

  it('finds state of a module: variables, and collections that something is put into', () => {
    const text = `export let a; const b = new Map(); b.set(1, 2); const c = {}; c.x = 1; const d = []; d[0] = 1; const e = [];
      Object.assign(e, d); const same = new Map([[1, 2]]); const list = ['x']; const read = list.map((one) => one); const f = () => {
      let inner = 1; return inner; };`;
    expect(moduleState('a.ts', text)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('finds names of features in names and texts of the core, and not in comments and imports', () => {
    const text = `import a from '../../features/docs/node/a.js'; /** See features/docs/. */
      const hasLiveFrame = join('features/search/theme', 'x'); const bigMermaid = \`copy-page\`; const upward = pages.blog;`;
    const folders = ['docs', 'search', 'pages', 'blog', 'pwa', 'mermaid', 'copy-page'];
    expect(featureNames('node/a.ts', text, folders)).toEqual([
      'bigMermaid',
      'copy-page',
      'features/search/theme',
      'hasLiveFrame',
    ]);
    expect(featureNames('theme/a.ts', text, folders)).toEqual([]);
  });

  it('finds paths that are named', () => {
    const gone = ['rooms', 'gone.ts'].join('/');
    const text = `/** See \`${gone}\`. */ const a = '\`node/text.ts\`'; // and \`node/site/\`\n`;
    expect(namedPaths('a.ts', text)).toEqual([gone, 'node/site/']);
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
