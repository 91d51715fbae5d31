import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles, writeFileAtomic } from '../base/files.js';
import { beginOutput, recoverOutput, type OutputOptions, type OutputSteps } from './output.js';

let site: string;
let out: string;
beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'dactyl-output-'));
  out = path.join(site, 'build');
});
afterEach(() => rm(site, { recursive: true }));

/** Our number with another start: a process that is gone. */
const DEAD = `${process.pid}.1`;

async function write(dir: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) await writeFileAtomic(path.join(dir, name), text);
}

async function read(dir: string): Promise<Record<string, string>> {
  const files = await listFiles(dir);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(path.join(dir, file), 'utf8')])),
  );
}

const OLD = { 'index.html': 'old', 'same.html': 'same', 'a/gone.html': 'old', turned: 'file', 'folder/x.html': 'old' };
const NEW = {
  'index.html': 'new',
  'same.html': 'same',
  'b/c/added.html': 'new',
  'turned/index.html': 'new',
  folder: 'file',
};

async function build(options: OutputOptions = {}) {
  const output = await beginOutput(out, options);
  await write(output.dir, NEW);
  await output.commit();
}

/** Dies in front of the step with this number, and of all that follow. */
function stepsUntil(death: number): OutputSteps & { count: number } {
  const steps = {
    count: 0,
    step<Result>(run: () => Promise<Result>): Promise<Result> {
      if (steps.count++ >= death) throw new Error('killed');
      return run();
    },
    rename: (from: string, to: string) => steps.step(() => rename(from, to)),
    remove: (target: string) => steps.step(() => rm(target, { recursive: true, force: true })),
  };
  return steps;
}

describe('beginOutput', () => {
  it('replaces the folder, and leaves nothing beside it', async () => {
    await write(out, OLD);
    const output = await beginOutput(out);
    await write(output.dir, NEW);
    expect(await read(out)).toEqual(OLD);
    expect(await read(output.previousDir)).toEqual(OLD);
    await output.commit();
    expect(await read(out)).toEqual(NEW);
    expect(await readdir(site)).toEqual(['build']);
  });

  it('makes the first output, also in folders that do not exist', async () => {
    out = path.join(site, 'deep/er/build');
    await build();
    expect(await read(out)).toEqual(NEW);
  });

  it('keeps the old output on abort', async () => {
    await write(out, OLD);
    const output = await beginOutput(out);
    await write(output.dir, NEW);
    await output.abort();
    expect(await read(out)).toEqual(OLD);
    expect(await readdir(site)).toEqual(['build']);
  });

  it('replaces what a link points at', async () => {
    await write(path.join(site, 'real'), OLD);
    await symlink(path.join(site, 'real'), out);
    await build();
    expect(await read(path.join(site, 'real'))).toEqual(NEW);
    expect(await read(out)).toEqual(NEW);
  });

  it('refuses a second build and names the first', async () => {
    const first = await beginOutput(out);
    await expect(beginOutput(out)).rejects.toThrow(`Process ${process.pid} is building into`);
    await recoverOutput(out);
    await write(first.dir, NEW);
    await first.commit();
    expect(await read(out)).toEqual(NEW);
  });

  it.each(['package.json', '.git', 'node_modules'])('refuses a folder that holds %s', async (name) => {
    await write(out, { [`${name}/x`]: '' });
    await expect(beginOutput(out)).rejects.toThrow('looks like a project');
  });

  it('refuses a file', async () => {
    await writeFile(out, '');
    await expect(beginOutput(out)).rejects.toThrow('is a file');
  });
});

describe('recoverOutput', () => {
  it.each([OLD, undefined])('finds one output whole, wherever the process was killed', async (old) => {
    const all = stepsUntil(Number.POSITIVE_INFINITY);
    if (old) await write(out, old);
    await build({ steps: all });
    const outcomes: string[] = [];
    for (let death = 0; death < all.count; death++) {
      await rm(out, { recursive: true, force: true });
      if (old) await write(out, old);
      await expect(build({ steps: stepsUntil(death), stamp: DEAD })).rejects.toThrow('killed');
      await recoverOutput(out);
      const found = await read(out);
      const isNew = isDeepStrictEqual(found, NEW);
      outcomes.push(isNew ? 'new' : 'old');
      expect(found).toEqual(isNew ? NEW : (old ?? {}));
      expect(await readdir(site)).toEqual(old || isNew ? ['build'] : []);
    }
    expect(outcomes.join(' ')).toMatch(/^(old ?)+(new ?)*$/);
  });

  it('does nothing where nothing was begun', async () => {
    await recoverOutput(out);
    expect(await readdir(site)).toEqual([]);
  });

  it('never takes a half-deleted folder for the old output', async () => {
    await write(path.join(site, '.build-trash'), { 'index.html': 'half' });
    await recoverOutput(out);
    expect(await readdir(site)).toEqual([]);
  });
});

it('says which folder could not be replaced, and why', async () => {
  await write(out, OLD);
  const cause = Object.assign(new Error('EROFS: read-only file system'), { code: 'EROFS' });
  const steps = {
    rename: () => Promise.reject(cause),
    remove: (target: string) => rm(target, { recursive: true, force: true }),
  };
  await expect(build({ steps })).rejects.toMatchObject({
    name: 'SiteError',
    message: expect.stringContaining(out),
    details: { cause },
  });
  expect(await read(out)).toEqual(OLD);
});

describe('a folder that cannot be renamed', () => {
  const unmovable = (): OutputSteps => ({
    rename: () => Promise.reject(Object.assign(new Error('busy'), { code: 'EBUSY' })),
    remove: (target) => rm(target, { recursive: true, force: true }),
  });

  it('is replaced file by file', async () => {
    await write(out, OLD);
    await build({ steps: unmovable() });
    expect(await read(out)).toEqual(NEW);
    expect(await readdir(site)).toEqual(['build']);
    expect((await readdir(out)).sort()).toEqual(['b', 'folder', 'index.html', 'same.html', 'turned']);
  });

  it('has the old output after a kill without journal', async () => {
    await write(out, OLD);
    await write(path.join(out, '.dactyl-staged'), { 'index.html': 'new' });
    await mkdir(path.join(site, '.build-next'));
    await recoverOutput(out);
    expect(await read(out)).toEqual(OLD);
    expect(await readdir(site)).toEqual(['build']);
  });

  it('has the new output after a kill with a journal, wherever it was', async () => {
    const names = Object.keys(NEW);
    for (let moved = 0; moved <= names.length; moved++) {
      await rm(out, { recursive: true, force: true });
      await write(out, { 'index.html': 'old', 'a/gone.html': 'old', turned: 'file', 'folder/x.html': 'old' });
      const done = Object.fromEntries(Object.entries(NEW).slice(0, moved));
      if (moved > 3) await rm(path.join(out, 'turned'));
      if (moved > 4) await rm(path.join(out, 'folder'), { recursive: true });
      await write(out, done);
      await write(path.join(out, '.dactyl-staged'), Object.fromEntries(Object.entries(NEW).slice(moved)));
      await write(site, { '.build-journal': JSON.stringify({ remove: ['a/gone.html', 'turned', 'folder/x.html'] }) });
      await recoverOutput(out);
      expect(await read(out)).toEqual(NEW);
      expect(await readdir(site)).toEqual(['build']);
    }
  });
});
