import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createAssetStore, isCurrentAsset } from './assets.js';

const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-sheets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

it('joins style sheets, with the fonts that browsers of today read, under a name of their hashes', () => {
  write('a/fonts/x.woff2', 'x');
  const a = write(
    'a/a.min.css',
    '@font-face{src:url(fonts/x.woff2) format("woff2"),url(fonts/x.woff) format("woff"),url(fonts/x.ttf) format("truetype")}i{background:url(data:,)}',
  );
  const b = write('b/styles.css', '/* Why. */\n.b\n  :is(\n    .c,\n    .d\n  ) {\n  top: 0;\n}\n');
  const outDir = path.join(folder, 'out');
  const store = createAssetStore({ siteDir: folder, staticDirs: [], outDir, baseUrl: '/base/' });
  const { url, outputs } = store.emitStyleSheet([a, b]);
  expect(url).toMatch(/^\/base\/assets\/css\/a(?:-[\da-f]{8}){3}\.css$/);
  const css = readFileSync(path.join(outDir, url.slice('/base/'.length)), 'utf8');
  expect(css.replace(/x-[\da-f]{8}/, 'x')).toBe(
    '@font-face{src:url(../fonts/x.woff2) format("woff2")}i{background:url(data:,)}.b :is( .c,.d ){top:0;}',
  );
  expect(outputs.map(({ file }) => path.basename(file))).toEqual(['a.min.css', 'styles.css', 'x.woff2']);
  for (const { file, output } of outputs) {
    expect(isCurrentAsset({ file, output })).toBe(true);
    expect(isCurrentAsset({ file: path.join(outDir, output), output })).toBe(true);
  }
});
