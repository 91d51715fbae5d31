import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadUnchangedModule } from './load-unchanged-module.js';

describe('loadUnchangedModule', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'unchanged-'));
  const file = path.join(dir, 'sidebars.mjs');
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);

  beforeAll(() => {
    write('part.mjs', "export const part = ['a'];");
    write('sidebars.mjs', "import { part } from './part.mjs';\nexport default { docs: part };");
    write('by-locale.mjs', 'export default { locale: process.env.TEST_OF_LOCALE };');
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('runs a module once while nothing changes', async () => {
    const first = await loadUnchangedModule(file);
    expect(first).toEqual({ docs: ['a'] });
    expect(await loadUnchangedModule(file)).toBe(first);
  });

  it('sees edits of the module and of what it imports', async () => {
    write('part.mjs', "export const part = ['a', 'b'];");
    expect(await loadUnchangedModule(file)).toEqual({ docs: ['a', 'b'] });
    write('sidebars.mjs', "import { part } from './part.mjs';\nexport default { more: part };");
    expect(await loadUnchangedModule(file)).toEqual({ more: ['a', 'b'] });
  });

  it('asks a module that reads the environment again when that has changed', async () => {
    process.env.TEST_OF_LOCALE = 'en';
    expect(await loadUnchangedModule(path.join(dir, 'by-locale.mjs'))).toEqual({ locale: 'en' });
    process.env.TEST_OF_LOCALE = 'fr';
    expect(await loadUnchangedModule(path.join(dir, 'by-locale.mjs'))).toEqual({ locale: 'fr' });
  });
});
