import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { namesAnyOf } from './module-interop.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-interop-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  ["import blog from '@docusaurus/plugin-content-blog';", true],
  ["const { default: blog } = require('@docusaurus/plugin-content-blog');", true],
  ["const blog = await import('@docusaurus/plugin-content-blog');", true],
  ["export { validateOptions } from '@docusaurus/plugin-content-blog'", true],
  ["export default { plugins: [['@docusaurus/plugin-content-blog', {}]] };", false],
  ["import blog from '@docusaurus/plugin-content-blog/lib/x.js';", false],
])('%s', (text, expected) => {
  const file = path.join(dir, 'config.js');
  writeFileSync(file, text);
  expect(namesAnyOf(['@docusaurus/plugin-content-blog', '@docusaurus/utils'], [file])).toBe(expected);
});
