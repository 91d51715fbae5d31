/** Writes `dist/THIRD-PARTY.txt`: every package whose code or types are part of the files beside it, with its licence. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MIT } from './build-dialog.mjs';
import { packageFolder } from './package-folder.mjs';

/** What goes in by other ways than a bundle: styles, and declarations. The search has a file of its own. */
const OTHERS = ['infima', 'zod', 'commander'];
const LICENCE = /^licen[cs]e/i;
/** Neither a package nor its licence: the schema came to `openapi-checks/` by way of a package, and the text lies with another. */
const SCHEMA = `OpenAPI Specification, JSON schema of release 3.0 (Apache-2.0)

Copyright The Linux Foundation

${readFileSync(join(packageFolder('@asyncapi/specs'), 'LICENSE'), 'utf8').trim()}`;

/**
 * @param {string} distDir
 * @param {readonly string[]} modules files that were bundled
 */
export function writeThirdParty(distDir, modules) {
  const inBundles = modules.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id) ?? []);
  const entries = [...[...OTHERS.map(packageFolder), ...inBundles].map(describe), SCHEMA];
  const head =
    'Packages whose code or types are part of the files beside this one. What the scripts of the search contain is listed\n' +
    'in search-scripts/LICENSES.txt.';
  writeFileSync(
    join(distDir, 'THIRD-PARTY.txt'),
    `${[head, ...[...new Set(entries)].toSorted()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`,
  );
}

/** @param {string} folder */
function describe(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => LICENCE.test(entry));
  const text = file === undefined ? namedLicence(manifest) : readFileSync(join(folder, file), 'utf8');
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}`;
}

/**
 * Of packages that name their licence and bring no text of it.
 *
 * @param {{ name: string, license: string, author?: string | { name?: string } }} manifest
 */
function namedLicence({ name, license, author }) {
  if (license !== 'MIT') throw new Error(`${name} brings no text of its licence, ${license}.`);
  const holder = typeof author === 'string' ? author : author?.name;
  return `Copyright (c) ${holder ?? 'the authors'}\n\n${MIT}`;
}
