/** What the changelog asks of a site has a note on the page about releases, in each language, and each note its entry. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const entries = read('CHANGELOG.md')
  .split(/^- /m)
  .map((entry) => entry.replaceAll(/\s+/g, ' '));

describe('update notes', () => {
  it.each(['website/community', 'website/i18n/zh/docusaurus-plugin-content-docs-community/current'])(
    'are those that the changelog names: %s',
    (folder) => {
      const notes = [...read(`${folder}/release-process.md`).matchAll(/^### .*\{#update-([\w-]+)\}$/gm)];
      const named = entries.flatMap((entry) => [...entry.matchAll(/\(update note `([\w-]+)`\)/g)]);
      expect(named.length).toBeGreaterThan(0);
      expect(notes.map(([, id]) => id).toSorted()).toEqual(named.map(([, id]) => id).toSorted());
    },
  );

  it('are named where a site has to do something', () => {
    const asking = entries.filter((entry) => /\b(?:has|have) to\b/.test(entry));
    expect(asking.filter((entry) => !entry.includes('(update note `'))).toEqual([]);
  });
});
