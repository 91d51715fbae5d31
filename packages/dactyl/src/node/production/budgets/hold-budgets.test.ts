import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Budget } from '../../config/budgets-config.js';
import { measureOutput } from '../output-size.js';
import { budgetRows, holdBudgets } from './hold-budgets.js';
import { weighPages } from './weigh-pages.js';

const SCRIPT = 'let a = 1;'.repeat(500);
const STYLE = 'p { color: red }'.repeat(500);
const PAGE =
  '<link rel="stylesheet" href="/base/a.css"><link rel="modulepreload" href="/base/a.js"><script src="/base/a.js"></script>' +
  '<script src="https://other.example/b.js"></script><img src="/base/big%20one.png"><img src="data:image/png;base64,AAAA">';

const dir = mkdtempSync(path.join(tmpdir(), 'budgets-'));
afterAll(() => rmSync(dir, { recursive: true }));
for (const [name, text] of Object.entries({
  'index.html': PAGE,
  'blog/a.html': '<p>A</p>',
  'zh/blog/b.html': `<p>${'b'.repeat(3000)}</p>${PAGE}`,
  'old.html': '<meta http-equiv="refresh" content="0; url=/base/">',
  'page-branch/r.html': PAGE,
  'a.js': SCRIPT,
  'a.css': STYLE,
  'big one.png': 'x'.repeat(5000),
})) {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
}

const zipped = (text: string) => gzipSync(text).length;
const input = (budgets: Budget[]) => ({
  dir,
  size: measureOutput(dir, new Map()),
  budgets,
  baseUrl: '/base/',
  localeFolders: ['', 'zh'],
});

describe('weighPages', () => {
  it('counts what each page names, each file once, text after gzip', async () => {
    const [blog, home] = await weighPages({ dir, baseUrl: '/base/', withHtml: true });
    expect(blog).toEqual({
      url: '/base/blog/a',
      html: zipped('<p>A</p>'),
      js: 0,
      css: 0,
      image: 0,
      page: zipped('<p>A</p>'),
    });
    expect(home).toEqual({
      url: '/base/',
      html: zipped(PAGE),
      js: zipped(SCRIPT),
      css: zipped(STYLE),
      image: 5000,
      page: zipped(PAGE) + zipped(SCRIPT) + zipped(STYLE) + 5000,
    });
  });
});

describe('holdBudgets', () => {
  it('prints a table, and names the worst page of each budget that is passed', async () => {
    const { table, error } = await holdBudgets(
      input([
        { image: 4000, css: 1e6 },
        { pages: ['/blog/**'], image: 5000 },
        { pages: ['/none'], js: 1 },
        { files: 3, output: 1e9 },
      ]),
    );
    expect(table).toMatchInlineSnapshot(`
      "    budget          at most  largest
          css              1.0 MB  0.1 KB /base/
        ✗ image            4.0 KB  5.0 KB /base/
          /blog/** image   5.0 KB  5.0 KB /base/zh/blog/b
          /none js         0.0 KB  no page
        ✗ files                 3  8
          output           1.0 GB  21.8 KB"
    `);
    expect(error?.message).toBe(
      'The output passes a budget:\n  image: 5.0 KB /base/ and 1 other page, of at most 4.0 KB\n  files: 8, of at most 3',
    );
  });

  it('matches pages in all languages, without base URL', async () => {
    const [row] = await budgetRows(input([{ pages: ['/blog/b'], html: 1 }]));
    expect(row?.passed).toEqual(['/base/zh/blog/b']);
  });

  it('holds the limits of a host that is named', async () => {
    const big = {
      ...input([{ host: 'netlify' }]),
      size: { ...measureOutput(dir, new Map()), fullestFolder: { folder: 'a', files: 60_000 } },
    };
    expect((await holdBudgets(big)).error?.message).toContain('Netlify takes at most 54,000 files in a folder');
    expect((await holdBudgets(input([{ host: 'netlify' }]))).error).toBeUndefined();
  });
});
