import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CompiledMarkdown } from '../markdown/types.js';
import { createDrawingRoom } from './drawings.js';

/** It needs a program, here a file. */
const DRAWER = `import { existsSync } from 'node:fs';
import path from 'node:path';
export const createDrawer = (_, { siteDir }) => ({
  async draw() {
    return existsSync(path.join(siteDir, 'program')) ? { light: '<svg><text>drawn</text></svg>' } : { problem: 'no program.' };
  },
});`;
/** What it draws, or says of a mistake, is the text. */
const ECHO = `export const createDrawer = () => ({ draw: async (text) => JSON.parse(text) });`;

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-drawings-'));
  writeFileSync(path.join(siteDir, 'drawer.mjs'), DRAWER);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

/** With one block, inside of a quote. */
const compiled = (text: string): CompiledMarkdown => ({
  frontMatter: {},
  contentTitle: undefined,
  toc: [],
  tocInserts: [],
  anchors: [],
  body: { kind: 'html', html: '<dactyl-drawing n="0"></dactyl-drawing>' },
  references: [],
  drawings: [{ language: 'own', text, line: 3, column: 3 }],
  warnings: [],
});
const fillWith = (module: string, text: string) =>
  createDrawingRoom({ own: { module, options: {}, key: '1' } }, { siteDir, label: 'Diagram' }).fill(
    compiled(text),
    'a.md',
  );

it('keeps drawings, and asks again after a mistake', async () => {
  const module = pathToFileURL(path.join(siteDir, 'drawer.mjs')).href;
  const fill = () => fillWith(module, 'a');
  await expect(fill()).rejects.toThrow('This own diagram cannot be drawn: no program.');
  writeFileSync(path.join(siteDir, 'program'), '');
  expect((await fill()).body).toMatchObject({ html: expect.stringContaining('<text>drawn</text>') });
  rmSync(path.join(siteDir, 'program'));
  expect((await fill()).body).toMatchObject({ html: expect.stringContaining('<text>drawn</text>') });
});

it('says where a mistake is, and what a page would not show', async () => {
  writeFileSync(path.join(siteDir, 'echo.mjs'), ECHO);
  const module = pathToFileURL(path.join(siteDir, 'echo.mjs')).href;
  const fill = (drawn: object) => fillWith(module, JSON.stringify(drawn));
  await expect(fill({ problem: 'no.', line: 2, column: 5 })).rejects.toMatchObject({ details: { line: 5, column: 7 } });
  await expect(fill({ problem: 'no.', line: 2 })).rejects.toMatchObject({ details: { line: 5, column: 3 } });
  await expect(fill({ problem: 'no.' })).rejects.toMatchObject({ details: { line: 3, column: 3 } });
  const lossy = { light: '<svg><foreignObject><p>Wind</p></foreignObject></svg>' };
  await expect(fill(lossy)).rejects.toThrow('"Wind" would be missing');
  // Nor when it is found in what was kept.
  await expect(fill(lossy)).rejects.toThrow('"Wind" would be missing');
});
