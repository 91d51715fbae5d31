/** Lists what a migrated site no longer needs, and what remains to be done by hand. Changes nothing. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import { isRecord } from '../../shared/is-record.js';
import type { JsonObject } from '../../shared/json.js';
import { NOT_YET_SUPPORTED } from '../plugin-api/not-yet-supported.js';
import { findPeersOfCore } from './parts-in-use.js';
import { PURPOSELESS } from './docusaurus-packages.js';
import { listedPackages } from './plan-migration.js';
import { importerOf, type SiteFile } from './site-files.js';

export interface Rest {
  siteDir: string;
  manifest: JsonObject;
  files: readonly SiteFile[];
  inUse: ReadonlyMap<string, string>;
}

const BABEL = ['babel.config.js', 'babel.config.cjs', 'babel.config.json', '.babelrc', '.babelrc.json'];

/** Lists of sentences, one for each item. */
export async function describeRest(rest: Rest): Promise<{ purposeless: string[]; todo: string[] }> {
  return { purposeless: listPurposeless(rest), todo: await listTodo(rest) };
}

function listPurposeless({ siteDir, manifest, files }: Rest): string[] {
  const packages = listedPackages(manifest);
  const babel = BABEL.filter((name) => existsSync(path.join(siteDir, name)));
  const folders = ['.docusaurus', 'node_modules/.cache'].filter((name) => existsSync(path.join(siteDir, name)));
  const unused = packages.includes('@mdx-js/react') && importerOf('@mdx-js/react', files) === undefined;
  return [
    ...packages.flatMap((name) => {
      const why = PURPOSELESS.get(name);
      return why === undefined ? [] : [`the package ${name}: ${why}`];
    }),
    ...(unused ? ['the package @mdx-js/react: no file of the site imports it'] : []),
    ...(manifest['browserslist'] === undefined
      ? []
      : ['"browserslist" in package.json: Dactyl does not read it; other tools may']),
    ...overridden(manifest).map((name) => `"${name}" for @docusaurus/… in package.json: these packages are gone`),
    ...babel.map((name) => `${name}: nothing reads it`),
    ...folders.map((name) => `the folder ${name}: a cache of Docusaurus`),
  ];
}

/** Fields that force versions of transitive dependencies. */
function overridden(manifest: JsonObject): string[] {
  return ['overrides', 'resolutions'].filter((name) => {
    const value = manifest[name];
    return isRecord(value) && Object.keys(value).some((key) => key.includes('@docusaurus/'));
  });
}

async function listTodo({ siteDir, manifest, inUse }: Rest): Promise<string[]> {
  const tsconfig = (await readTextIfExists(path.join(siteDir, 'tsconfig.json'))) ?? '';
  const ignored = await readTextIfExists(path.join(siteDir, '.gitignore'));
  return [
    ...(tsconfig.includes('@docusaurus/tsconfig')
      ? ['tsconfig.json: write "dactyl/tsconfig" for "@docusaurus/tsconfig", and remove "baseUrl"']
      : []),
    ...(ignored !== undefined && !/^\/?\.dactyl\b/m.test(ignored) ? ['.gitignore: add the line ".dactyl"'] : []),
    ...listedPackages(manifest).flatMap((name) => {
      const loss = NOT_YET_SUPPORTED.get(name);
      return loss === undefined ? [] : [`${name} is not part of Dactyl: ${loss}`];
    }),
    ...findPeersOfCore(siteDir, listedPackages(manifest)).map(
      (name) => `${name} asks for @docusaurus/core beside it: npm installs that as well, and Dactyl does not use it`,
    ),
    ...[...inUse].map(([part, user]) => `${part} stays installed: ${user} needs it`),
  ];
}
