/**
 * Sites that tests only read. A fixture is built once for all test files of a run: the first that asks builds it, the
 * others wait. Later runs take it as it is while nothing that a build reads has changed. A test that changes files copies
 * the fixture.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, inject } from 'vitest';
import { hashBuildInputs } from './build-inputs.js';
import { copyFixture, type BuildFixtureOptions, type Fixture } from './fixture.js';
import type { HtmlElement } from './html-document.js';
import { openOutput, type Output } from './output.js';

export interface BuiltSite {
  siteDir: string;
  output: Output;
  /** What the build printed. */
  log: string;
}

type BuildRecord = { siteDir: string; log: string } | { failure: string };

/** @param name folder below `test/sites` */
export async function builtFixture(name: string): Promise<BuiltSite> {
  const folder = path.join(inject('sitesDir'), `${name}-site`);
  const recordFile = path.join(folder, 'record.json');
  if (isFirst(folder)) await buildOnce(name, recordFile);
  while (!existsSync(recordFile)) await wait(100);
  const record = JSON.parse(readFileSync(recordFile, 'utf8')) as BuildRecord; // what `buildOnce` writes
  if ('failure' in record) throw new Error(record.failure);
  return { ...record, output: openOutput(path.join(record.siteDir, 'build')) };
}

/** Only one process can make a folder. */
function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

async function buildOnce(name: string, recordFile: string): Promise<void> {
  const record = await buildFixture(name).catch((error: unknown): BuildRecord => ({ failure: String(error) }));
  writeFileSync(`${recordFile}.part`, JSON.stringify(record));
  renameSync(`${recordFile}.part`, recordFile);
}

const KEPT = path.join(import.meta.dirname, '../.tmp/built');
const DAY = 24 * 60 * 60 * 1000;

async function buildFixture(name: string): Promise<Omit<BuiltSite, 'output'>> {
  return keepBuild(copyFixture(`sites/${name}`), { name });
}

/**
 * A site of one test file, which is built once and then only read. It is gone from where it was: later runs take what was
 * kept of it as long as nothing that the build reads has changed.
 */
export async function builtSite(site: Fixture, options: BuildFixtureOptions = {}): Promise<BuiltSite> {
  const name = path.basename(expect.getState().testPath ?? 'site').replace(/\..*/, '');
  const built = await keepBuild(site, { name, ...options });
  return { ...built, output: openOutput(path.join(built.siteDir, 'build')) };
}

async function keepBuild(
  fixture: Fixture,
  { name, env = {}, args = [] }: BuildFixtureOptions & { name: string },
): Promise<Omit<BuiltSite, 'output'>> {
  const inputs = hashBuildInputs(fixture.siteDir, { env, args });
  const kept = path.join(KEPT, `${name}-${inputs.slice(0, 16)}`);
  const logFile = path.join(kept, '.dactyl/tested-log.txt');
  if (!existsSync(logFile)) {
    const { output } = await fixture.build({ env, args });
    writeFileSync(fixture.file('.dactyl/tested-log.txt'), output);
    forgetOthers(name);
    // What another run has put there meanwhile was built from the same.
    if (!existsSync(logFile)) renameSync(fixture.siteDir, kept);
  }
  return { siteDir: kept, log: readFileSync(logFile, 'utf8') };
}

/** Those that no run of today may still be reading. */
function forgetOthers(name: string): void {
  mkdirSync(KEPT, { recursive: true });
  for (const entry of readdirSync(KEPT)) {
    const folder = path.join(KEPT, entry);
    const isOld = (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - DAY;
    if (entry.replace(/-[0-9a-f]{16}$/, '') === name && isOld) rmSync(folder, { recursive: true, force: true });
  }
}

/** What a component of the fixture shows as JSON under a name. */
export function shownData(page: HtmlElement, name: string): unknown {
  return JSON.parse(page.one(`[data-name="${name}"]`).text);
}

/** Texts of the elements that match. */
export function textsOf(element: HtmlElement, selector: string): string[] {
  return element.all(selector).map(({ text }) => text);
}
