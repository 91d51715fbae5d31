import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../../../test/plugin-context.js';
import { SiteError, SiteErrors } from '../../../../node/base/site-error.js';
import { readCategoriesMetadata } from './category-metadata.js';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function read(files: Record<string, string>, warn: (message: string) => void = () => {}) {
  const { siteDir, remove } = createSiteDir(files);
  removals.push(remove);
  return readCategoriesMetadata(siteDir, warn);
}

async function faults(files: Record<string, string>): Promise<string[]> {
  const error: unknown = await read(files).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const errors = error instanceof SiteErrors ? error.errors : error instanceof SiteError ? [error] : [];
  return errors.map(({ message, details: { file = '', line, column } }) =>
    [path.basename(path.dirname(file)), line, column, message].join(':'),
  );
}

describe('readCategoriesMetadata', () => {
  it('reads YAML and JSON, by folder', async () => {
    expect(
      await read({
        '_category_.yml': 'label: Root',
        'a/_category_.json': '{"position": 2.5, "link": null}',
        'a/b/_category_.yaml': 'link: {type: generated-index, slug: /x}\ncollapsed: false\ncustomProps: {a: 1}',
        'c/_category_.yml': '',
        'e/_category_.json': "# a note\n{'label': 'E',}",
        'f/_category_.json': '',
        'g/_category_.json': 'label: G',
        'd/_category_.yml': 'position: "3"\ncollapsible: "true"\ncollapsed: "false"',
      }),
    ).toEqual({
      '.': { label: 'Root' },
      a: { position: 2.5, link: null },
      'a/b': { link: { type: 'generated-index', slug: '/x' }, collapsed: false, customProps: { a: 1 } },
      c: {},
      d: { position: 3, collapsible: true, collapsed: false },
      e: { label: 'E' },
      f: {},
      g: { label: 'G' },
    });
  });

  it('warns when a folder has several, and says which one is used', async () => {
    const warnings: string[] = [];
    await read({ 'a/_category_.json': '{}', 'a/_category_.yml': '' }, (message) => warnings.push(message));
    expect(warnings).toEqual([
      expect.stringContaining('several _category_ files. "_category_.json" is used, "_category_.yml" is not'),
    ]);
  });

  it.each([
    ['lable: x', 'a:1:1:A category file has no field "lable".'],
    ['label: A\nposition: first', 'a:2:1:"position" of a category file must be a number, but is "first".'],
    ['label: 5', 'a:1:1:"label" of a category file must be a string, but is 5.'],
    ['link: {type: page}', 'a:1:1:A category link has the unknown type "page".'],
    ['label: A\nlink:\n  type: doc', 'a:2:1:A category link of type "doc" needs "id".'],
    ['link:\n  type: doc\n  id: 5', 'a:3:3:"id" of a category link must be a non-empty string, but is 5.'],
    ['link: index', 'a:1:1:A category link cannot be "index".'],
    ['label: A\nsidebar_badge: New', 'a:2:1:A category file has no field "sidebar_badge".'],
    [
      'label: A\nbadge: {text: New, kind: tpi}',
      'a:2:1:"badge" of a category file must be text, or an object with "text" and a "kind" of "note", "tip", "info", "warning", "danger", but is {"text":"New","kind":"tpi"}.',
    ],
    ['customProps: 1', 'a:1:1:"customProps" of a category file must be an object, but is 1.'],
    ['- a', 'a:::A category file must hold an object, but holds ["a"].'],
    ['label: A: B', 'a:1:9:The file does not parse: bad indentation of a mapping entry.'],
  ])('rejects %j', async (content, message) => {
    expect(await faults({ 'a/_category_.yml': content })).toEqual([message]);
  });

  it('names line and column in JSON too', async () => {
    expect(await faults({ 'a/_category_.json': '{\n  "label": "A",\n  "link": [,]\n}' })).toEqual([
      expect.stringMatching(/^a:3:12:The category file is not valid JSON: /),
    ]);
    expect(await faults({ 'a/_category_.json': '{\n  "label": "A",\n  "link": {"type": "doc"}\n}' })).toEqual([
      'a:3:3:A category link of type "doc" needs "id".',
    ]);
  });

  it('tells the faults of all files together', async () => {
    expect(await faults({ 'a/_category_.yml': 'x: 1\ny: 2', 'b/_category_.yml': 'a: [' })).toHaveLength(3);
  });
});
