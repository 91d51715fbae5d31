import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { areCodeFilesCurrent, readCodeFiles } from './read-code-files.js';

const above = mkdtempSync(path.join(tmpdir(), 'code-files-'));
afterAll(() => rmSync(above, { recursive: true }));

function project() {
  const root = mkdtempSync(path.join(above, 'project-'));
  const siteDir = path.join(root, 'repository', 'site');
  for (const folder of ['docs', '../.git', '../src']) mkdirSync(path.join(siteDir, folder), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(siteDir, name), text);
  const read = (name: string) => {
    const file = path.join(siteDir, 'docs/a.md');
    return readCodeFiles(`\`\`\`ts file=${name}\n\`\`\`\n`, { file, siteDir });
  };
  return { siteDir, write, read };
}

it('reads from the file, from the site, and from all of the repository', () => {
  const { read, write } = project();
  write('docs/a.ts', 'a');
  write('../src/b.ts', 'b');
  expect(read('a.ts')?.byName).toEqual({ 'a.ts': { text: 'a', path: 'docs/a.ts' } });
  expect(read('@site/docs/a.ts')?.byName).toEqual({ '@site/docs/a.ts': { text: 'a', path: 'docs/a.ts' } });
  expect(read('../../src/b.ts')?.byName).toEqual({ '../../src/b.ts': { text: 'b', path: '../src/b.ts' } });
});

it('shows nothing from outside of the repository, by whatever way, and no secrets', () => {
  const { siteDir, read, write } = project();
  write('../../secret.ts', 'secret');
  write('../.git/config', 'token');
  for (const name of ['.env', '.env.production', '.npmrc', 'server.pem']) write(name, 'KEY=1');
  symlinkSync(path.join(siteDir, '../../secret.ts'), path.join(siteDir, 'docs/link.ts'));
  symlinkSync(path.join(siteDir, '.env'), path.join(siteDir, 'docs/env.txt'));
  for (const name of [
    '../../../secret.ts',
    '@site/../../secret.ts',
    'link.ts',
    '../../.git/config',
    '../.env',
    '../.env.production',
    '../.npmrc',
    '../server.pem',
    'env.txt',
  ]) {
    expect(read(name), name).toMatchObject({
      byName: { [name]: { problem: expect.stringContaining('is not shown') } },
    });
    expect(Object.values(read(name)?.hashes ?? {}), name).toEqual(['']);
  }
  const absolute = path.join(siteDir, '../../secret.ts');
  expect(read(absolute)).toMatchObject({ byName: { [absolute]: { problem: expect.stringContaining('not found') } } });
});

it('knows when a file came, changed or went', () => {
  const { siteDir, read, write } = project();
  const missing = read('late.ts')?.hashes;
  expect(areCodeFilesCurrent(missing, siteDir)).toBe(true);
  write('docs/late.ts', 'a');
  expect(areCodeFilesCurrent(missing, siteDir)).toBe(false);
  const found = read('late.ts')?.hashes;
  expect(areCodeFilesCurrent(found, siteDir)).toBe(true);
  write('docs/late.ts', 'b');
  expect(areCodeFilesCurrent(found, siteDir)).toBe(false);
});
