/** Examples of components, plugins and other code: they parse, import what exists, load, and render where they can. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as React from 'react';
import { createElement, type ReactNode } from 'react';
import { afterAll, describe, expect, it } from 'vitest';
import { validateOptionsWith, validateThemeConfigWith } from '../../src/node/plugin-api/validate.js';
import type { JsonObject } from '../../src/shared/json.js';
import type { SiteData } from '../../src/shared/render.js';
import { isRecord } from '../../src/shared/is-record.js';
import Provider from '../../src/theme/Layout/Provider.js';
import { createPluginContext } from '../plugin-context.js';
import { renderPage } from '../theme/render-page.js';
import { testSite } from '../theme/test-site.js';
import type { CodeExample } from './code-examples.js';
import { removeExampleSites, siteOf } from './example-site.js';
import { checkImports, checkSyntax, loadModuleExample, type ModuleExports } from './load-module-example.js';
import { runExamples } from './run-examples.js';

afterAll(removeExampleSites);

describe('code', () => {
  runExamples('module', checkModule);
});

async function checkModule(example: CodeExample): Promise<void> {
  const { code, meta } = example;
  const isLive = /\blive\b/.test(meta);
  checkSyntax(code);
  await checkImports(code, siteOf(example));
  if (!isLive && !/^(?:export|module\.exports)\b/m.test(code)) return;
  const exported = await loadModuleExample(isLive ? liveModule(example) : example);
  // Components have a capital letter, as everywhere.
  const functions = Object.values(exported).filter((value) => typeof value === 'function');
  const components = functions.filter(({ name }) => /^[A-Z]/.test(name));
  for (const component of components) render(component, example);
  if (components.length === 0) await checkPlugin(exported, siteOf(example).dir);
}

/** A live example has all of React at hand, and its last function is what shows. */
function liveModule(example: CodeExample): CodeExample {
  const names = Object.keys(React).filter((name) => /^use[A-Z]|^create|^Fragment$/.test(name));
  return { ...example, code: `import { ${names.join(', ')} } from 'react';\nexport default ${example.code}` };
}

/** What components are given, where a page says that they are given something. */
const PROPS: Record<string, object> = {
  'src/cards/Card.tsx': {
    title: 'Wind',
    siteTitle: 'Tern',
    width: 1200,
    height: 630,
    colors: { background: '#fff', text: '#000', muted: '#666', accent: '#06c' },
  },
  'src/components/Route.jsx': { places: ['Jetty', 'Lighthouse'] },
};

const docs = testSite().globalData['docusaurus-plugin-content-docs']?.['default'] ?? {};
const emptyLists = new Proxy<JsonObject>({}, { get: (_, name) => (name === 'then' ? undefined : []) });

/** What plugins of the same page have handed over: lists, which are empty. */
const GLOBAL_DATA: SiteData['globalData'] = new Proxy<SiteData['globalData']>(
  { 'docusaurus-plugin-content-docs': { default: docs, sdk: docs } },
  { get: (known, name) => (typeof name === 'string' && known[name]) || { default: emptyLists } },
);

/** As the themes have filled it in. */
const THEME_CONFIG = { mermaid: { theme: { light: 'default', dark: 'dark' }, options: {} } };

function render(component: Function, { title = '' }: CodeExample): void {
  const site = { ...testSite(THEME_CONFIG), globalData: GLOBAL_DATA };
  const props = new Proxy({ children: 'inside', ...PROPS[title] }, { get: ownOrName });
  // The cast: an example that has the name of a component is one.
  const Example = () => Reflect.apply(component, undefined, [props]) as ReactNode;
  try {
    renderPage(<Provider>{createElement(Example)}</Provider>, { site });
  } catch (error) {
    const lacksProps = component.length > 0 && !(title in PROPS) && error instanceof TypeError;
    if (!lacksProps) throw error;
  }
}

/** What is asked for is a text, its own name; where a component wants something else, only its caller has it. */
function ownOrName(known: object, name: string | symbol): unknown {
  return name in known || typeof name === 'symbol' ? Reflect.get(known, name) : name;
}

/** Names of the methods of a plugin: a type leaves no trace to ask at run time. */
const HOOKS = membersOf('Plugin');

function membersOf(name: string): string[] {
  const types = readFileSync(path.join(import.meta.dirname, '../../src/node/plugin-api/types.ts'), 'utf8');
  const body = new RegExp(`interface ${name}\\b[^{]*\\{([\\s\\S]*?)^\\}`, 'm').exec(types)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, member = '']) => member);
}

const WHERE = { plugin: 'example', configFile: 'docusaurus.config.js' };

/** Of a plugin that checks none: all are texts. */
const ANY_OPTIONS = new Proxy<object>({}, { get: () => 'given' });

/** What looks like a plugin has only methods that somebody calls. */
async function checkPlugin(module: ModuleExports, siteDir: string): Promise<void> {
  // The cast: called only when the parts are functions.
  const { default: create, validateOptions, validateThemeConfig } = module as Partial<Record<string, Function>>;
  const options: unknown = validateOptions?.({
    options: {},
    validate: (schema: unknown, own: Record<string, unknown>) => validateOptionsWith(schema, own, WHERE),
  });
  const themeConfig: JsonObject | undefined = validateThemeConfig?.({
    themeConfig: {},
    validate: (schema: unknown, own: JsonObject) => validateThemeConfigWith(schema, own, WHERE),
  });
  const context = createPluginContext({ siteDir, siteConfig: themeConfig ? { themeConfig } : {} });
  if (typeof create !== 'function') return;
  const plugin: unknown = await Reflect.apply(create, undefined, [context, options ?? ANY_OPTIONS]);
  if (!isRecord(plugin) || typeof plugin['name'] !== 'string') return;
  expect(HOOKS).toEqual(expect.arrayContaining(Object.keys(plugin)));
}

describe('the check of code', () => {
  const check = (code: string) =>
    checkModule({
      code,
      page: 'docs/x.md',
      locale: 'en',
      place: '',
      language: 'jsx',
      title: undefined,
      meta: '',
      isNested: false,
      isWrong: false,
    });

  it.each([
    ['broken syntax', 'const a = ;'],
    ['a module that does not exist', "import x from '@docusaurus/nothing';"],
    ['a component that does not exist', "import x from '@theme/Nothing';"],
    ['an entry that does not exist', "import x from 'dactyl/nothing';"],
    ['a name that is not exported', "import { useNothing } from '@docusaurus/theme-common';"],
    ['a type that does not exist', "import type { Nothing } from '@docusaurus/types';"],
    ['a package that nobody installs', "import x from 'left-out';"],
    ['a method of a plugin that nobody calls', "export default () => ({ name: 'x', contentRead() {} });"],
    ['a component that fails', 'export default function X() { return <p>{nothing}</p>; }'],
  ])('finds %s', async (_, code) => {
    await expect(check(code)).rejects.toThrow();
  });
});
