/**
 * A fixture site, built once for all test files of a run: the first that asks builds it, the others wait. Tests only
 * read it; one that changes files copies the fixture.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
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

async function buildFixture(name: string): Promise<BuildRecord> {
  const fixture = copyFixture(`sites/${name}`);
  const { output } = await fixture.build();
  return { siteDir: fixture.siteDir, log: output };
}

/** What a component of the fixture shows as JSON under a name. */
export function shownData(page: HtmlElement, name: string): unknown {
  return JSON.parse(page.one(`[data-name="${name}"]`).text);
}

/** Texts of the elements that match. */
export function textsOf(element: HtmlElement, selector: string): string[] {
  return element.all(selector).map(({ text }) => text);
}
