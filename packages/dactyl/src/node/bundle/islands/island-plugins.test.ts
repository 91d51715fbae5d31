/** Small real bundles. What `ssr/` does with marks is not part of this: a few lines stand for it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder, type Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsxInJsPlugin } from '../jsx-in-js-plugin.js';
import { virtualModulesPlugin } from '../virtual-modules.js';
import type { ComponentModule } from './component-modules.js';
import { islandId } from './island-modules-plugin.js';
import { islandPlugins } from './island-plugins.js';
import { createSiteComponents } from './site-components.js';

const FILES: Record<string, string> = {
  'src/entry.js': `import registry from 'virtual:dactyl/registry';
    export { marks, asked } from './log.js';
    export const load = async () => Object.fromEntries(await Promise.all(Object.entries(registry).map(async ([k, f]) => [k, await f()])));`,
  'src/log.js': `export const marks = []; export const asked = [];`,
  'src/Counter.tsx': `import { memo, useState } from 'react';
    import type { ReactNode } from 'react';
    interface Props { start: number; children?: ReactNode }
    export const early = Counter;
    function Counter({ start }: Props) { const [n] = useState(start); return <button onClick={() => n}>{n}</button>; }
    function Hidden() { return <i>hidden</i>; }
    export const Both = () => <><Counter start={1}/><Hidden/></>;
    export default memo(Counter);`,
  'src/Plain.js': `import { Line } from 'charts'; export default function Plain() { return <p>plain<Line/></p>; }`,
  'src/Old.cjs': `const React = require('react'); module.exports = function Old() { React.useState(1); return null; };`,
  'node_modules/charts/package.json': `{"name":"charts","main":"index.js","peerDependencies":{"react":"*"}}`,
  'node_modules/charts/index.js': `exports.Line = function () { return 'line'; }; exports.Dot = function () { return 'dot'; };`,
  'node_modules/page-theme/package.json': `{"name":"page-theme","peerDependencies":{"react":"*"}}`,
  'node_modules/page-theme/theme/Box/index.jsx': `import { Part } from '../../shared/Part';
    export default () => <p>box<Part/></p>;`,
  'node_modules/page-theme/shared/Part.jsx': `import { useState } from 'react';
    export const Part = () => <i>{useState(1)[0]}</i>;`,
  'node_modules/page-plugin/package.json': `{"name":"page-plugin","type":"module","peerDependencies":{"react":"*"}}`,
  'node_modules/page-plugin/lib/Clicks.js': `import { useState, createElement } from 'react';
    export default function Clicks() { return createElement('b', null, useState(1)[0]); }`,
};

let siteDir: string;
let modules: readonly ComponentModule[];
let server: Record<string, unknown> & { load: () => Promise<Record<string, Record<string, unknown>>> };

/** Notes what is marked and asked for; what is marked stays what it is. */
function stubs(): Plugin {
  const log = JSON.stringify(path.join(siteDir, 'src/log.js'));
  const texts: Record<string, string> = {
    'mark-component.js': `import { marks } from ${log};
      export const markComponent = (value, facts) => { marks.push(facts); return value; };
      export const markModule = (all, facts) => { marks.push(facts); return all; };`,
    'observe.js': `import { asked } from ${log}; import * as React from 'react'; import * as jsx from 'react/jsx-runtime';
      export const observeReact = (module) => { asked.push('react ' + module); return React; };
      export const observeJsx = (module) => { asked.push('jsx ' + module); return jsx; };`,
  };
  return {
    name: 'stubs',
    enforce: 'pre',
    resolveId(id) {
      if (/^react(\/|$)/.test(id)) return { id, external: true };
      return /ssr[\\/](mark-component|observe)\.js$/.test(id) ? `\0stub/${path.basename(id)}` : undefined;
    },
    load: (id) => (id.startsWith('\0stub/') ? texts[id.slice('\0stub/'.length)] : undefined),
  };
}

async function bundle(environment: string, entries: Record<string, string>) {
  const packages = path.join(siteDir, 'node_modules');
  const registry = [
    '@site/src/Counter.tsx',
    'charts',
    '@site/src/Old.cjs',
    '@site/src/Plain.js',
    path.join(packages, 'page-theme/theme/Box/index.jsx'),
    path.join(packages, 'page-plugin/lib/Clicks.js'),
  ];
  const made = { styles: [], prismCss: '', prismScripts: [], generated: {}, clientModules: [] };
  const input = { registry, generatedDir: '', siteDir, ...made };
  const isServer = environment === 'ssr';
  const themeLayers = { site: path.join(siteDir, 'src/theme'), themes: [path.join(packages, 'page-theme/theme')] };
  const components = createSiteComponents({
    siteDir,
    themeLayers,
    readRegistry: () => registry,
    ...(isServer ? {} : { readModules: () => modules }),
  });
  const builder = await createBuilder({
    configFile: false,
    root: siteDir,
    logLevel: 'silent',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { alias: { '@site': siteDir } },
    plugins: [
      ...islandPlugins({ siteDir, components, readRegistry: () => registry }),
      stubs(),
      jsxInJsPlugin([]),
      virtualModulesPlugin(() => input),
    ],
    environments: {
      [environment]: {
        consumer: isServer ? 'server' : 'client',
        resolve: { noExternal: true, external: [] },
        build: {
          ssr: isServer,
          outDir: path.join(siteDir, 'out', environment),
          minify: false,
          rolldownOptions: {
            input: entries,
            preserveEntrySignatures: 'strict',
            output: { entryFileNames: '[name].mjs' },
          },
        },
      },
    },
  });
  const target = builder.environments[environment];
  if (!target) throw new Error('No environment.');
  await builder.build(target);
  return {
    components,
    load: (name: string) => import(pathToFileURL(path.join(siteDir, 'out', environment, `${name}.mjs`)).href),
  };
}

