import { describe, expect, it } from 'vitest';
import { jsxInJsPlugin } from './jsx-in-js-plugin.js';

describe('JSX in JavaScript files of packages', () => {
  const { transform } = jsxInJsPlugin([]);
  if (typeof transform !== 'object' || !(transform.filter?.id instanceof RegExp)) throw new Error('It has a filter.');
  const { id } = transform.filter;

  it('is read in what a build asks for, and in what the dev server has added a version to', () => {
    expect(id.test('/site/node_modules/docusaurus-theme-lamp/lib/Lamp.js')).toBe(true);
    expect(id.test('/site/node_modules/docusaurus-theme-lamp/lib/Lamp.js?v=81bc784c')).toBe(true);
    expect(id.test('/site/src/lamp.js?raw')).toBe(false);
  });
});
