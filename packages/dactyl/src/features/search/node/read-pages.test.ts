import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { readPages } from './read-pages.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-read-pages-'));
afterAll(() => rmSync(dir, { recursive: true }));

function usedMemory(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void; // what the flag adds
  collect();
  return process.memoryUsage().heapUsed;
}

it('keeps of a page what the index needs, not all of its HTML', async () => {
  const filler = `<div>${'no text of the article '.repeat(20_000)}</div>`;
  const pages = Array.from({ length: 100 }, (_, index) => {
    const file = path.join(dir, `${index}.html`);
    const text = `<h1>Page number ${index} of the harbour</h1><p>The boats of harbour ${index} are all moored by nightfall.</p>`;
    writeFileSync(
      file,
      `<html><body>${filler}<main><article><div class="markdown">${text}</div></article></main></body></html>`,
    );
    return { url: `/page-${index}`, file, keywords: [] };
  });
  const before = usedMemory();
  const contents = await readPages(pages, { title: 'Site', titleDelimiter: '|' });
  const kept = usedMemory() - before;
  expect(JSON.stringify(contents[7])).toContain('Page number 7 of the harbour');
  // One page has 0.46 MB.
  expect(kept).toBeLessThan(10_000_000);
});
