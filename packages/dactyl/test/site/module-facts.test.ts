/** What the package knows of its own components without reading them: the same as analysis would find. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type * as Analyser from '../../src/node/analysis/create-analyser.js';
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

it('names each component that hands no function on, as long as its text is the same, and no other', async () => {
  const { createKnownFacts } = (await load('node/bundle/islands/known-facts.js')) as typeof KnownFacts;
  const { mayPassFunctions } = (await load('node/analysis/create-analyser.js')) as typeof Analyser;
  const { readModule } = (await load('node/analysis/read-module.js')) as typeof ReadModule;
  const known = createKnownFacts();
  const texts = FILES.map((file) => [file, readFileSync(file, 'utf8')] as const);
  const isNamed = ([file, text]: (typeof texts)[number]) => known.passesNothing(file, text);
  expect(texts.filter(isNamed).length).toBeGreaterThan(100);
  expect(texts.filter(([file, text]) => known.passesNothing(file, `${text} `))).toEqual([]);
  for (const one of texts.filter((text, index) => index % EACH === 0 || !isNamed(text))) {
    const [file, text] = one;
    const facts = readModule(file, text, parseModule);
    expect(isNamed(one), file).toBe(facts !== undefined && !mayPassFunctions(facts));
  }
});
