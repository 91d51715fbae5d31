import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import { expect, it } from 'vitest';
import { createLogger } from '../../base/logger.js';
import { registerClear } from './clear.js';

it('removes what was made, names it, and leaves the files of the site', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'dactyl-clear-'));
  writeFileSync(path.join(site, 'docusaurus.config.js'), 'module.exports = {};');
  for (const folder of ['.dactyl', 'build', 'docs/build']) mkdirSync(path.join(site, folder), { recursive: true });
  const texts: string[] = [];
  const stream = { write: (text: string) => texts.push(text) > 0 };
  const clear = async () => {
    const program = new Command();
    registerClear(program, createLogger({ stream, color: false }));
    await program.parseAsync(['clear', site], { from: 'user' });
    return texts.splice(0).join('');
  };
  expect(await clear()).toBe('✓ Removed .dactyl, build.\n');
  expect(['.dactyl', 'build', 'docs/build'].map((folder) => existsSync(path.join(site, folder)))).toEqual([
    false,
    false,
    true,
  ]);
  expect(await clear()).toBe('✓ There was nothing to remove.\n');
  rmSync(site, { recursive: true });
});
