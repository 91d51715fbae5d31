import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatError } from '../../base/print-error.js';
import { checkSources, readShards } from './read-shards.js';
import { createShardRecorder, readShardLines, siteOfShard, writeShardHead, type ShardHead } from './shard-files.js';
import { shardDir } from './shard-number.js';

let siteDir: string;
beforeEach(() => void (siteDir = mkdtempSync(path.join(tmpdir(), 'shards-'))));
afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const region = { locale: 'en', id: 'navbar', hash: '1', entries: [], branches: [], links: ['/a'], clientFiles: [] };

async function writePart(part: number, head: Partial<ShardHead> = {}): Promise<string> {
  const { parts = 2, sources = { texts: '1' } } = head;
  const name = shardDir({ part, parts });
  const dir = path.join(siteDir, name);
  const recorder = createShardRecorder(dir);
  recorder.onRegion(region);
  recorder.close();
  writeFileSync(path.join(siteOfShard(dir), `${part}.html`), 'x');
  mkdirSync(path.join(siteOfShard(dir), 'docs'));
  writeFileSync(path.join(siteOfShard(dir), 'docs/2.html'), 'x');
  await writeShardHead(dir, { part, parts, sources, requests: [], islandModules: [] });
  return name;
}

const failure = (dirs?: string[]) =>
  readShards(siteDir, dirs).then(
    () => 'no error',
    (error: unknown) => formatError(error),
  );

it('finds the parts of a site, in order', async () => {
  for (const part of [2, 1, 10, 3, 4, 5, 6, 7, 8, 9]) await writePart(part, { parts: 10 });
  const shards = await readShards(siteDir);
  expect(shards.map(({ part }) => part)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(shards[1]).toMatchObject({
    dir: path.join('build-shards', '2-of-10'),
    files: { '2.html': 1, 'docs/2.html': 1 },
  });
  expect([...readShardLines(path.join(siteDir, shards[0]?.dir ?? ''))]).toEqual([{ region }]);
});

describe('says what is wrong', () => {
  it('when there are none', async () => {
    expect(await failure()).toContain('There are no parts of a build in "build-shards".');
  });

  it('with a folder that is no part, and with several at once', async () => {
    mkdirSync(path.join(siteDir, 'build'));
    const said = await failure(['build', 'nothing']);
    expect(said).toContain('The folder "build" is no part of a build: it has no shard.json.');
    expect(said).toContain('The folder "nothing" is no part');
  });

  it('when a part is missing', async () => {
    await writePart(2, { parts: 3 });
    const said = await failure();
    expect(said).toContain('Part 1/3 of the build is missing.');
    expect(said).toContain('npx dactyl build --shard 3/3');
  });

  it('when a part is there twice', async () => {
    const first = await writePart(1);
    await writePart(2);
    cpSync(path.join(siteDir, first), path.join(siteDir, 'build-shards/copy'), { recursive: true });
    expect(await failure()).toMatch(/Part 1\/2 is there 2 times: "build-shards.1-of-2" and "build-shards.copy"/);
    // One that is named twice is one.
    expect(await failure([first, `./${first}`, 'build-shards/2-of-2'])).toBe('no error');
  });

  it('when the parts are of different divisions', async () => {
    await writePart(1);
    await writePart(2, { parts: 4 });
    expect(await failure()).toMatch(/different divisions: .*is part 1\/2, .*is part 2\/4/);
  });

  it('when the parts were not made of the same', async () => {
    await writePart(1);
    await writePart(2, { sources: { texts: '2', only: '1' } });
    expect(await failure()).toMatch(/2-of-2" were not made of the same: texts\./);
  });

  it('when the site is not what the parts were made of', async () => {
    await writePart(1, { parts: 1, sources: { texts: '1', data: '1', 'code, styles and loaded data': '1' } });
    const shards = await readShards(siteDir);
    expect(() => checkSources(shards, { texts: '1', data: '2' })).toThrow('in this folder now: data.');
    expect(() => checkSources(shards, { texts: '1', data: '1' })).not.toThrow();
  });

  it('when another version has written a part', async () => {
    const file = path.join(siteDir, await writePart(1, { parts: 1 }), 'shard.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace('"format": 1', '"format": 0'));
    expect(await failure()).toContain('was written by another version of Dactyl');
  });

  it.each<[string, (dir: string) => void]>([
    ['pages.jsonl', (dir) => appendFileSync(path.join(dir, 'pages.jsonl'), '{}\n')],
    ['files.json', (dir) => rmSync(path.join(dir, 'files.json'))],
    ['site/1.html', (dir) => rmSync(path.join(dir, 'site/1.html'))],
    ['site/1.html', (dir) => writeFileSync(path.join(dir, 'site/1.html'), 'xx')],
    [
      'site/1.html',
      (dir) => {
        rmSync(path.join(dir, 'site/1.html'));
        writeFileSync(path.join(dir, 'secret'), 'x');
        symlinkSync(path.join(dir, 'secret'), path.join(dir, 'site/1.html'));
      },
    ],
    [
      'site/docs/2.html',
      (dir) => {
        cpSync(path.join(dir, 'site/docs'), path.join(dir, 'secrets'), { recursive: true });
        rmSync(path.join(dir, 'site/docs'), { recursive: true });
        symlinkSync(path.join(dir, 'secrets'), path.join(dir, 'site/docs'), 'junction');
      },
    ],
  ])('when %s was changed', async (name, change) => {
    const dir = await writePart(1, { parts: 1 });
    change(path.join(siteDir, dir));
    expect(await failure()).toContain(`is damaged: ${name} is not what it was`);
  });
});
