import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { processStamp } from '../../base/process.js';
import { testCode } from './test-code.js';

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'test-code-'));
  const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  mkdirSync(path.join(siteDir, 'node_modules'));
  symlinkSync(typescript, path.join(siteDir, 'node_modules/typescript'));
});
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

function write(name: string, text: string): string {
  const file = path.join(siteDir, name);
  writeFileSync(file, text);
  return file;
}

async function check(blocks: readonly string[], commands: Record<string, string[]> = {}) {
  const file = write('a.md', blocks.map((block) => `\`\`\`${block}\n\`\`\`\n`).join(''));
  const generatedDir = path.join(siteDir, '.dactyl');
  const { failures, unchanged } = await testCode({
    siteDir,
    generatedDir,
    files: [file],
    commands,
    languages: [],
    isForced: false,
  });
  return { unchanged, failures: failures.map(({ line, message }) => `${line} ${message}`) };
}

it('checks the types of all blocks, whatever else cannot be read as TypeScript', async () => {
  const blocks = [
    'ts check=error\nconst = 5;',
    "ts check\nconst a: number = 'b';",
    "ts check=error\nconst a: number = 'b';",
  ];
  const { failures } = await check(blocks);
  expect(failures).toEqual(["5 TS2322: Type 'string' is not assignable to type 'number'."]);
});

it.each([
  ['an imported file cannot be read', { 'mast.ts': 'export const = 5;' }, /mast\.ts\(1,14\): error TS1134/],
  ['options do not agree', options({ declarationMap: true }), /tsconfig\.json.*TS5069/],
  ['an option leaves types out', options({ noCheck: true }), /"noCheck"/],
])('calls no block right when %s, now or later', async (_, files: Record<string, string>, complaint) => {
  write('mast.ts', 'export {};');
  for (const [name, text] of Object.entries(files)) write(name, text);
  const blocks = ["ts check\nimport './mast';\nconst a: number = 'b';"];
  await expect(check(blocks)).rejects.toThrow(complaint);
  await expect(check(blocks)).rejects.toThrow(complaint);
});

function options(compilerOptions: object): Record<string, string> {
  return { 'tsconfig.json': JSON.stringify({ compilerOptions }) };
}

it('leaves mistakes in types of other files to the site', async () => {
  write('mast.ts', "export const mast: number = 'a';");
  expect(await check(["ts check\nimport { mast } from './mast';\nmast.toFixed();"])).toMatchObject({ failures: [] });
});

it('checks types again when a declaration of the site has changed', async () => {
  const block = ['ts check\nconst a: Mast = 5;'];
  write('mast.d.ts', 'type Mast = number;');
  expect(await check(block)).toEqual({ unchanged: 0, failures: [] });
  expect(await check(block)).toEqual({ unchanged: 1, failures: [] });
  write('mast.d.ts', 'type Mast = string;');
  expect(await check(block)).toMatchObject({ failures: [expect.stringContaining('TS2322')] });
});

it('leaves the folder of another process alone, unless that has ended', async () => {
  const other = (stamp: string) => path.join(siteDir, '.dactyl/test-code', stamp, 'a.mjs');
  const [alive, ended] = [other(processStamp(process.ppid)), other('999999999.1')];
  for (const file of [alive, ended]) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
  expect(await check(['js check\n1;'])).toMatchObject({ failures: [] });
  expect([alive, ended].map((file) => existsSync(file))).toEqual([true, false]);
});
