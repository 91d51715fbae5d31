/**
 * A fixture site, built once for all test files of a run: the first that asks builds it, the others wait. Later runs take
 * it as it is while nothing that a build reads has changed. Tests only read it; one that changes files copies the fixture.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import { hashBuildInputs } from './build-inputs.js';
import { copyFixture } from './fixture.js';
import type { HtmlElement } from './html-document.js';
import { openOutput, type Output } from './output.js';

export interface BuiltSite {
  siteDir: string;
  output: Output;
  /** What the build printed. */
  log: string;
}

/** For `beforeAll`, whose time limit has to hold a build and the wait for another one. */

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

async function buildFixture(name: string): Promise<BuildRecord> {
  const inputs = hashBuildInputs(path.join(import.meta.dirname, '../sites', name), { env: {}, args: [] });
  const kept = path.join(KEPT, `${name}-${inputs.slice(0, 16)}`);
  const logFile = path.join(kept, '.dactyl/tested-log.txt');
  if (!existsSync(logFile)) {
    const fixture = copyFixture(`sites/${name}`);
    const { output } = await fixture.build();
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
    if (entry.startsWith(`${name}-`) && isOld) rmSync(folder, { recursive: true, force: true });
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
