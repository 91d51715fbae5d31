/**
 * The built site of `test/sites/docs`, one build for all test files of a run: the first that asks builds it, the
 * others wait. Tests only read it; one that changes files copies the fixture.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';
import type { RouteConfig } from '../../src/plugin-api/types.js';
import type { DocMetadata, DocsContent, LoadedVersion } from '../../src/plugins/docs/types.js';
import { copyFixture } from './fixture.js';
import type { HtmlElement } from './html-document.js';
import { openOutput, type Output } from './output.js';

export interface DocsSite {
  siteDir: string;
  output: Output;
  /** What the build printed. */
  log: string;
}

/** For `beforeAll`, whose time limit has to hold a build and the wait for another one. */
export const DOCS_SITE_TIMEOUT = 120_000;

type BuildRecord = { siteDir: string; log: string } | { failure: string };

export async function docsSite(): Promise<DocsSite> {
  const folder = path.join(inject('sitesDir'), 'docs-site');
  const recordFile = path.join(folder, 'record.json');
  if (isFirst(folder)) await buildOnce(recordFile);
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

async function buildOnce(recordFile: string): Promise<void> {
  const record = await buildFixture().catch((error: unknown): BuildRecord => ({ failure: String(error) }));
  writeFileSync(`${recordFile}.part`, JSON.stringify(record));
  renameSync(`${recordFile}.part`, recordFile);
}

async function buildFixture(): Promise<BuildRecord> {
  const fixture = copyFixture('sites/docs');
  const { output } = await fixture.build();
  return { siteDir: fixture.siteDir, log: output };
}

// ---------------------------------------------------------------- what the fixture's plugin recorded

export interface DocsRecord {
  routes: RouteConfig[];
  content: Record<string, DocsContent>;
}

/** @param localeDir folder of the locale in the output; the default locale has none */
export function readRecord(output: Output, localeDir = ''): DocsRecord {
  return JSON.parse(output.read(path.posix.join(localeDir, 'record.json'))) as DocsRecord; // what the plugin wrote
}

export function versionOf(record: DocsRecord, name: string, instance = 'default'): LoadedVersion {
  const found = record.content[instance]?.loadedVersions.find(({ versionName }) => versionName === name);
  if (!found) throw new Error(`There is no version "${name}" of the instance "${instance}".`);
  return found;
}

export function docOf(version: LoadedVersion, id: string): DocMetadata {
  const found = version.docs.find((doc) => doc.id === id);
  if (!found) throw new Error(`There is no doc "${id}" in ${version.versionName}.`);
  return found;
}

/** What the component `Data` of the fixture shows under a name. */
export function shownData(page: HtmlElement, name: string): unknown {
  return JSON.parse(page.one(`[data-name="${name}"]`).text);
}

/** Texts of the elements that match. */
export function textsOf(element: HtmlElement, selector: string): string[] {
  return element.all(selector).map(({ text }) => text);
}
