/**
 * All tests, as one run: `npx vitest run`, here or in `packages/dactyl` and `e2e`, whose configurations are this one.
 * `--project` takes one of the names below; files of a project share what its workers have loaded, and what its setup made.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { COMPILER_MEMORY } from './packages/dactyl/scripts/compiler-settings.mjs';
import { compiledPackage } from './scripts/testing/compiled-package.mjs';
import { recordReporter } from './scripts/testing/record-reporter.mjs';
import { TestSequencer } from './scripts/testing/sequencer.mjs';

const ROOT = import.meta.dirname;
const DACTYL = join(ROOT, 'packages/dactyl');
const E2E = join(ROOT, 'e2e');

// Many sites of tests have the same code, or none. Setups, workers and what they start inherit it.
process.env.DACTYL_SHARED_BUNDLES ??= join(ROOT, 'node_modules/.cache/dactyl-test-bundles');

// Tests compile the types of sites.
Object.assign(process.env, { ...COMPILER_MEMORY, ...process.env });

/** Theme components import each other by public name; without a site there is one layer. */
const THEME_ALIAS = { find: /^@theme(?:-original|-init)?\//, replacement: `${join(DACTYL, 'src/theme')}/` };

/** Their site holds Mermaid, which takes longer to bundle than all others; the website has diagrams and live code as well. */
const LONG = process.env.DACTYL_TEST_FULL === '1' ? [] : ['**/islands/{diagrams,live-code}.test.ts'];
const EVERYWHERE_EXCLUDED = ['**/node_modules/**', '**/.tmp/**', '**/dist/**', ...LONG];

/** A run of everything: `npm test`. */
const IS_TOGETHER = process.env.DACTYL_TEST_TOGETHER === '1';

const setupOf = (name: string) => `setup/${name === 'website' ? 'global' : name}-setup.ts`;

/** Browser tests of one site: its setup builds and serves it. */
function browserProject(name: string, include: string[], exclude: string[] = []): TestProjectInlineConfiguration {
  const globalSetup = setupOf(name);
  return project(E2E, { name, include, exclude: [...EVERYWHERE_EXCLUDED, ...exclude], globalSetup });
}

function project(root: string, test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration {
  return {
    extends: true,
    root,
    plugins: IS_TOGETHER ? [compiledPackage(DACTYL)] : [],
    resolve: { alias: [THEME_ALIAS] },
    test: { exclude: EVERYWHERE_EXCLUDED, ...test },
  };
}

const OTHER_SITES = ['islands', 'services', 'theme', 'failing'];
/** Builds real sites with the compiled package, which it brings up to date. */
const SITES_SETUP = 'test/site/global-setup.ts';

/**
 * A run of everything sets up everything, so it needs no projects by what is set up: workers are not shared between
 * projects, and each starts a process, a browser and loads the tests' modules. `TestSequencer` keeps the order.
 */
const TOGETHER: TestProjectInlineConfiguration[] = [
  project(E2E, {
    name: 'e2e',
    include: ['**/*.test.ts'],
    exclude: [...EVERYWHERE_EXCLUDED, 'ecosystem/**'],
    globalSetup: 'setup/together-setup.ts',
  }),
  project(DACTYL, {
    name: 'dactyl',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    globalSetup: SITES_SETUP,
  }),
];

const APART: TestProjectInlineConfiguration[] = [
  browserProject('islands', ['islands/*.test.ts']),
  browserProject('services', ['services/*.test.ts']),
  browserProject('theme', ['theme/*.test.ts']),
  browserProject('failing', ['failing/*.test.ts']),
  browserProject(
    'website',
    ['**/*.test.ts'],
    // Packages of others are installed and tried apart: `npm run test:ecosystem`.
    [...OTHER_SITES, 'ecosystem'].map((name) => `${name}/**`),
  ),
  project(DACTYL, { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}'] }),
  project(DACTYL, { name: 'sites', include: ['test/site/*.test.ts'], globalSetup: SITES_SETUP }),
  project(DACTYL, {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    exclude: [...EVERYWHERE_EXCLUDED, '**/*.browser.test.*', 'test/site/**'],
  }),
];

export default defineConfig({
  root: ROOT,
  test: {
    // Their order is that of the run: first what waits, last the many small files, which fill the gaps at the end.
    projects: [
      ...(IS_TOGETHER ? TOGETHER : APART),
      project(join(ROOT, 'packages/create-dactyl'), { name: 'create', include: ['src/*.test.js'] }),
      project(join(ROOT, 'scripts'), { name: 'scripts', include: ['*.test.mjs', '*/*.test.mjs'] }),
      // Not below `work/`, where whole other tools are installed.
      project(join(ROOT, 'bench'), { name: 'bench', include: ['*.test.mjs', '{corpus,search}/*.test.mjs'] }),
    ],
    // Modules are loaded once for each worker: loading them for each file took longer than the tests. A process for each
    // worker, and not a thread, can be ended when it hangs.
    isolate: false,
    // A module is transformed again only when it has changed.
    experimental: { fsModuleCache: true, fsModuleCachePath: join(ROOT, 'node_modules/.cache/vitest') },
    pool: 'forks',
    // What is compiled already: `compiledPackage`.
    server: { deps: { external: [/\/packages\/dactyl\/dist\//] } },
    // Browser tests wait for pages: with one worker more than cores, few are idle. With two more, all took longer for it.
    maxWorkers: availableParallelism() + 1,
    setupFiles: [join(ROOT, 'scripts/testing/before-file.mjs')],
    sequence: { sequencer: TestSequencer },
    reporters: ['default', recordReporter()],
    // How long a test takes says nothing about the product. What hangs is noticed by its silence: `recordReporter`.
    testTimeout: 0,
    hookTimeout: 0,
    teardownTimeout: 60_000,
    // A state that has not come after a minute does not come.
    expect: { poll: { timeout: 60_000 } },
  },
});
