import { describe, expect, it } from 'vitest';
import { findKey, findOption } from './find-key.js';

const source = `
import { themes } from 'prism-react-renderer'; // = { title: 'no' }
/** @type {{ title: string }} */
const config = {
  title: 'a, { b }',
  "tagline": \`x \${1} }\`,
  themeConfig: {
    metadata: [{ name: 'title' }],
    /* navbar: {} */
    navbar: {
      title: 'inner',
      items: [
        { label: 'a, b' }, // comment, with comma
        { to: '/', label: 'second' },
      ],
    },
  },
};
module.exports = async () => config;
`;

describe('findKey', () => {
  it.each([
    [['title'], 5],
    [['tagline'], 6],
    [['themeConfig', 'navbar'], 10],
    [['themeConfig', 'navbar', 'title'], 11],
    [['themeConfig', 'navbar', 'items', 1, 'label'], 14],
    // For a missing key, the position of the object that should have it.
    [['themeConfig', 'navbar', 'items', 1, 'docId'], 14],
    [['themeConfig', 'navbar', 'items', 7], 12],
    [['themeConfig', 'footer'], 7],
    [['url'], undefined],
  ])('%j is in line %s', (path, line) => {
    expect(findKey(source, path)?.line).toBe(line);
  });

  it('names the list where a spread stands before an element of it', () => {
    const list = 'export default {\n  items: [\n    { a: 1 },\n    ...others(),\n    { b: 2 },\n  ],\n};';
    const lineOf = (index: number) => findKey(list, ['items', index, 'x'])?.line;
    expect([0, 1, 2].map(lineOf)).toEqual([3, 2, 2]);
  });

  it('counts columns from 1', () => {
    expect(findKey('export default { a: 1, b: 2 }', ['b'])).toEqual({ line: 1, column: 24 });
  });

  it('ends on text that is not code', () => {
    expect(findKey('= { a: [ "', ['a', 3])).toEqual({ line: 1, column: 5 });
    expect(findKey('', ['a'])).toBeUndefined();
  });
});

describe('findOption', () => {
  const config = `
const path = 'x'; // { path: 'docs' }
export default {
  presets: [
    ['classic', { docs: { path: 'docs', versions: { '1.0': { label: 'a' } } }, blog: { path: 'blog' } }],
  ],
  plugins: [['content-docs', { "path": \`api\`, breadcrumbs: false }]],
};
`;
  it.each<[string[], unknown, number | undefined]>([
    [['breadcrumbs'], false, 7],
    [['versions', '1.0', 'label'], 'a', 5],
    [['versions', '2.0'], undefined, 5],
    // Several objects have the key, so the value decides.
    [['path'], 'blog', 5],
    [['path'], 'api', 7],
    [['path'], 'other', undefined],
    [['path'], undefined, undefined],
    [['none'], 1, undefined],
    [['a b'], 1, undefined],
  ])('%j with %j is in line %s', (keys, value, line) => {
    expect(findOption(config, keys, value)?.line).toBe(line);
  });

  it('finds keys of JSON', () => {
    expect(findKey('{\n  "docs": [{ "id": 1 }]\n}', ['docs', 0, 'id'])).toEqual({ line: 2, column: 14 });
  });
});
