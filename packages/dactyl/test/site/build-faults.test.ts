/**
 * What a machine does to a build: a full disk, folders that cannot be written, too few open files, files that change, clocks
 * that jump, other processes, damaged caches. After each the output is the old or the new one, whole; a build that fails says
 * why and has another exit code; and the next build is right. Runs with `DACTYL_TEST_FULL=1`; `DACTYL_TEST_SEED` repeats a run.
 */
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom, type Random } from '../markdown/property/random.js';
import { startDactylServer } from './dactyl-server.js';
import { createFaultSite, type FaultSite, type Outcome } from './fault-site.js';
import type { RunResult } from './run-dactyl.js';

const IS_FULL = process.env.DACTYL_TEST_FULL === '1';
const random = createRandom(Number(process.env.DACTYL_TEST_SEED ?? 29));
/** How many points of a full disk. */
const POINTS = Number(process.env.DACTYL_TEST_POINTS ?? 50);

let site: FaultSite;
let isMounted = false;

beforeAll(async () => {
  if (!IS_FULL) return;
  // A small disk for the site and its output, which only root can make.
  site = await createFaultSite((dir) => {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'none', dir], { stdio: 'pipe' });
      isMounted = true;
    } catch (error) {
      console.warn(`A full and a read-only disk are not tried, because none can be mounted: ${String(error)}`);
    }
  });
});
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', site.dir]);
});

describe.runIf(IS_FULL)('a build with a full disk', () => {
  it(`says so, or is right, at ${POINTS} points`, async ({ skip }) => {
    if (!isMounted) skip('No disk can be mounted here.');
    const faults: string[] = [];
    for (let point = 0; point < POINTS; point++) {
      const { bavail, bsize } = statfsSync(site.dir);
      const free = Math.round((point / POINTS) * 12 * 2 ** 20);
      const filler = site.file('filler');
      const build = async () => {
        writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
        const result = await site.run(point % 2 === 0 ? { DACTYL_SHARED_BUNDLES: '' } : {});
        rmSync(filler);
        if (result.code !== 0 && !/ENOSPC|no space|is full/i.test(result.output))
          faults.push(`Not the cause:\n${result.output}`);
        return result;
      };
      faults.push(...(await site.tryFault(`${free} bytes free`, build)));
    }
    expect(faults).toEqual([]);
  });
});

describe.runIf(IS_FULL)('a build in a folder that cannot be written', () => {
  it.each(['build', '.dactyl', '.'])('says so, or is right: %s', async (name) => {
    if (!isMounted) return;
    const folder = site.file(name);
    if (name !== '.') execFileSync('mount', ['--bind', folder, folder]);
    const remount = (mode: string) => execFileSync('mount', ['-o', `remount,bind,${mode}`, folder]);
    const build = async () => {
      remount('ro');
      const result = await site.run();
      remount('rw');
      if (name !== '.') execFileSync('umount', ['--lazy', folder]);
      return result;
    };
    expect(await site.tryFault(`${name} is read-only`, build)).toEqual([]);
  });
});

describe.runIf(IS_FULL)('a build with too few open files', () => {
  it.each([24, 32, 48, 64, 96])('says so, or is right: %i', async (limit) => {
    expect(
      await site.tryFault(`${limit} files`, () => site.run({}, ['sh', '-c', `ulimit -n ${limit}; exec "$0" "$@"`])),
    ).toEqual([]);
  });
});

describe.runIf(IS_FULL)('a build while files change', () => {
  it('is one of what was there, or names what is gone', async () => {
    const faults: string[] = [];
    for (let round = 0; round < 8; round++) {
      const over = new AbortController();
      const disturb = async () => {
        for (let turn = 0; !over.signal.aborted; turn++) {
          site.write('docs/moving.md', `# Moving\n\n${'text '.repeat(random.below(2000))}\n`);
          await new Promise((resolve) => setTimeout(resolve, random.below(20)));
          rmSync(site.file('docs/moving.md'));
          if (turn % 3 === 0) site.write('docs/a.svg', readFileSync(site.file('docs/a.svg'), 'utf8'));
        }
      };
      const build = async (): Promise<Outcome> => {
        const [result] = await Promise.all([site.run().finally(() => over.abort()), disturb()]);
        // The page that comes and goes may be in the output, or not.
        return { ...result, code: result.code === 0 ? 'any' : result.code };
      };
      faults.push(...(await site.tryFault(`round ${round}`, build)));
    }
    expect(faults).toEqual([]);
  });
});

