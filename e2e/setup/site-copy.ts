/** Copies of the sites in `e2e/sites`, for tests that edit them. They lie below e2e, so that packages resolve. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';

const E2E = join(import.meta.dirname, '..');

export interface SiteCopy {
  siteDir: string;
  read(name: string): string;
  write(name: string, text: string): void;
  /** Rewrites a file; throws when nothing changed, so that no test edits the air. */
  edit(name: string, change: (text: string) => string): void;
  remove(name: string): void;
  build(): Promise<void>;
}

/** The copy goes away after the tests of the file. */
export function copySite(name: string): SiteCopy {
  const parent = join(E2E, '.tmp');
  mkdirSync(parent, { recursive: true });
  const siteDir = mkdtempSync(join(parent, `${name}-`));
  cpSync(join(E2E, 'sites', name), siteDir, { recursive: true });
  afterAll(() => rmSync(siteDir, { recursive: true, force: true }));

  const file = (relative: string) => join(siteDir, relative);
  return {
    siteDir,
    read: (relative) => readFileSync(file(relative), 'utf8'),
    write(relative, text) {
      mkdirSync(dirname(file(relative)), { recursive: true });
      writeFileSync(file(relative), text);
    },
    edit(relative, change) {
      const before = readFileSync(file(relative), 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The edit changes nothing in ${relative}.`);
      writeFileSync(file(relative), after);
    },
    remove: (relative) => rmSync(file(relative)),
    async build() {
      const { code, output } = await runDactyl(['build'], { cwd: siteDir });
      if (code !== 0) throw new Error(`The build ended with code ${code}:\n${output}`);
    },
  };
}
