import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { listFiles } from '../../base/files.js';
import { carryOut, readPlan, writePlan } from './carry-out.js';
import { planMoves } from './plan-moves.js';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true });
});

const FILES = { 'docs/a/one.md': 'one', 'docs/a/two.png': 'two', 'docs/b.md': 'see one' };

function createFolder(files: Record<string, string> = FILES) {
  const dir = mkdtempSync(path.join(tmpdir(), 'move-'));
  made.push(dir);
  const file = (name: string) => path.join(dir, name);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), text);
  }
  const plugins = [[{ source: file('docs'), dirs: [file('docs')] }]];
  const plan = (from: string, to: string) => planMoves({ from, to, cwd: dir, plugins, allVersions: false });
  const content = async () =>
    Object.fromEntries((await listFiles(dir)).map((name) => [name, readFileSync(file(name), 'utf8')]));
  return { dir, file, plan, content };
}

const MOVED = { 'docs/b.md': 'see two', 'docs/c/a/one.md': 'one', 'docs/c/a/two.png': 'two' };

describe('a move', () => {
  it('ends the same wherever it was interrupted before', async () => {
    const interruptions: ((folder: ReturnType<typeof createFolder>) => Promise<unknown> | void)[] = [
      () => undefined,
      ({ file }) => mkdirSync(file('docs/c/a'), { recursive: true }),
      // The new name is there, and the old one is not gone yet.
      ({ file }) => {
        mkdirSync(file('docs/c/a'), { recursive: true });
        linkSync(file('docs/a/one.md'), file('docs/c/a/one.md'));
      },
      ({ plan }) => carryOut({ moves: plan('docs/a', 'docs/c/').slice(0, 1), edits: [] }),
      ({ plan }) => carryOut({ moves: plan('docs/a', 'docs/c/'), edits: [] }),
      ({ file }) => writeFileSync(file('docs/b.md'), 'see two'),
    ];
    for (const interrupt of interruptions) {
      const folder = createFolder();
      const edits = [{ file: folder.file('docs/b.md'), before: 'see one', after: 'see two' }];
      const journal = folder.file('.dactyl/moves.json');
      await writePlan(journal, { moves: folder.plan('docs/a', 'docs/c/'), edits });
      await interrupt(folder);
      const plan = await readPlan(journal);
      expect(plan && (await carryOut(plan))).toEqual([]);
      rmSync(journal);
      expect(await folder.content()).toEqual(MOVED);
      expect(existsSync(folder.file('docs/a'))).toBe(false);
    }
  });

  it('leaves what somebody has changed meanwhile, and overwrites nothing', async () => {
    const { file, plan, content } = createFolder();
    const moves = plan('docs/a/one.md', 'docs/new.md');
    writeFileSync(file('docs/new.md'), 'of somebody else');
    writeFileSync(file('docs/b.md'), 'edited');
    const left = await carryOut({ moves, edits: [{ file: file('docs/b.md'), before: 'see one', after: 'see two' }] });
    expect(left).toEqual([file('docs/a/one.md'), file('docs/b.md')]);
    expect(await content()).toEqual({ ...FILES, 'docs/b.md': 'edited', 'docs/new.md': 'of somebody else' });
  });

  it('may change the letters of a name to upper or lower case', async () => {
    const { plan, content } = createFolder();
    await carryOut({ moves: plan('docs/b.md', 'docs/B.md'), edits: [] });
    expect(Object.keys(await content())).toContain('docs/B.md');
    expect(Object.keys(await content())).not.toContain('docs/b.md');
  });
});

describe('a plan', () => {
  it.each([
    ['docs/c.md', 'docs/x.md', 'There is no "docs/c.md"'],
    ['docs/b.md', 'docs/a/one.md', 'is already there'],
    ['docs/b.md', 'docs/b.md', 'is there already'],
    ['docs/b.md', 'elsewhere/b.md', 'is not in "docs"'],
    ['docs/a', 'docs/a/c', 'is in "docs/a" itself'],
    ['package.json', 'docs/x.md', 'is no content of the site'],
    ['docs/link.md', 'docs/x.md', 'is a symbolic link'],
    ['docs/b.md', 'docs/linked/x.md', 'is no folder'],
  ])('is refused from %s to %s', (from, to, message) => {
    const { plan, file } = createFolder({ ...FILES, 'package.json': '{}' });
    symlinkSync(file('docs/b.md'), file('docs/link.md'));
    symlinkSync(file('docs/a'), file('docs/linked'));
    expect(() => plan(from, to)).toThrow(message.replaceAll('is already there', 'is already there'));
  });
});