describe.runIf(IS_FULL)('a build whose clock jumps', () => {
  const JUMPING = `
    const now = Date.now;
    Date.now = () => now() + (Math.random() < 0.5 ? -1 : 1) * 3e11;
    globalThis.Date = class extends Date { constructor(...given) { super(...(given.length ? given : [Date.now()])); } };`;

  it('is right, also with files of the future', async () => {
    const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(JUMPING)}` };
    const faults: string[] = [];
    for (const year of [2001, 2040, 2010]) {
      const build = () => {
        utimesSync(site.file('docs/text.md'), new Date(year, 0), new Date(year, 0));
        return site.run(env);
      };
      faults.push(...(await site.tryFault(`in ${year}`, build)));
    }
    expect(faults).toEqual([]);
  });
});

describe.runIf(IS_FULL)('other processes on the same folder', () => {
  it('are told of a build, and a dev server goes on', async () => {
    const server = await startDactylServer(['dev', site.dir]);
    const build = async (): Promise<RunResult> => {
      const results = await Promise.all([site.run(), site.run()]);
      const refused = results.filter(({ code }) => code !== 0);
      expect(refused.filter(({ output }) => !output.includes('is building into'))).toEqual([]);
      return results.find(({ code }) => code === 0) ?? results[0];
    };
    const faults = await site.tryFault('two builds and a dev server', build);
    expect(await (await fetch(`${server.origin}/docs/text`)).text()).toContain(site.text());
    await server.close();
    expect(faults).toEqual([]);
  });

  it('are served whole pages while the output is replaced', async () => {
    const server = await startDactylServer(['serve', site.dir]);
    const answers = new Set<string>();
    const over = new AbortController();
    const ask = async () => {
      while (!over.signal.aborted) {
        const response = await fetch(`${server.origin}/docs/text`);
        const text = await response.text();
        const shown = /<p>(One|Two)\.<\/p>/.exec(text)?.[1];
        answers.add(
          response.ok && shown && text.trimEnd().endsWith('</html>') ? 'whole' : `${response.status} ${text.length}`,
        );
      }
    };
    const asking = Promise.all([ask(), ask(), ask(), ask()]);
    const faults: string[] = [];
    for (let round = 0; round < 5; round++) faults.push(...(await site.tryFault('open', () => site.run())));
    over.abort();
    await asking;
    await server.close();
    expect(faults).toEqual([]);
    expect([...answers]).toEqual(['whole']);
  });
});

describe.runIf(IS_FULL)('a damaged cache', () => {
  const DAMAGES: [name: string, damage: (file: string) => void][] = [
    ['half written', (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2))],
    ['empty', (file) => writeFileSync(file, '')],
    ['longer', (file) => appendFileSync(file, 'more')],
    ['gone', (file) => rmSync(file)],
    ['with flipped bits', (file) => flipBits(file, random)],
  ];

  it.each(DAMAGES)('is made again, and nothing of it is in the output: %s', async (name, damage) => {
    const faults: string[] = [];
    for (let round = 0; round < 6; round++) {
      const files = readdirSync(site.file('.dactyl'), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      );
      for (const entry of files) if (random.chance(0.4)) damage(path.join(entry.parentPath, entry.name));
      faults.push(...(await site.tryFault(name, () => site.run())));
    }
    expect(faults).toEqual([]);
  });

  it('of another folder serves this one', async () => {
    const moved = site.file('../moved');
    cpSync(site.file('.dactyl'), moved, { recursive: true });
    rmSync(site.file('.dactyl'), { recursive: true });
    cpSync(moved, site.file('.dactyl'), { recursive: true });
    rmSync(moved, { recursive: true });
    expect(await site.tryFault('moved', () => site.run())).toEqual([]);
  });

  it.each(['3.6.2', 'the same'])('of another Dactyl is not used, with the version %s', async (version) => {
    const former = site.file(`../former-${version.replace(' ', '-')}`);
    copyOtherDactyl(former, version);
    execFileSync(process.execPath, [path.join(former, 'bin/dactyl.js'), 'build', site.dir], { stdio: 'ignore' });
    expect(readFileSync(site.file('build/docs/same.html'), 'utf8')).toContain('theme-doc-former');
    expect(await site.tryFault(version, () => site.run())).toEqual([]);
    rmSync(former, { recursive: true });
  });
});

/** Our package, with another version and another class on each doc. */
function copyOtherDactyl(folder: string, version: string): void {
  const own = path.join(import.meta.dirname, '../..');
  for (const name of ['bin', 'dist', 'package.json', 'tsconfig.site.json'])
    cpSync(path.join(own, name), path.join(folder, name), { recursive: true });
  const edit = (name: string, pattern: RegExp, text: string) => {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
  };
  if (version !== 'the same') edit('package.json', /(?<="version": ")[^"]+/, version);
  edit('dist/react/format/theme-common/class-names.js', /theme-doc-markdown/, 'theme-doc-former');
}

/** Some bits, with size and times as before: nothing but the bytes tells. */
function flipBits(file: string, { below }: Random): void {
  const bytes = readFileSync(file);
  const { atime, mtime } = statSync(file);
  for (let count = 0; bytes.length > 0 && count < 10; count++) {
    const at = below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
  }
  writeFileSync(file, bytes);
  utimesSync(file, atime, mtime);
}
