import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { contentSignature } from './content-signature.js';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'dactyl-signature-'));
});

afterEach(() => {
  rmSync(dir, { recursive: true });
});

function signature(text: string, truncateMarker?: RegExp): string | undefined {
  const file = path.join(dir, 'post.md');
  writeFileSync(file, text);
  return contentSignature(file, [{ contentDirs: [dir], ...(truncateMarker && { truncateMarker }) }]);
}

it('stays when only text of the page itself changes', () => {
  expect(signature('# A\n\nFirst.\n\nSecond.\n')).toBe(signature('# A\n\nFirst.\n\nOther.\n'));
});

it('changes with what lists and sidebars show', () => {
  const before = signature('# A\n\nFirst.\n');
  expect(signature('# B\n\nFirst.\n')).not.toBe(before);
  expect(signature('# A\n\nOther.\n')).not.toBe(before);
  expect(signature('---\ntitle: C\n---\n\n# A\n\nFirst.\n')).not.toBe(before);
});

it('changes when a post gains the mark behind its summary', () => {
  const [plain, marked] = ['First.\n\nSecond.\n', 'First.\n\n<!-- cut -->\n\nSecond.\n'];
  expect(signature(marked, /<!-- cut -->/)).not.toBe(signature(plain, /<!-- cut -->/));
  expect(signature(marked)).toBe(signature(plain));
});

it('is unknown for what cannot be read', () => {
  expect(signature('---\ntitle: [\n---\n')).toBeUndefined();
});