beforeAll(async () => {
  // Below the package, so that React is found.
  const folder = path.resolve('test/.tmp');
  await mkdir(folder, { recursive: true });
  siteDir = await mkdtemp(path.join(folder, 'islands-'));
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(siteDir, name)), { recursive: true });
    await writeFile(path.join(siteDir, name), text);
  }
  const made = await bundle('ssr', { entry: path.join(siteDir, 'src/entry.js') });
  modules = made.components.modules();
  server = await made.load('entry');
});

afterAll(() => rm(siteDir, { recursive: true, force: true }));

describe('the bundle for the server', () => {
  it('marks components of the site, in JavaScript with JSX and in CommonJS too, of plugins, themes and packages', async () => {
    await server.load();
    const marks = server.marks as { module: string; name?: string; island?: { why: string } }[]; // the stub's list
    const lines = marks.map(({ module, name = '*', island }) => `${module} ${name} ${island?.why ?? 'static'}`);
    expect(lines.toSorted()).toEqual([
      'charts * static',
      'charts Line comes from the package charts, which uses React',
      'node_modules/page-plugin/lib/Clicks.js default calls useState',
      'node_modules/page-theme/shared/Part.jsx Part calls useState',
      'node_modules/page-theme/theme/Box/index.jsx default static',
      'src/Counter.tsx $Counter calls useState',
      'src/Counter.tsx $Hidden static',
      'src/Counter.tsx Both static',
      'src/Counter.tsx default calls Counter, which calls useState',
      'src/Old.cjs default calls useState',
      'src/Plain.js default static',
    ]);
  });

  it('gives each module of the site a React of its own', async () => {
    await server.load();
    expect(new Set(server.asked as string[])).toEqual(
      new Set([
        'react src/Counter.tsx',
        'jsx src/Counter.tsx',
        'jsx src/Plain.js',
        'react src/Old.cjs',
        'react node_modules/page-plugin/lib/Clicks.js',
        'jsx node_modules/page-theme/theme/Box/index.jsx',
        'react node_modules/page-theme/shared/Part.jsx',
        'jsx node_modules/page-theme/shared/Part.jsx',
      ]),
    );
  });

  it('tells which modules the browser may ask for', () => {
    expect(modules.map(({ module, names, interactive }) => ({ module, names, interactive }))).toEqual([
      { module: 'charts', names: ['Line'], interactive: true },
      { module: 'node_modules/page-plugin/lib/Clicks.js', names: ['default'], interactive: true },
      { module: 'node_modules/page-theme/shared/Part.jsx', names: ['Part'], interactive: true },
      { module: 'node_modules/page-theme/theme/Box/index.jsx', names: ['default'], interactive: false },
      { module: 'src/Counter.tsx', names: ['$Counter', '$Hidden', 'Both', 'default'], interactive: true },
      { module: 'src/Old.cjs', names: ['default'], interactive: true },
      { module: 'src/Plain.js', names: ['default'], interactive: false },
    ]);
  });
});

describe('a bundle for the browser', () => {
  it('has a module for each, without marks', async () => {
    const { load } = await bundle('islands', {
      counter: 'virtual:dactyl/island/src/Counter.tsx',
      charts: 'virtual:dactyl/island/charts',
      plain: 'virtual:dactyl/island/src/Plain.js',
      old: islandId('src/Old.cjs'),
      request: 'virtual:dactyl/island/@site/src/Counter.tsx',
    });
    const names = async (entry: string) => Object.keys((await load(entry)) as object).toSorted();
    expect(await names('counter')).toEqual(['$Counter', '$Hidden', 'Both', 'default']);
    // Markdown imports the package by itself, so nobody knows what it takes of it.
    expect(await names('charts')).toContain('Line');
    expect(await names('plain')).toEqual(['default']);
    expect(await names('old')).toEqual(['default']);
    expect(await names('request')).toEqual(['Both', 'default', 'early']);
    expect(((await load('counter')) as { default: { type: { name: string } } }).default.type.name).toBe('Counter');
  });
});
