import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { Site } from '../site/types.js';
import { copyStatic } from './copy-static.js';

const dir = mkdtempSync(path.join(tmpdir(), 'static-'));
afterAll(() => rmSync(dir, { recursive: true }));
const siteDir = path.join(dir, 'site');
const outDir = path.join(dir, 'out');
mkdirSync(path.join(siteDir, 'static'), { recursive: true });
writeFileSync(path.join(siteDir, 'package.json'), '{}');
writeFileSync(path.join(siteDir, 'shared.txt'), 'shared');
writeFileSync(path.join(dir, 'secret.txt'), 'secret');
// What is read of a site here.
const site = {
  siteDir,
  siteConfig: { staticDirectories: ['static'] },
  locales: [{ outSubdir: '' }],
} as unknown as Site;
const link = (target: string, name: string) => symlinkSync(target, path.join(siteDir, 'static', name));

it('copies the targets of links inside the project, and refuses links that lead out of it', async () => {
  link('../shared.txt', 'shared.txt');
  link('nowhere', '.#lock');
  await copyStatic(site, outDir);
  expect(readdirSync(outDir)).toEqual(['shared.txt']);
  expect(lstatSync(path.join(outDir, 'shared.txt')).isSymbolicLink()).toBe(false);
  expect(readFileSync(path.join(outDir, 'shared.txt'), 'utf8')).toBe('shared');

  link('../..', '.up');
  await expect(copyStatic(site, outDir)).rejects.toMatchObject({
    message: expect.stringContaining('leads out of the project'),
    details: { file: path.join(siteDir, 'static/.up') },
  });
});

it('refuses a folder that contains the output', async () => {
  const configFile = path.join(siteDir, 'docusaurus.config.js');
  const all = { ...site, configFile, siteConfig: { staticDirectories: ['.'] } } as unknown as Site;
  await expect(copyStatic(all, path.join(siteDir, 'build'))).rejects.toMatchObject({
    message: 'The static folder "." contains the output.',
    details: { file: configFile, key: 'staticDirectories' },
  });
});
