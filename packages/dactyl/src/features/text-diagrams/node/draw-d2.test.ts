import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDrawer } from './draw-d2.js';

/** It answers as D2 does: the option takes the place of what a text says, and mistakes come as a list. */
const STAND_IN = `export class D2 {
  async compile(text, { pad = 100 }) {
    if (text.includes('mistake')) throw new Error(JSON.stringify([
      { range: 'index,1:12:20-1:19:27', errmsg: 'index:2:13: unknown shape "nothing"' },
      { range: 'index,2:0:0-2:1:1', errmsg: 'index:3:1: maps must be terminated with }' },
    ]));
    return { diagram: text, renderOptions: { pad } };
  }
  async render(diagram, { pad, themeID }) {
    return '<svg class="' + themeID + '"><svg><rect class="paper" /><rect class="' + pad + '" /></svg></svg>';
  }
}`;

let siteDir: string;
beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-d2-'));
  const folder = path.join(siteDir, 'node_modules/@terrastruct/d2');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'package.json'),
    '{ "name": "@terrastruct/d2", "type": "module", "main": "index.js" }',
  );
  writeFileSync(path.join(folder, 'index.js'), STAND_IN);
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const draw = (text: string) => createDrawer({}, { siteDir }).draw(text);

it('leaves a narrow margin, unless the diagram names one', async () => {
  expect(await draw('a -> b')).toEqual({
    light: '<svg class="0"><svg><rect class="8" /></svg></svg>',
    dark: '<svg class="200"><svg><rect class="8" /></svg></svg>',
  });
  // Without an option, D2 reads what the text says.
  expect(await draw('vars: {\n  d2-config: {\n    pad: 40\n  }\n}\na -> b')).toMatchObject({
    light: expect.stringContaining('class="100"'),
  });
});

it('tells all mistakes, with line and column of the first', async () => {
  expect(await draw('mistake')).toEqual({
    problem: 'unknown shape "nothing"\n    Line 3 of the diagram: maps must be terminated with }',
    line: 2,
    column: 13,
  });
});
