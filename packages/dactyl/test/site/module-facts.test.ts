/** What the package knows of its own modules without reading them: the same as analysis would read. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type * as ReadModule from '../../src/node/analysis/read-module.js';
import type * as KnownFacts from '../../src/node/bundle/islands/known-facts.js';
import { parseModule } from '../../src/node/bundle/islands/parse-module.js';

const DIST = path.join(import.meta.dirname, '../../dist');

/** All of the theme, one in so many by reading it anew, which takes longer. */
const EACH = process.env.DACTYL_TEST_FULL === '1' ? 1 : 10;

// The casts: these modules are compiled from the ones whose types they have.
const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ path.join(DIST, name));

const FILES = readdirSync(path.join(DIST, 'theme'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .toSorted();

it('is what its build has read of each component, as long as the text is the same', async () => {
  const { createKnownFacts } = (await load('node/bundle/islands/known-facts.js')) as typeof KnownFacts;
  const { readModule } = (await load('node/analysis/read-module.js')) as typeof ReadModule;
  const known = createKnownFacts();
  const texts = FILES.map((file) => [file, readFileSync(file, 'utf8')] as const);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter(([file, text]) => known.find(file, text) === undefined)).toEqual([]);
  for (const [file, text] of texts.filter((_, index) => index % EACH === 0)) {
    expect(known.find(file, text), file).toEqual(readModule(file, text, parseModule));
    expect(known.find(file, `${text} `)).toBeUndefined();
  }
});
