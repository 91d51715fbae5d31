import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { importedKey, isFresh, moduleKeys, scanMarkdown } from './markdown-imports.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'markdown-imports-'));
const file = (name: string) => path.join(siteDir, name);
afterAll(() => rmSync(siteDir, { recursive: true }));

beforeEach(() => {
  writeFileSync(
    file('a.mdx'),
    "import Part from './_part.mdx';\nimport Chart from './Chart';\n\nexport const rows = 1;\n\n# Title\n",
  );
  writeFileSync(file('_part.mdx'), "import A from './a.mdx';\nimport { x } from 'a-package';\n\nText.\n");
});

describe('scanMarkdown', () => {
  it('reads a file and its partials, also when they import each other', () => {
    const scans = scanMarkdown(file('a.mdx'), { siteDir });
    expect(scans).toEqual({
      [file('a.mdx')]: { exports: ['rows'], imports: ['./_part.mdx', './Chart'] },
      [file('_part.mdx')]: { exports: [], imports: ['./a.mdx', 'a-package'] },
    });
    expect(moduleKeys(scans, { siteDir })).toEqual(['@site/Chart', 'a-package']);
  });
});

describe('isFresh', () => {
  it('depends on exports and imports of a text, and on nothing else', () => {
    const scans = scanMarkdown(file('a.mdx'), { siteDir });
    writeFileSync(file('_part.mdx'), "import A from './a.mdx';\nimport { x } from 'a-package';\n\nOther text.\n");
    expect(isFresh({ scans }, {})).toBe(true);
    writeFileSync(file('_part.mdx'), "import A from './a.mdx';\n\nOther text.\n");
    expect(isFresh({ scans }, {})).toBe(false);
    expect(isFresh({ scans }, {}, [file('a.mdx')])).toBe(true);
  });
});

it('names a file from the folder of the site', () => {
  expect(importedKey(path.join(siteDir, 'docs', 'a.md'), siteDir)).toBe('docs/a.md');
  expect(importedKey(path.join(path.dirname(siteDir), 'README.md'), siteDir)).toBe('../README.md');
});
