/** What the website says of plugins: hooks, the constructor's context, actions, fields of routes, and what `postBuild` gets. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

const TYPES = ['types.ts', 'plugin-module.ts']
  .map((file) => readFileSync(path.join(import.meta.dirname, '../../src/node/plugin-api', file), 'utf8'))
  .join('\n');

/** For plugins of the framework alone: they concern Markdown, images, cards, scripts of pages, the search index and builds that are left out. */
const NOT_FOR_OTHERS = [
  'unstable_getBootScript',
  'unstable_getDrawers',
  'unstable_getFrameDocuments',
  'unstable_getImageCopies',
  'unstable_getImageImports',
  'unstable_getMarkdownPlugins',
  'unstable_getMarkdownSources',
  'unstable_getPageFiles',
  'unstable_getPageReader',
  'unstable_getPageScripts',
  'unstable_getPageSettings',
  'unstable_getSocialCards',
  'unstable_getStorageKeys',
  'unstable_getThemeFacts',
  'unstable_readsSiteOnly',
];

/** Names of the members of an interface. */
function members(name: string): string[] {
  const body = new RegExp(`export interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, 's').exec(TYPES)?.[1] ?? '';
  return [...body.matchAll(/^ {2}(\w+)\??[(:]/gm)].map((match) => match[1] ?? '').toSorted();
}

/** What stands in the first column of these tables. */
const named = (text: string, heading: readonly string[]) =>
  tableRows(text, heading)
    .flatMap(([name]) => codeIn(name))
    .toSorted();

/** Names in headings such as `contentLoaded({content, actions})`. */
const headed = (text: string) => [...text.matchAll(/^#{2,3} `(\w+)\(/gm)].map((match) => match[1] ?? '');

/** The text between a heading with this id and the next one. */
const section = (text: string, id: string) => text.split(`{#${id}}\n`)[1]?.split(/^#{2,3} /m)[0] ?? '';

const index = pageInEachLanguage('api/plugin-methods/README.md');

describe.each(index)('$file', ({ text }) => {
  it('names every hook that is for others, and no other', () => {
    const hooks = members('Plugin').filter((name) => name !== 'name' && !NOT_FOR_OTHERS.includes(name));
    expect(named(text, ['Hook', '钩子'])).toEqual(hooks);
  });

  it('names every field of the context', () => {
    expect(named(section(text, 'context'), ['Field', '字段'])).toEqual(members('PluginContext'));
  });

  it('names what a module may export', () => {
    const older = ['getSwizzleComponentList'];
    const exported = ['default', 'getSwizzleConfig', ...members('PluginModule')].filter(
      (name) => !older.includes(name),
    );
    expect(named(section(text, 'module'), ['Export', '导出'])).toEqual(exported.toSorted());
  });
});

describe.each(pageInEachLanguage('api/plugin-methods/lifecycle-apis.md'))('$file', ({ text }) => {
  it('explains every action', () => {
    expect(headed(text)).toEqual(expect.arrayContaining(members('PluginActions')));
  });

  it('lists the fields of a route', () => {
    const fields = named(section(text, 'add-route'), ['Field', '字段']);
    expect(fields.filter((field) => members('RouteConfig').includes(field))).toEqual(members('RouteConfig'));
  });

  it('lists what postBuild gets beside the context', () => {
    const own = members('PostBuildProps').filter((name) => !name.startsWith('unstable_'));
    expect(named(section(text, 'post-build'), ['Field', '字段'])).toEqual(expect.arrayContaining(['content', ...own]));
  });
});

it.each([0, 1])('has a section for each hook of the site format (language %i)', (language) => {
  const pages = ['lifecycle-apis', 'extend-infrastructure', 'i18n-lifecycles', 'static-methods'];
  const sections = pages.flatMap((page) =>
    headed(pageInEachLanguage(`api/plugin-methods/${page}.md`)[language]?.text ?? ''),
  );
  const hooks = members('Plugin').filter((name) => name !== 'name' && !name.startsWith('unstable_'));
  expect(sections).toEqual(expect.arrayContaining([...hooks, 'validateOptions', 'validateThemeConfig']));
});
