import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentSignature, type ContentSignature } from './content-signature.js';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dactyl-signature-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

function signature(text: string, truncateMarker?: RegExp): ContentSignature | undefined {
  const file = path.join(dir, 'post.md');
  writeFileSync(file, text);
  return contentSignature(file, [{ contentDirs: [dir], ...(truncateMarker && { truncateMarker }) }]);
}

it('stays when only text of the page itself changes', () => {
  expect(signature('# A\n\nFirst.\n\nSecond.\n')).toEqual(signature('# A\n\nFirst.\n\nOther.\n'));
});

it('changes with what lists and sidebars show', () => {
  const before = signature('# A\n\nFirst.\n');
  expect(signature('# B\n\nFirst.\n')).not.toEqual(before);
  expect(signature('# A\n\nOther.\n')).not.toEqual(before);
  expect(signature('---\ntitle: C\n---\n\n# A\n\nFirst.\n')).not.toEqual(before);
});

it('stays when a description in front matter takes the place of the first paragraph', () => {
  const description = '---\ndescription: D\n---\n\n';
  expect(signature(`${description}First.\n`)).toEqual(signature(`${description}Other.\n`));
  expect(signature(`${description}# A\n`)).not.toEqual(signature(`${description}# B\n`));
});

it('changes when a post gains the mark behind its summary', () => {
  const [plain, marked] = ['First.\n\nSecond.\n', 'First.\n\n<!-- cut -->\n\nSecond.\n'];
  expect(signature(marked, /<!-- cut -->/)).not.toEqual(signature(plain, /<!-- cut -->/));
  expect(signature(marked)).toEqual(signature(plain));
});

it('changes with the tags in the text of a note', () => {
  const tagged = (text: string) => {
    writeFileSync(path.join(dir, 'note.md'), `First.\n\n${text}\n`);
    return contentSignature(path.join(dir, 'note.md'), [], { isNote: true });
  };
  expect(tagged('A #boat.')).not.toEqual(tagged('A boat.'));
  expect(tagged('A boat.')).toEqual(tagged('A ship.'));
});

it('is unknown for what cannot be read', () => {
  expect(signature('---\ntitle: [\n---\n')).toBeUndefined();
});
