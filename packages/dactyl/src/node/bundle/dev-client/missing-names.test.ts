/** Imports of names that are not there, as a browser would refuse them. */
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { withoutMissingNames } from './missing-names.js';

const { siteDir, remove } = createSiteDir({
  'kinds.ts': 'export type Kind = string;\nexport interface Shape {}\nexport const kinds = [];\nexport default 1;\n',
  'all.js': "export * from './kinds';\nexport const more = 1;\n",
  'common.js': 'exports.a = 1;\nmodule.exports = load();\n',
});
afterAll(remove);

const FILES: Record<string, string> = { './kinds': 'kinds.ts', './all': 'all.js', './common': 'common.js' };

async function changed(code: string): Promise<string | undefined> {
  const resolve = (name: string) => Promise.resolve(FILES[name] && path.join(siteDir, FILES[name]));
  return (await withoutMissingNames(code, path.join(siteDir, 'page.jsx'), resolve))?.toString();
}

it.each([
  ["import { Kind, kinds } from './kinds';", "import { kinds } from './kinds'; const Kind = undefined;"],
  ["import one, { Kind as K } from './kinds';", "import one from './kinds'; const K = undefined;"],
  ["import { Kind, Shape } from './kinds'", "import './kinds'; const Kind = undefined; const Shape = undefined;"],
  ["import { more, kinds, typo } from './all';", "import { more, kinds } from './all'; const typo = undefined;"],
  [
    "export { Kind, kinds as k } from './kinds';",
    "export { kinds as k } from './kinds'; export const Kind = undefined;",
  ],
])('%s', async (code, expected) => {
  expect(await changed(code)).toBe(expected);
});

it.each(["import { kinds } from './kinds';", "import { any } from './common';", "import { a } from './gone';"])(
  '%s stays',
  async (code) => {
    expect(await changed(code)).toBeUndefined();
  },
);
