/**
 * Before site tests: compiles the package when a source is newer than what was made of it, and makes a folder
 * for the sites of this run, below the workspace so that React resolves. Afterwards the folder goes away, and those of runs
 * that were killed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Absolute. */
    sitesDir: string;
  }
}

const packageDir = join(import.meta.dirname, '../..');

export default function setup(project: TestProject): () => void {
  if (isStale()) compilePackage();
  const tempDir = join(packageDir, 'test/.tmp');
  mkdirSync(tempDir, { recursive: true });
  removeOfDead(tempDir);
  const sitesDir = mkdtempSync(join(tempDir, `run-${process.pid}-`));
  project.provide('sitesDir', sitesDir);
  return () => rmSync(sitesDir, { recursive: true, force: true });
}

function removeOfDead(tempDir: string): void {
  for (const name of readdirSync(tempDir)) {
    const pid = /^run-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(tempDir, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What is compiled or copied: neither tests with their snapshots nor descriptions of rooms. */
const SOURCE = /(?<!\.test)\.(?:tsx?|css|json|svg|xsl)$/;

function isStale(): boolean {
  const src = join(packageDir, 'src');
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .some((file) => {
      const made = join(packageDir, 'dist', relative(src, file)).replace(/(?<!\.d)\.tsx?$/, '.js');
      // The time of a file that was copied lacks fractions.
      return (statSync(made, { throwIfNoEntry: false })?.mtimeMs ?? 0) + 1 < statSync(file).mtimeMs;
    });
}

/** A type error leaves a usable package, and is the matter of another step: here it is only said. */
function compilePackage(): void {
  const { stdout, stderr } = spawnSync(process.execPath, [join(packageDir, 'scripts/build.mjs')], { encoding: 'utf8' });
  if (stdout || stderr) process.stderr.write(stdout + stderr);
}
