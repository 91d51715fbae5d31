import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildAloud } from './built-site.js';

it('prints why a site of a setup cannot be built', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'dactyl-built-site-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  writeFileSync(join(dir, 'docusaurus.config.mjs'), "throw new Error('The tide is out.');\n");
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  expect((await buildAloud('harbour', [], { cwd: dir })).code).toBe(1);
  expect(print.mock.calls.join()).toContain('The tide is out.');
});
