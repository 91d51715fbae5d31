import { mkdtempSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pagePolicy } from './page-policy.js';
import { allowedSources } from './policy.js';

const dir = mkdtempSync(path.join(tmpdir(), 'policy-'));
afterAll(() => rmSync(dir, { recursive: true }));
const file = path.join(dir, 'a.md');
const job = { uses: { a: { id: 'a', file, metadata: {}, assets: {}, links: {}, imports: {} } } };
const policy = { meta: true, sources: allowedSources({ 'img-src': ['https://ok.example'] }) };

it('says what a policy blocks, with the place in the Markdown that has it', () => {
  writeFileSync(file, '# A\n\n![b](https://ok.example/b.png)\n\n![a](https://no.example/a.png)\n');
  const page = '<img src="https://ok.example/b.png"><img src="https://no.example/a.png"><a onclick="x()">A</a>';
  const { blocked, meta } = pagePolicy({ policy, page, common: '<script>a()</script>', job });
  expect(meta).toMatch(/script-src 'self' 'sha256-/);
  expect(blocked).toEqual([
    {
      file,
      line: 5,
      column: 6,
      message: expect.stringContaining('add "https://no.example" to csp.directives["img-src"]'),
    },
    { message: expect.stringContaining('<a onclick="x()">') },
  ]);
});

it('leaves hashes to the host where pages carry no policy', () => {
  const { meta, hashes } = pagePolicy({
    policy: { ...policy, meta: false },
    page: '<style>p{}</style>',
    common: '',
    job,
  });
  expect(meta).toBeUndefined();
  expect(hashes?.styles).toHaveLength(1);
});

it('comes with the page in the dev server', () => {
  const found = pagePolicy({
    policy: { ...policy, meta: false, isSentWithPage: true },
    page: '',
    common: '<script>a()</script>',
    job,
  });
  expect(found).toEqual({ header: expect.stringMatching(/script-src 'self' 'sha256-/), blocked: [] });
});
