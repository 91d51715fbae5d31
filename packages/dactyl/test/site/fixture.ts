/**
 * Real sites for tests. In: a fixture below `test/sites` or `test/broken-sites`. Out: a copy of it, below the
 * workspace so that React resolves, that the command line can build. What a test does to its copy stays there.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { runDactyl, type RunResult } from './run-dactyl.js';

const TEST_DIR = path.join(import.meta.dirname, '..');

export interface Fixture {
  siteDir: string;
  /** Absolute path of a file of the site. */
  file(name: string): string;
  write(name: string, text: string): void;
  /** Rewrites a file; throws when nothing changed, so that no test edits the air. */
  edit(name: string, change: (text: string) => string): void;
  remove(name: string): void;
  run(args: readonly string[], env?: Record<string, string>): Promise<RunResult>;
  /** Runs `dactyl build`, and throws what it printed when it fails. */
  build(options?: BuildFixtureOptions): Promise<RunResult>;
}

export interface BuildFixtureOptions {
  args?: readonly string[];
  env?: Record<string, string>;
}

/** Copies a fixture; the copy goes away after the run. */
export function copyFixture(name: string): Fixture {
  const siteDir = makeTempDir();
  const source = path.join(TEST_DIR, name);
  cpSync(source, siteDir, { recursive: true, filter: (from) => !/[/\\](build|\.dactyl)$/.test(from) });
  return createFixture(siteDir);
}

/** A site made of nothing but these files. */
export function createSite(files: Record<string, string>): Fixture {
  const fixture = createFixture(makeTempDir());
  for (const [name, text] of Object.entries(files)) fixture.write(name, text);
  return fixture;
}

function makeTempDir(): string {
  return mkdtempSync(path.join(inject('sitesDir'), 'site-'));
}

function createFixture(siteDir: string): Fixture {
  const file = (name: string) => path.join(siteDir, name);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(file(name)), { recursive: true });
    writeFileSync(file(name), text);
  };
  const run = (args: readonly string[], env: Record<string, string> = {}) => {
    // A test that builds wants a build. On a slow machine, one without changes would be left out: `untouched.test.ts` has these.
    rmSync(file('.dactyl/last-build.json'), { force: true });
    return runDactyl(args, { cwd: siteDir, env, sharesProcess: true });
  };
  return {
    siteDir,
    file,
    write,
    edit(name, change) {
      const before = readFileSync(file(name), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit changes nothing in ${name}.`);
      writeFileSync(file(name), after);
    },
    remove(name) {
      if (!existsSync(file(name))) throw new Error(`There is no ${name} to remove.`);
      rmSync(file(name), { recursive: true });
    },
    run,
    async build({ args = [], env = {} } = {}) {
      const result = await run(['build', ...args], env);
      if (result.code !== 0) throw new Error(`The build failed with code ${result.code}:\n${result.output}`);
      return result;
    },
  };
}
