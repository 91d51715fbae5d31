import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../base/files.js';
import { makePortable } from './make-portable.js';

it('makes an output one that opens from a folder: pages, scripts and data, without what is for hosts', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-portable-'));
  const written: Record<string, string> = {
    'index.html':
      '<meta charset="utf-8"><a href="/b/docs/a">a</a><script type="module" src="/b/assets/js/x.js"></script>',
    'docs/a.html': '<meta charset="utf-8"><a href="https://a.example/b/">home</a>',
    'assets/js/x.js': 'export const x = 1;',
    'search-index.json': '{}',
    'data.json': '{}',
    'sitemap.xml': '<urlset/>',
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  await makePortable({ dir, url: 'https://a.example', baseUrl: '/b/' });
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  expect((await listFiles(dir)).toSorted()).toEqual([
    'assets/js/x.js',
    'data.json',
    'docs/a.html',
    'index.html',
    'portable.js',
    'search-index.json.js',
  ]);
  expect(read('index.html')).toBe(
    '<meta charset="utf-8"><script src="./portable.js"></script><a href="./docs/a.html">a</a><script>portable.start("assets/js/x.js")</script>',
  );
  expect(read('docs/a.html')).toContain('<a href="../index.html">home</a>');
  expect(read('assets/js/x.js')).toMatch(/^portable\.define\("assets\/js\/x\.js"/);
  expect(read('search-index.json.js')).toBe('portable.give("search-index.json", "e30=");\n');
  expect(read('portable.js')).toContain('"data":["search-index.json"]');
});
