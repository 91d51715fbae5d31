import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockStyleSheets } from './block-styles-plugin.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'block-styles-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function sheet(name: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'p {}');
  return file;
}

describe('style sheets of single pages', () => {
  it('are named by their folder and a hash', () => {
    const file = sheet('palette/styles.css');
    const [[name, found] = []] = Object.entries(blockStyleSheets([`${file}?url`, sheet('palette/other.css')]));
    expect(name).toMatch(/^palette-[\da-f]{8}$/);
    expect(found).toBe(file);
  });

  it('have a name that needs no encoding in a URL, whatever the folder is called', () => {
    const names = Object.keys(blockStyleSheets([`${sheet('C# 100%/styles.css')}?url`, `${sheet('调色板/a.css')}?url`]));
    expect(names.map((name) => encodeURIComponent(name))).toEqual(names);
  });
});
