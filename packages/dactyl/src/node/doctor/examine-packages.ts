import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRecord } from '../../shared/is-record.js';
import { packageVersion } from '../base/package-version.js';
import { readTextIfExists } from '../base/files.js';
import { findLockfiles } from '../base/lockfile.js';
import type { Diagnosis, Examination } from './diagnosis.js';

const TOPIC = 'Packages';

/** Whether there is one React, one lockfile, and no package that Dactyl replaces. */
export const examinePackages: Examination = async ({ siteDir }) => {
  const found = [...react(siteDir), ...lockfiles(siteDir), ...(await replaced(siteDir))];
  if (found.length > 0) return found;
  const [{ version } = { version: 'unknown' }] = installed('react', siteDir);
  return [{ level: 'ok', topic: TOPIC, found: `One React (${version}), and one lockfile at most.` }];
};

/** Two copies of React on a page do not share state: components that use hooks of both throw. */
function react(siteDir: string): Diagnosis[] {
  const copies = installed('react', siteDir);
  const [own] = copies;
  const [dom] = installed('react-dom', siteDir);
  const found: Diagnosis[] = [];
  if (copies.length > 1)
    found.push({
      level: 'warning',
      topic: TOPIC,
      found: `React is installed ${copies.length} times: ${copies.map(({ folder, version }) => `${version} in ${folder}`).join(', ')}.`,
      advice: 'See with "npm ls react" who asks for another version. "npm dedupe" joins those that fit together.',
    });
  if (own && dom && own.version !== dom.version)
    found.push({
      level: 'problem',
      topic: TOPIC,
      found: `"react" has version ${own.version} and "react-dom" ${dom.version}.`,
      advice: `Install the same version of both: npm install react@${own.version} react-dom@${own.version}`,
    });
  return found;
}

interface Copy {
  /** From the site, POSIX. */
  folder: string;
  version: string;
}

/** The copy that the site gets, and those of packages beside it. Copies deeper than that belong to few installations. */
function installed(name: string, siteDir: string): Copy[] {
  const folders: string[] = [];
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    folders.push(path.join(folder, 'node_modules'));
    if (folder === path.dirname(folder)) break;
  }
  const places = folders.flatMap((folder) => [
    folder,
    ...packagesIn(folder).map((one) => path.join(one, 'node_modules')),
  ]);
  return places.flatMap((place) => {
    const folder = path.join(place, name);
    const version = existsSync(path.join(folder, 'package.json')) ? packageVersion(folder, name) : undefined;
    return version === undefined ? [] : [{ folder: path.relative(siteDir, folder).replaceAll('\\', '/'), version }];
  });
}

function packagesIn(modules: string): string[] {
  return foldersIn(modules).flatMap((name) =>
    name.startsWith('@')
      ? foldersIn(path.join(modules, name)).map((inner) => path.join(modules, name, inner))
      : [path.join(modules, name)],
  );
}

/** Linked packages of a workspace are looked at in their own place. */
function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);
}

function lockfiles(siteDir: string): Diagnosis[] {
  const names = findLockfiles(siteDir);
  if (names.length < 2) return [];
  return [
    {
      level: 'warning',
      topic: TOPIC,
      found: `There are ${names.length} lockfiles side by side: ${names.join(', ')}. Hosts take one of them.`,
      advice: 'Delete those of package managers that you do not use.',
    },
  ];
}

async function replaced(siteDir: string): Promise<Diagnosis[]> {
  const text = await readTextIfExists(path.join(siteDir, 'package.json'));
  const { dependencies, devDependencies } = parseManifest(text);
  const names = [dependencies, devDependencies].flatMap((list) => (isRecord(list) ? Object.keys(list) : []));
  if (!names.includes('@docusaurus/core')) return [];
  return [
    {
      level: 'note',
      topic: TOPIC,
      found: 'package.json still names @docusaurus/core, which Dactyl replaces.',
      advice: '"dactyl migrate" shows what can go, and changes it after a question.',
    },
  ];
}

function parseManifest(text: string | undefined): Record<string, unknown> {
  try {
    const manifest: unknown = JSON.parse(text ?? '{}');
    return isRecord(manifest) ? manifest : {};
  } catch {
    return {};
  }
}
