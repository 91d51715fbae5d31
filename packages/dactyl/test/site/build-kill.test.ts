/**
 * A build that is killed at any moment leaves the old output whole, or the next command restores it; and the
 * next build is as good as a first one. Runs with `DACTYL_TEST_FULL=1`, `DACTYL_TEST_SEED` repeats a run.
 * On other days `output.test.ts` has every moment at which an output changes, and `incremental-build.test.ts` a cache that was spoiled.
 */
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { recoverOutput } from '../../src/node/production/output.js';
import { createSite, type Fixture } from './fixture.js';
import { openOutput } from './output.js';
import { exitOf, runDactyl, startDactyl } from './run-dactyl.js';

/** Each build makes its bundle itself, so that some are killed while they do. */
const env = { DACTYL_SHARED_BUNDLES: '' };

const KILLS = 200;
/** Of one test: one that says nothing for minutes is taken for one that hangs. */
const KILLS_AT_ONCE = 5;
const PARTS = Array.from({ length: Math.ceil(KILLS / KILLS_AT_ONCE) }, (_, part) => ({
  first: part * KILLS_AT_ONCE + 1,
  last: Math.min(KILLS, (part + 1) * KILLS_AT_ONCE),
}));

/**
 * States of one site, visited in a circle. From the first to the second every page changes, and one is
 * replaced; from the second to the third one text changes, so that most files of the output are kept.
 */
const STATES = {
  first: { footer: 'one', page: 'only-first', text: 'One.' },
  second: { footer: 'two', page: 'only-second', text: 'Two.' },
  third: { footer: 'two', page: 'only-second', text: 'Three.' },
} as const;
type State = keyof typeof STATES;
const CIRCLE: readonly State[] = ['first', 'second', 'third'];

let fixture: Fixture;
/** What a clean build gives of each state. */
const clean = new Map<State, Map<string, string>>();
/** Of a build in a process of its own, in milliseconds. */
let duration = 0;

beforeAll(async () => {
  for (const state of CIRCLE.toReversed()) {
    // That of the first state is the site whose builds are killed.
    fixture = createSite(FILES);
    enter(fixture, state);
    const start = performance.now();
    // The last one as the builds that are killed: with the start of a process.
    if (state === 'first') await runDactyl(['build'], { cwd: fixture.siteDir, env });
    else await fixture.build({ env });
    duration = performance.now() - start;
    clean.set(state, openOutput(fixture.file('build')).contents());
  }
});

const FILES = {
  'package.json': '{ "name": "killed", "private": true, "type": "module" }',
  'docusaurus.config.js': `export default {
    title: 'Killed', url: 'https://killed.example', baseUrl: '/', trailingSlash: false,
    presets: [['classic', { docs: {}, blog: false, sitemap: false }]], themeConfig: { search: false },
  };`,
  'src/pages/index.js': 'export default () => <h1>Home</h1>;\n',
};

function enter(site: Fixture, state: State): void {
  const { footer, page, text } = STATES[state];
  if (existsSync(site.file('docs'))) site.remove('docs');
  site.write('docs/same.md', '# Same\n');
  site.write(`docs/${page}.md`, '# Not in every state\n');
  site.write('docs/text.md', `# Text\n\nThe same.\n\n${text}\n`);
  site.write('static/state.txt', state);
  site.write('src/theme/Footer.js', `export default () => <footer>${footer}</footer>;\n`);
}

/** The state whose clean build the output equals, if it equals one. */
function stateOfOutput(): State | undefined {
  const contents = openOutput(fixture.file('build')).contents();
  return CIRCLE.find((state) => sameContents(contents, clean.get(state) ?? new Map()));
}

function sameContents(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([file, content]) => other.get(file) === content);
}

/** Starts a build and ends it, unless it was faster, without a chance to clean up. */
async function killBuild(after: number): Promise<void> {
  const child = startDactyl(['build'], { cwd: fixture.siteDir, env });
  child.stdout?.resume();
  child.stderr?.resume();
  const exit = exitOf(child);
  await Promise.race([wait(after), exit]);
  child.kill('SIGKILL');
  await exit;
}

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('a killed build', () => {
  const seed = Number(process.env.DACTYL_TEST_SEED ?? Date.now() % 1_000_000);

  const random = randomNumbers(seed);
  let current: State = 'first';

  it.for(PARTS)(`leaves a whole output behind, kills $first to $last (seed ${seed})`, async ({ first, last }) => {
    for (let kill = first; kill <= last; kill++) {
      const next: State = CIRCLE[(CIRCLE.indexOf(current) + 1) % CIRCLE.length] ?? 'first';
      const after = random() * duration;
      const where = `kill ${kill} after ${Math.round(after)} of ${Math.round(duration)} ms, seed ${seed}`;
      enter(fixture, next);
      await killBuild(after);
      // Between two renames there may be no output; if there is one, it is whole even now.
      const atOnce = existsSync(fixture.file('build')) ? stateOfOutput() : current;
      expect([current, next], where).toContain(atOnce);
      await recoverOutput(fixture.file('build'));
      expect([current, next], where).toContain(stateOfOutput());
      await fixture.build({ env });
      expect(stateOfOutput(), where).toBe(next);
      expect(
        readdirSync(fixture.siteDir).filter((name) => name.startsWith('.build')),
        where,
      ).toEqual([]);
      current = next;
    }
  });
});

/** The same numbers between 0 and 1 for the same seed: a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
