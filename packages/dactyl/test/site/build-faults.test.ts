/**
 * What a machine does to a build: a full disk, folders that cannot be written, too few open files, files that change, clocks
 * that jump, other processes, damaged caches. After each the output is the old or the new one, whole; a build that fails says
 * why and has another exit code; and the next build is right. A few in `npm test`, all with `DACTYL_TEST_FULL=1`.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../markdown/property/random.js';
import { createSite, type Fixture } from './fixture.js';
import { openOutput } from './output.js';
import { exitOf, runDactyl, startDactyl, type RunResult } from './run-dactyl.js';
import { startDactylServer } from './dactyl-server.js';

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const SEED = Number(process.env.DACTYL_TEST_SEED ?? 29);

const FILES = {
  'package.json': '{ "name": "faults", "private": true, "type": "module" }',
  'docusaurus.config.js': `export default {
    title: 'Faults', url: 'https://faults.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: {}, blog: false, sitemap: false }]],
  };`,
  'docs/same.md': '# Same\n\n![a](./a.svg)\n',
  'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  'docs/text.md': '# Text\n\nOne.\n',
  'static/large.txt': 'x'.repeat(300_000),
};

let site: Fixture;
/** What a clean build gives of each text. */
const clean = new Map<string, Map<string, string>>();

beforeAll(async () => {
  site = createSite(FILES);
  for (const text of ['Two.', 'One.']) {
    enter(text);
    await site.build();
    clean.set(text, contents());
  }
});

function enter(text: string): void {
  site.write('docs/text.md', `# Text\n\n${text}\n`);
}

const contents = () => openOutput(site.file('build')).contents();

/** The text whose clean build the output equals. */
function textOfOutput(): string | undefined {
  const now = contents();
  return [...clean].find(([, then]) => now.size === then.size && [...then].every(([file, text]) => now.get(file) === text))?.[0];
}

/** What is wrong with the outcome of a build that should have made `next` of `before`. */
function outcome({ code, output }: RunResult, { before, next }: Record<'before' | 'next', string>): string[] {
  const found = existsSync(site.file('build')) ? textOfOutput() : 'none';
  const faults = [];
  if (code === 0 && found !== next) faults.push(`says that all is well, and the output is ${found}`);
  if (code !== 0 && found !== before && found !== next) faults.push(`leaves ${found}`);
  if (/\n\s+at \S+ \(|This should not happen/.test(output)) faults.push('shows a stack');
  if (code !== 0 && output.trim() === '') faults.push('says nothing');
  return faults.length === 0 ? [] : [`${faults.join(', ')} (code ${code})\n${output}`];
}

const other = (text: string) => (text === 'One.' ? 'Two.' : 'One.');

/** Builds under a fault, then without it; returns what is wrong with either. */
async function tryFault(name: string, build: (next: string) => Promise<RunResult>, mend = () => {}): Promise<string[]> {
  const before = textOfOutput() ?? 'nothing that was built';
  const next = other(before);
  enter(next);
  const faults = outcome(await build(next), { before, next });
  mend();
  const after = await site.run(['build']);
  if (after.code !== 0 || textOfOutput() !== next) faults.push(`The next build is not right.\n${after.output}`);
  const left = readdirSync(site.siteDir).filter((file) => file.startsWith('.build'));
  if (left.length > 0) faults.push(`${left.join(', ')} stay.`);
  return faults.map((fault) => `${name}: ${fault}`);
}

const run = (env: Record<string, string> = {}) => runDactyl(['build'], { cwd: site.siteDir, env });

describe('a damaged cache', () => {
  const cacheFiles = () =>
    readdirSync(site.file('.dactyl'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();

  const DAMAGES: [name: string, damage: (file: string, random: ReturnType<typeof createRandom>) => void][] = [
    ['half written', (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2))],
    ['empty', (file) => writeFileSync(file, '')],
    ['longer', (file) => appendFileSync(file, 'more')],
    ['gone', (file) => rmSync(file)],
    ['with flipped bits', flipBits],
  ];

  it(`is made again, and nothing of it is in the output`, async () => {
    const random = createRandom(SEED);
    const faults: string[] = [];
    for (const [name, damage] of IS_FULL ? Array.from({ length: 8 }, () => DAMAGES).flat() : DAMAGES.slice(-1)) {
      const files = cacheFiles();
      const chosen = files.filter(() => random.chance(0.5));
      for (const file of chosen) damage(file, random);
      faults.push(...(await tryFault(`${name}: ${chosen.map((file) => path.relative(site.siteDir, file)).join(' ')}`, () => run())));
    }
    expect(faults).toEqual([]);
  });
});

/** Some bits, with size and times as before: nothing but the bytes tells. */
function flipBits(file: string, random: ReturnType<typeof createRandom>): void {
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  for (let count = 0; bytes.length > 0 && count < 10; count++) {
    const at = random.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
  }
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}
