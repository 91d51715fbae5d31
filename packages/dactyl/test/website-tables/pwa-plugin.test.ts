/** What the website says of the options of the plugin that makes a site readable offline. */
import { describe, expect, it } from 'vitest';
import { pwaOptionsSchema } from '../../src/features/pwa/node/options.js';
import { codeIn, pageInEachLanguage, tableRows } from './markdown-tables.js';
import { asWritten } from './schema-defaults.js';

const { reloadPopup: _, ...shape } = pwaOptionsSchema.shape;
const defaults = pwaOptionsSchema.parse({});

describe.each(pageInEachLanguage('api/plugins/plugin-pwa.md'))('the tables of $file', ({ text }) => {
  const names = (...headings: string[]) => tableRows(text, headings).map(([name]) => codeIn(name)[0] ?? '');

  it('list every option, and no other', () => {
    expect(names('Option', '选项').toSorted()).toEqual(['id', ...Object.keys(shape)].toSorted());
    expect(names('List option', '列表选项').toSorted()).toEqual(Object.keys(defaults.injectManifestConfig).toSorted());
  });

  it('list every strategy', () => {
    const strategies = shape.offlineModeActivationStrategies.unwrap().element.options;
    expect(names('Strategy', '策略').toSorted()).toEqual([...strategies].toSorted());
  });

  it('give the defaults that the plugin fills in', () => {
    const filledIn = [
      ...tableRows(text, ['Option', '选项']).map((row) => ({ row, values: { ...defaults, injectManifestConfig: {} } })),
      ...tableRows(text, ['List option', '列表选项']).map((row) => ({ row, values: defaults.injectManifestConfig })),
    ];
    for (const { row, values } of filledIn) {
      const name = codeIn(row[0])[0] ?? '';
      const value = Object.entries(values).find(([each]) => each === name)?.[1];
      if (value === undefined || name === 'globPatterns') continue;
      expect(codeIn(row.at(-2))[0]?.replaceAll(' ', ''), name).toBe(asWritten(value).replaceAll(' ', ''));
    }
  });
});
