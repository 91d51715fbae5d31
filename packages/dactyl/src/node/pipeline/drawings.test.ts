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

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-drawings-'));
  writeFileSync(path.join(siteDir, 'drawer.mjs'), DRAWER);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

it('keeps drawings, and asks again after a mistake', async () => {
  const module = pathToFileURL(path.join(siteDir, 'drawer.mjs')).href;
  const compiled = (): CompiledMarkdown => ({
    frontMatter: {},
    contentTitle: undefined,
    toc: [],
    tocInserts: [],
    anchors: [],
    body: { kind: 'html', html: '<dactyl-drawing n="0"></dactyl-drawing>' },
    references: [],
    drawings: [{ language: 'own', text: 'a', line: 3, column: 1 }],
    warnings: [],
  });
  const fill = () =>
    createDrawingRoom({ own: { module, options: {}, key: '1' } }, { siteDir, label: 'Diagram' }).fill(
      compiled(),
      'a.md',
    );
  await expect(fill()).rejects.toThrow('This own diagram cannot be drawn: no program.');
  writeFileSync(path.join(siteDir, 'program'), '');
  expect((await fill()).body).toMatchObject({ html: expect.stringContaining('<text>drawn</text>') });
  rmSync(path.join(siteDir, 'program'));
  expect((await fill()).body).toMatchObject({ html: expect.stringContaining('<text>drawn</text>') });
});
