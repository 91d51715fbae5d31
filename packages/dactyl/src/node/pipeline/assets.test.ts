import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createAssetStore, isCurrentAsset } from './assets.js';

const above = mkdtempSync(path.join(tmpdir(), 'assets-'));
const root = path.join(above, 'site');
mkdirSync(root);
writeFileSync(path.join(root, 'package.json'), '{}');
afterAll(() => rmSync(above, { recursive: true }));
const file = (name: string) => path.join(root, name);
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"></svg>';

for (const name of ['docs/a b#1.svg', 'docs/100%.pdf', 'one/both.txt', 'two/both.txt', 'two/only.txt']) {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), name.endsWith('.svg') ? SVG : name);
}
const store = createAssetStore({
  siteDir: root,
  staticDirs: [file('one'), file('two')],
  outDir: file('out'),
  baseUrl: '/base/',
});

describe('an asset', () => {
  it.each([
    ['./a%20b%231.svg', 'docs/a b#1.svg', []],
    ['100%.pdf?x#y', 'docs/100%.pdf', []],
    ['@site/docs/100%25.pdf', 'docs/100%.pdf', []],
    ['/both.txt', 'one/both.txt', []],
    ['/only.txt', 'two/only.txt', ['one/only.txt']],
    ['/none.txt', undefined, ['one/none.txt', 'two/none.txt']],
    ['../docs', undefined, ['docs']],
    ['n'.repeat(4000), undefined, [`docs/${'n'.repeat(4000)}`]],
    ['a\0b', undefined, ['docs/a\0b']],
  ])('%s is looked up as %s', (url, found, missing) => {
    expect(store.find(url, file('docs/page.md'))).toEqual({ file: found && file(found), missing: missing.map(file) });
  });

  it.each(['../../outside.txt', './link.txt'])('%s is none of the project', (url) => {
    writeFileSync(path.join(root, '../outside.txt'), 'secret');
    if (url === './link.txt') symlinkSync(path.join(root, '../outside.txt'), file('docs/link.txt'));
    expect(() => store.find(url, file('docs/page.md'))).toThrow(
      expect.objectContaining({
        message: `"${url}" names a file outside of the project, which would be published.`,
        details: expect.objectContaining({
          file: file('docs/page.md'),
          hint: expect.stringContaining('Copy the file'),
        }),
      }),
    );
  });

  it('gets a name with its hash, a URL that leads to it, and the size of an image', () => {
    const asset = store.emit(file('docs/a b#1.svg'));
    expect(asset.output).toMatch(/^assets\/images\/a b#1-[\da-f]{8}\.svg$/);
    expect(asset.url).toBe(`/base/assets/images/a%20b%231-${asset.output.slice(-12)}`);
    expect(asset).toMatchObject({ width: 4, height: 2 });
    expect(readFileSync(file(`out/${asset.output}`), 'utf8')).toBe(SVG);
  });

  it('gets each name that is asked for, whichever was first', () => {
    const outputs = ['boat-480', 'ship-480', 'boat-480'].map(
      (name) => store.emit(file('one/both.txt'), { name }).output,
    );
    expect(outputs.map((output) => path.basename(output).slice(0, 8))).toEqual(['boat-480', 'ship-480', 'boat-480']);
  });

  it.each([
    ['./a%20b%231.svgg', './a%20b%231.svg'],
    ['../both.txt', undefined],
    ['/onyl.txt', '/only.txt'],
    ['@site/docs/10%.pdf', '@site/docs/100%25.pdf'],
    ['only.txt', '/only.txt'],
    ['./nowhere/x.png', undefined],
  ])('%s may be a slip for %s', (url, near) => {
    expect(store.suggest(url, file('docs/page.md'))).toBe(near);
  });

  it.each([
    ['view.svg', '<svg viewBox="0 0 30 20"></svg>', { width: 30, height: 20 }],
    ['sizeless.svg', '<svg></svg>', {}],
    ['torn.png', 'no image', { problem: expect.any(String) as string }],
  ])('%s has the size that is in it', (name, content, expected) => {
    writeFileSync(file(name), content);
    const { url: _url, output: _output, ...size } = store.emit(file(name));
    expect(size).toEqual(expected);
  });

  it('is current until its content changes', () => {
    const { output } = store.emit(file('two/only.txt'));
    expect(isCurrentAsset({ file: file('two/only.txt'), output })).toBe(true);
    writeFileSync(file('two/only.txt'), 'changed');
    expect(isCurrentAsset({ file: file('two/only.txt'), output })).toBe(false);
    expect(isCurrentAsset({ file: file('gone.txt'), output })).toBe(false);
  });
});
