import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { readCategoriesMetadata } from './category-metadata.js';

describe('readCategoriesMetadata', () => {
  const removals: (() => void)[] = [];
  afterEach(() => removals.splice(0).forEach((remove) => remove()));

  function read(files: Record<string, string>, warn: (message: string) => void = () => {}) {
    const { siteDir, remove } = createSiteDir(files);
    removals.push(remove);
    return readCategoriesMetadata(siteDir, warn);
  }

  it('reads YAML and JSON, by folder', async () => {
    expect(
      await read({
        '_category_.yml': 'label: Root',
        'a/_category_.json': '{"position": 2.5, "link": null}',
        'a/b/_category_.yaml': 'link: {type: generated-index, slug: /x}\ncollapsed: false\ncustomProps: {a: 1}',
        'c/_category_.yml': '',
      }),
    ).toEqual({
      '.': { label: 'Root' },
      a: { position: 2.5, link: null },
      'a/b': { link: { type: 'generated-index', slug: '/x' }, collapsed: false, customProps: { a: 1 } },
      c: {},
    });
  });

  it('warns when a folder has several', async () => {
    const warnings: string[] = [];
    await read({ 'a/_category_.json': '{}', 'a/_category_.yml': '' }, (message) => warnings.push(message));
    expect(warnings).toEqual([expect.stringContaining('has several _category_ files')]);
  });

  it.each([
    ['lable: x', 'Unknown field "lable" in a _category_ file.'],
    ['position: first', '"position" must be a number, got "first".'],
    ['link: {type: page}', '"link" must be null, or an object with the type "doc" or "generated-index", got'],
    ['link: {type: doc}', '"link" must be null, or an object'],
    ['- a', 'A _category_ file must hold an object.'],
    ['a: [', 'The file cannot be read'],
  ])('rejects %j', async (content, message) => {
    await expect(read({ 'a/_category_.yml': content })).rejects.toThrow(message);
  });
});
