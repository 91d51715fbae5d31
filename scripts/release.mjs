/**
 * `npm run release -- VERSION`: gives both packages, the templates and the commands of the docs a version, makes a section of the
 * changelog of what is unreleased, commits and tags. Nothing is pushed: the tag starts `.github/workflows/release.yml` when it is.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { DACTYL, ROOT, WEBSITE } from './repository.mjs';

const CHANGELOG = 'CHANGELOG.md';
const UNRELEASED = '## Unreleased\n';

/** Where a version stands in a file: the words before it, up to the version. */
export const PLACES = {
  'packages/dactyl/package.json': /(?<=^ {2}"version": ")[^"]+/m,
  'packages/create-dactyl/package.json': /(?<=^ {2}"version": ")[^"]+/m,
  'package-lock.json': /(?<="packages\/(?:create-)?dactyl": \{\s+(?:"name": "[^"]*",\s+)?"version": ")[^"]+/g,
  ...Object.fromEntries(
    ['classic', 'classic-typescript', 'minimal', 'minimal-typescript'].map((name) => [
      `packages/create-dactyl/templates/${name}/package.json`,
      /(?<="dactyl": "\^)[^"]+/,
    ]),
  ),
};

/**
 * @param {string} version
 * @param {string} before the last one
 */
export function checkVersion(version, before) {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error(`"${version}" is no version.\n  Write three numbers: 3.6.4`);
  const [next, last] = [version, before].map((one) => one.split('.').map(Number));
  const changed = next?.findIndex((part, index) => part !== last?.[index]) ?? -1;
  if (changed < 0 || (next?.[changed] ?? 0) < (last?.[changed] ?? 0))
    throw new Error(`${version} is not newer than ${before}, the version of the packages.`);
}

/**
 * What is unreleased becomes the section of a version, and an empty one takes its place.
 *
 * @param {string} changelog
 * @param {{ version: string, date: string }} release
 */
export function closeSection(changelog, { version, date }) {
  const [head, rest] = changelog.split(UNRELEASED);
  if (rest === undefined) throw new Error(`${CHANGELOG} has no section "Unreleased".`);
  if (!/^\s*- /.test(rest))
    throw new Error(`${CHANGELOG} says nothing below "Unreleased". What does the release bring?`);
  return `${head}${UNRELEASED}\n## ${version} (${date})\n${rest}`;
}

/**
 * @param {string} text
 * @param {{ place: RegExp, version: string }} input
 */
export function withVersion(text, { place, version }) {
  if (text.search(place) < 0) throw new Error(`No version is found at ${place}.`);
  return text.replace(place, version);
}

/** @param {readonly string[]} args */
function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  const path = join(ROOT, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/** @param {string} version */
function release(version) {
  const before = String(JSON.parse(readFileSync(join(ROOT, 'packages/dactyl/package.json'), 'utf8')).version);
  checkVersion(version, before);
  if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed.');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`There is a tag v${version} already.`);

  const date = new Date().toISOString().slice(0, 10);
  edit(CHANGELOG, (text) => closeSection(text, { version, date }));
  for (const [file, place] of Object.entries(PLACES)) edit(file, (text) => withVersion(text, { place, version }));
  const packed = `dactyl-${before}.tgz`;
  const named = git('grep', '-l', packed, '--', 'README.md', 'website').split('\n').filter(Boolean);
  for (const file of named) edit(file, (text) => text.replaceAll(packed, `dactyl-${version}.tgz`));
  // Translations name the state of the page that they were made from.
  const translated = named.filter((file) => file.startsWith('website/i18n/') && /\.mdx?$/.test(file));
  if (translated.length > 0) {
    const files = translated.flatMap((file) => ['--mark', join(ROOT, file)]);
    execFileSync(process.execPath, [DACTYL, 'translations', WEBSITE, ...files], { cwd: ROOT, stdio: 'inherit' });
  }

  git('commit', '--all', '--message', `Release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Dactyl ${version}`);
  console.log(`Version ${version} is committed and tagged. To publish it:\n  git push --follow-tags`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    release(process.argv[2] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
