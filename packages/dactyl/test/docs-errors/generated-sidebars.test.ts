/** Each mistake in what sidebars are generated from, with what is printed. */
import { describe, expect, it } from 'vitest';
import { type BrokenDocs, printDocsError } from './print-docs-error.js';

const category = (name: string, text: string): BrokenDocs => ({
  files: { 'docs/guides/start.md': '# Start\n', [`docs/guides/${name}`]: text },
});

describe('a category file', () => {
  it.each<[string, BrokenDocs]>([
    ['with an unknown key', category('_category_.yml', 'label: Guides\nsidebar_position: 2\n')],
    ['with values of the wrong type', category('_category_.yml', 'label: 2024\nposition: first\ncollapsed: maybe\n')],
    ['with a link of an unknown type', category('_category_.json', '{\n  "link": { "type": "page" }\n}\n')],
    ['with a link without its doc', category('_category_.yml', 'label: Guides\nlink:\n  type: doc\n')],
    ['with a link to a doc that does not exist', category('_category_.yml', 'link:\n  type: doc\n  id: strat\n')],
    ['that is a list', category('_category_.yml', '- label: Guides\n')],
    ['that is no YAML', category('_category_.yml', 'label: Guides: all\n')],
    [
      'beside another one',
      { files: { ...category('_category_.yml', 'label: A\n').files, 'docs/guides/_category_.json': '{}' } },
    ],
    [
      'of which several are wrong',
      { files: { ...category('_category_.yml', 'lable: A\n').files, 'docs/_category_.json': '[' } },
    ],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});

const generator = (body: string): BrokenDocs => ({ options: `sidebarItemsGenerator: ${body}` });

describe('a generator of items', () => {
  it.each<[string, BrokenDocs]>([
    ['that throws', generator(`() => { throw new Error('No order was found.'); }`)],
    ['that returns nothing', generator('async () => {}')],
    ['that returns wrong items', generator(`() => [{ type: 'doc' }, { label: 'A', link: 'b', items: [] }]`)],
    ['that returns an empty category', generator(`() => [{ type: 'category', label: 'A', items: [] }]`)],
    ['that returns an unknown doc', generator(`() => ['fien']`)],
    ['that returns what it was asked for', generator('({ item }) => [item]')],
  ])('%s', async (_, site) => {
    expect(await printDocsError(site)).toMatchSnapshot();
  });
});
