import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createRepository } from '../../../../../test/git-repository.js';
import { createSiteDir } from '../../../../../test/plugin-context.js';
import { listTree, openObjects } from '../../../../node/base/git-objects.js';
import { relativeReferences } from './relative-references.js';
import { isSafeName } from '../../../../node/base/safe-name.js';
import { type Snapshot, writeSnapshot } from './write-snapshot.js';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

interface Taken extends Snapshot {
  files: string[];
  read(file: string): string;
}

/** Commits these files and takes `docs` out of the commit. */
async function take(
  files: Record<string, string>,
  { links = {}, index = [] }: { links?: Record<string, string>; index?: string[] } = {},
): Promise<Taken> {
  const { siteDir, remove } = createSiteDir(files);
  const into = mkdtempSync(path.join(tmpdir(), 'dactyl-snapshot-'));
  removals.push(remove, () => rmSync(into, { recursive: true }));
  for (const [name, target] of Object.entries(links)) symlinkSync(target, path.join(siteDir, name));
  const repository = createRepository(siteDir);
  repository.git('add', '-A');
  for (const info of index) repository.git('update-index', '--add', '--cacheinfo', info);
  repository.git('commit', '-q', '-m', 'All');
  const tree = await listTree(siteDir, 'HEAD');
  const objects = openObjects(siteDir);
  const start = [...tree.keys()].filter((file) => file.startsWith('docs/'));
  const snapshot = await writeSnapshot({ tree, objects, start, into });
  objects.close();
  const written = readdirSync(into, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(into, path.join(entry.parentPath, entry.name)));
  return { ...snapshot, files: written.toSorted(), read: (file) => readFileSync(path.join(into, file), 'utf8') };
}

describe('writeSnapshot', () => {
  it('writes every byte of every file, under any name', async () => {
    const binary = Array.from({ length: 70_000 }, (_, index) => String.fromCharCode(index % 128)).join('');
    const names = ['docs/ein Blatt, "neu".md', 'docs/空.md', 'docs/deep/er/-x.md', 'docs/empty.md'];
    const files = { ...Object.fromEntries(names.map((name) => [name, name.slice(0, 9)])), 'docs/big.bin': binary };
    const taken = await take({ ...files, 'docs/empty.md': '', 'other.md': '' });
    expect(taken.files).toEqual([...names, 'docs/big.bin'].toSorted());
    expect(taken.count).toBe(5);
    expect(taken.read('docs/big.bin') === binary).toBe(true);
    expect(taken.read('docs/空.md')).toBe('docs/空.md');
    expect(taken.read('docs/empty.md')).toBe('');
  });

  it('takes along what a doc names by a relative path, and what that imports', async () => {
    const taken = await take({
      'docs/a.mdx': [
        "import Box from '../src/Box';",
        '![Plan](../static/my%20plan.png "Title") [Log](../LOG.md#top)',
        '[ref]: ../data/table.csv',
        '<img src="../static/b.png" />',
      ].join('\n\n'),
      'src/Box.tsx': "import './box.css';\nexport { default } from './parts';",
      'src/box.css': '',
      'src/parts/index.js': "const size = require('../size.json');",
      'src/size.json': '{}',
      'src/unused.js': '',
      'static/my plan.png': '',
      'static/b.png': '',
      'static/c.png': '',
      'LOG.md': '[Code](./src/unused.js)',
      'data/table.csv': '',
    });
    const outside = taken.files.filter((file) => !file.startsWith('docs/'));
    expect(outside).toEqual([
      'LOG.md',
      'data/table.csv',
      'src/Box.tsx',
      'src/box.css',
      'src/parts/index.js',
      'src/size.json',
      'static/b.png',
      'static/my plan.png',
    ]);
  });

  it('puts what a link leads to in its place', async () => {
    const taken = await take(
      { 'docs/a.md': 'A', 'LICENSE.md': 'License', 'shared/one.md': '1', 'shared/deep/two.md': '2' },
      {
        links: {
          'docs/license.md': '../LICENSE.md',
          'docs/shared': '../shared',
          'docs/away.md': '/etc/hosts',
          'docs/b.md': 'a.md',
        },
      },
    );
    expect(taken.files).toEqual([
      'docs/a.md',
      'docs/b.md',
      'docs/license.md',
      'docs/shared/deep/two.md',
      'docs/shared/one.md',
    ]);
    expect(taken.read('docs/license.md')).toBe('License');
    expect(taken.read('docs/shared/deep/two.md')).toBe('2');
    expect(taken.notices).toEqual(['"docs/away.md" is a link to "/etc/hosts", which the commit does not hold.']);
  });

  it('leaves submodules out, and says so', async () => {
    const taken = await take({ 'docs/a.md': 'A' }, { index: [`160000,${'1'.repeat(40)},docs/api`] });
    expect(taken.files).toEqual(['docs/a.md']);
    expect(taken.notices).toEqual(['"docs/api" is a submodule, whose files are in another repository.']);
  });
});

describe('isSafeName', () => {
  it.each(['docs/a.md', 'docs/what?.md', 'docs/.hidden', 'docs/con.md'])('takes %s on systems like Linux', (name) => {
    expect(isSafeName(name, 'linux')).toBe(true);
  });

  it.each(['docs/../../a', '.git/config', 'docs/.GIT/hooks', 'docs//a', './a'])('never takes %s', (name) => {
    expect(isSafeName(name, 'linux')).toBe(false);
  });

  it.each(['docs/what?.md', 'a\\b.md', 'docs/con.md', 'docs/end.', 'a:b', 'LPT1'])(
    'does not take %s on Windows',
    (name) => {
      expect(isSafeName(name, 'win32')).toBe(false);
    },
  );
});

describe('relativeReferences', () => {
  it('looks only into text that can name files', () => {
    expect(relativeReferences('docs/a.svg', Buffer.from("'./b.svg'"))).toEqual({ modules: [], files: [] });
    expect(relativeReferences('docs/a.md', Buffer.from('[b](https://x.example/../y) [c](/d.md)'))).toEqual({
      modules: [],
      files: [],
    });
  });

  it('strips queries, hashes and loaders', () => {
    const text = Buffer.from("[a](./x.md?y#z) require('!!raw-loader!./raw.js') require('./plain.js?raw')");
    expect(relativeReferences('docs/a.mdx', text)).toEqual({
      modules: ['docs/raw.js', 'docs/plain.js'],
      files: ['docs/x.md'],
    });
  });
});
