import path from 'node:path';
import { expect, it } from 'vitest';
import { isWritten } from './written-files.js';

const siteDir = path.resolve('/home/build/site');
const site = { siteDir, generatedDir: path.join(siteDir, '.dactyl') };

it.each([
  ['.dactyl/data/en/a.json', true],
  ['build', true],
  ['build/index.html', true],
  ['.build-next/feed.json', true],
  ['build-shards/1-of-2/site/a.html', true],
  ['docs/build/setup.md', false],
  ['builders.yml', false],
  ['../../build.md', false],
  ['.', false],
])('%s: %s', (file, expected) => expect(isWritten(path.resolve(siteDir, file), site)).toBe(expected));
