import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashText } from '../base/hash.js';
import { createContentTexts } from './content-texts.js';

const dir = mkdtempSync(path.join(os.tmpdir(), 'content-texts-'));
afterAll(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string): string {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  return file;
}

describe('createContentTexts', () => {
  it('knows what a file imports, and when it needs the browser', () => {
    const texts = createContentTexts();
    const text = "import Chart from './Chart';\n\n<Chart format={format} />\n";
    const file = write('chart.mdx', text);
    expect(texts.read(file)).toBe(text);
    expect(texts.facts(file)).toEqual({ imports: ['./Chart'], browserNeed: 'withOwnCode', hash: hashText(text) });
  });

  it('does not read again what was read', () => {
    const texts = createContentTexts();
    const file = write('kept.md', 'One <b onClick={f}>');
    const time = new Date(2020, 1, 1);
    utimesSync(file, time, time);
    texts.read(file);
    // Nobody could tell this from the file that was read.
    writeFileSync(file, 'Two, without event!');
    utimesSync(file, time, time);
    expect(texts.facts(file)?.browserNeed).toBe('always');
  });

  it('sees that a plugin has written a file which another had read', () => {
    const texts = createContentTexts();
    const file = write('written.md', 'Text');
    texts.read(file);
    write('written.md', "import './later';\n");
    expect(texts.facts(file)?.imports).toEqual(['./later']);
  });

  it('says nothing of a file that is not there', () => {
    expect(createContentTexts().facts(path.join(dir, 'none.md'))).toBeUndefined();
  });
});
