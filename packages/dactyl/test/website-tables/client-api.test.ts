/** What the website says of the modules for components: each module, each name, and whether it makes an island. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { frameworkTrigger } from '../../src/node/analysis/trigger-table.js';
import { CLIENT_MODULES } from '../../src/node/bundle/client-modules-table.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';

const PAGE = pageInEachLanguage('docusaurus-core.md');

/** Names that a module exports, without types. */
function exportedNames(file: string): string[] {
  const read = (ending: string) => {
    try {
      return readFileSync(new URL(`../../src/${file.replace(/\.js$/, ending)}`, import.meta.url), 'utf8');
    } catch {
      return undefined;
    }
  };
  const source = read('.tsx') ?? read('.ts') ?? '';
  const lists = [...source.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(','));
  const listed = lists.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
  const declared = [...source.matchAll(/^export (?:default )?(?:function|class|const) (\w+)/gm)].map(
    ([, name]) => name,
  );
  const isDefault = /^export default /m.test(source) ? ['default'] : [];
  return [
    ...listed.map((name) => name.replace(/^.* as /, '')),
    ...declared.filter((name) => name !== undefined),
    ...isDefault,
  ];
}

/** Entries that are lists of re-exports: what they have is public, and the page names all of it. */
const LISTS: [english: string, chinese: string, specifier: string][] = [
  ['Export of `theme-common`', '`theme-common` 的导出', '@docusaurus/theme-common'],
  ['Export of `theme-common/internal`', '`theme-common/internal` 的导出', '@docusaurus/theme-common/internal'],
  [
    'Export of `plugin-content-docs/client`',
    '`plugin-content-docs/client` 的导出',
    '@docusaurus/plugin-content-docs/client',
  ],
  [
    'Export of `plugin-content-blog/client`',
    '`plugin-content-blog/client` 的导出',
    '@docusaurus/plugin-content-blog/client',
  ],
];

const nameOf = (code: string) => code.replace(/\(.*$/, '');
const isYes = (cell = '') => /^(?:yes|是)$/.test(cell);

describe.each(PAGE)('the tables of $file', ({ text }) => {
  const modules = tableRows(text, ['Module', '模块']);

  it('list every module that the browser can import', () => {
    expect(modules.map(([name]) => codeIn(name)[0]).toSorted()).toEqual(Object.keys(CLIENT_MODULES).toSorted());
  });

  it('name what the modules export, and what makes an island', () => {
    const wrong = modules.flatMap(([module, island = '', exports = '']) => {
      const specifier = codeIn(module)[0] ?? '';
      const named = [...(/^(?:default|默认)/.test(exports) ? ['default'] : []), ...codeIn(exports)];
      const making = named.filter((name) => frameworkTrigger(specifier, name));
      const said = isYes(island) ? named : /^(?:some|部分)$/.test(island) ? making : codeIn(island);
      const real = exportedNames(CLIENT_MODULES[specifier] ?? '');
      const isRight = named.every((name) => real.includes(name)) && making.join() === said.join();
      return isRight ? [] : [`${specifier}: ${exports}, ${island}`];
    });
    expect(wrong).toEqual([]);
  });

  it.each(LISTS)('%s: every one, and whether it makes an island', (english, chinese, specifier) => {
    const rows = tableRows(text, [english, chinese]);
    const names = rows.flatMap(([cell]) => codeIn(cell).map(nameOf));
    expect(names.toSorted()).toEqual(exportedNames(CLIENT_MODULES[specifier] ?? '').toSorted());
    const wrong = rows.flatMap((row) =>
      codeIn(row[0])
        .map(nameOf)
        .filter((name) => (frameworkTrigger(specifier, name) !== undefined) !== isYes(row[1])),
    );
    expect(wrong).toEqual([]);
  });
});
