/** The built site of `test/sites/docs`, and what its plugin recorded. */
import path from 'node:path';
import type { RouteConfig } from '../../src/node/plugin-api/route-config.js';
import type { DocMetadata } from '../../src/features/docs/node/types.js';
import type { DocsContent, LoadedVersion } from '../../src/features/docs/node/content-types.js';
import { type BuiltSite, builtFixture } from './built-fixture.js';
import type { Output } from './output.js';

export { shownData, textsOf } from './built-fixture.js';

export type DocsSite = BuiltSite;

export const docsSite = (): Promise<DocsSite> => builtFixture('docs');

// ---------------------------------------------------------------- what the fixture's plugin recorded

export interface DocsRecord {
  routes: RouteConfig[];
  content: Record<string, DocsContent>;
  /** What `postBuild` gets of the context, and the instances of the docs among its plugins. */
  site: { locale: string; localizationDir: string; generatedFilesDir: string; docs: string[] };
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
