/** What the website says of plugins as a whole: their names, those that exist, and the options of the preset. */
import { describe, expect, it } from 'vitest';
import { NOT_YET_SUPPORTED } from '../../src/node/plugin-api/not-yet-supported.js';
import { moduleCandidates, type ModuleKind } from '../../src/node/plugin-api/resolve-modules.js';
import presetClassic, { PRESET_OPTIONS } from '../../src/features/preset-classic/node/index.js';
import { svgrOptionsSchema } from '../../src/features/svgr/node/index.js';
import { BUILT_INS } from '../../src/node/site/built-ins.js';
import { createPluginContext } from '../plugin-context.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

const firstCode = (rows: string[][]) => rows.map(([name]) => codeIn(name)[0] ?? '').toSorted();

describe.each(pageInEachLanguage('using-plugins.md'))('the tables of $file', ({ text }) => {
  const options = tableRows(text, ['Option of `classic`', '`classic` 的选项']);

  it('list the options of the preset', () => {
    expect(firstCode(options)).toEqual([...PRESET_OPTIONS].toSorted());
  });

  it('say which plugin gets them', () => {
    const all = Object.fromEntries(PRESET_OPTIONS.map((name) => [name, { from: name }]));
    const { plugins = [], themes = [] } = presetClassic(createPluginContext({ siteDir: '/site' }), {
      ...all,
      sitemap: { from: 'sitemap' },
      debug: { from: 'debug' },
    });
    const received = [...plugins, ...themes].flatMap((entry) =>
      // The cast: above, each option is an object of this shape.
      Array.isArray(entry) ? [[(entry[1] as { from: string }).from, entry[0]]] : [],
    );
    const written = options.map(([name, plugin]) => [codeIn(name)[0] ?? '', codeIn(plugin)[0]]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(received));
  });

  it('give the forms in which a name is tried', () => {
    const rows = tableRows(text, ['You write', '你写']).map(([name, tried]) => [codeIn(name), codeIn(tried)] as const);
    expect(rows).toHaveLength(5);
    for (const [words, tried] of rows) {
      const list = words.find((word) => /^(?:plugins|themes|presets)$/.test(word)) ?? '';
      const name = words.find((word) => word !== list) ?? '';
      // The cast: the pattern above.
      expect(moduleCandidates(name, list.slice(0, -1) as ModuleKind)).toEqual(tried);
    }
  });
});

describe.each(pageInEachLanguage('api/plugins/plugins-overview.md'))('the tables of $file', ({ text }) => {
  const rows = tableRows(text, ['Plugin', '插件']);
  const fullNames = (columns: number) =>
    firstCode(rows.filter((row) => row.length === columns))
      .map((name) => (name.startsWith('plugin-') ? `@docusaurus/${name}` : name))
      .toSorted();

  it('list every plugin that there is', () => {
    const plugins = Object.keys({ ...BUILT_INS.plugins, ...BUILT_INS.optionalPlugins }).filter((name) =>
      /(?:^|\/)plugin-/.test(name),
    );
    expect(fullNames(4)).toEqual(plugins.toSorted());
  });

  it('list every plugin of the format that there is not', () => {
    expect(fullNames(2)).toEqual([...NOT_YET_SUPPORTED.keys()].toSorted());
  });
});

describe.each(pageInEachLanguage('api/plugins/plugin-svgr.md'))('the table of $file', ({ text }) => {
  it('lists every option', () => {
    expect(firstCode(tableRows(text, ['Option', '选项']))).toEqual(Object.keys(svgrOptionsSchema.shape));
  });
});
