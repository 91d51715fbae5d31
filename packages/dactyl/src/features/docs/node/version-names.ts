/** Reads and checks names of versions, in the versions file and in options. */
import path from 'node:path';
import { optionPlace } from '../../../node/config/option-place.js';
import { siteRelative } from '../../../node/content/edit-url.js';
import { versionedNames } from '../../../node/content/source-folders.js';
import { readTextIfExists } from '../../../node/base/files.js';
import { suggestName } from '../../../node/base/nearest-name.js';
import { parseJson } from '../../../node/base/parse-json.js';
import { SiteError, throwAll } from '../../../node/base/site-error.js';
import { placeAt, type TextPlace } from '../../../node/base/text-place.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { CURRENT_VERSION } from './names.js';
import type { DocsOptions } from './options.js';
import type { VersionMetadata } from './content-types.js';

/** Content of the versions file, newest first. */
export async function readVersionNames(context: PluginContext, options: DocsOptions): Promise<string[]> {
  const file = path.join(context.siteDir, versionedNames(options.id).versionsFile);
  const names = await readNamesFile(file);
  if (names === undefined && options.disableVersioning) {
    throw optionError(`"disableVersioning" has no effect: ${docsName(options)} have no versions.`, {
      context,
      keys: ['disableVersioning'],
      value: true,
      hint: `Remove the option. It is for sites that have a ${path.basename(file)}, and builds the current docs alone.`,
    });
  }
  return options.disableVersioning ? [] : (names ?? []);
}

/** Names in a versions file; `undefined` when there is no such file. @throws SiteError(s) for all that cannot be names. */
export async function readNamesFile(file: string): Promise<string[] | undefined> {
  const text = await readTextIfExists(file);
  if (text === undefined) return undefined;
  const names = parseJson({ text, file, what: 'The list of versions' });
  if (!isTextList(names)) {
    throw new SiteError('The list of versions must be an array of strings.', {
      file,
      hint: 'Write the names of the versions, the newest first, as in ["2.0", "1.0"].',
    });
  }
  const errors = names.flatMap((name, index): SiteError[] => {
    const fault = names.indexOf(name) < index ? 'it is listed twice' : versionNameFault(name);
    if (fault === undefined) return [];
    const nth = names.slice(0, index).filter((other) => other === name).length;
    return [
      new SiteError(`"${name}" is not a valid version name: ${fault}.`, {
        file,
        ...placeOfName(text, { name, nth }),
        hint: 'Correct the name here and in the folder and the sidebars file of the version.',
      }),
    ];
  });
  throwAll(errors);
  return names;
}

function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function placeOfName(text: string, { name, nth }: { name: string; nth: number }): Partial<TextPlace> {
  const quoted = JSON.stringify(name);
  let at = text.indexOf(quoted);
  for (let count = 0; count < nth && at !== -1; count++) at = text.indexOf(quoted, at + 1);
  return at === -1 ? {} : placeAt(text, at);
}

/** Why a text cannot be the name of a version, which is part of folders and URLs; `undefined` for a valid name. */
export function versionNameFault(name: string): string | undefined {
  if (name.trim() === '') return 'it is blank';
  if (name.length > 32) return 'it is longer than 32 characters';
  if (name === '.' || name === '..') return 'it names a folder';
  // oxlint-disable-next-line no-control-regex -- control characters are what it looks for
  const forbidden = /[/\\<>:"|?*\u0000-\u001F]/.exec(name)?.[0];
  if (forbidden === undefined) return undefined;
  return `it holds ${forbidden < ' ' ? 'a control character' : `"${forbidden}"`}, which file names cannot have`;
}

/** The same for the name of a new version. */
export function newVersionNameFault(name: string): string | undefined {
  return name === CURRENT_VERSION ? 'it means the docs that are being written' : versionNameFault(name);
}

export interface VersionOptionsCheck {
  /** Every version that there is. */
  all: string[];
  context: PluginContext;
  options: DocsOptions;
}

/** @throws SiteError(s) when options name versions that do not exist, or leave none. */
export function assertVersionOptions({ all, context, options }: VersionOptionsCheck): void {
  const { onlyIncludeVersions: only, lastVersion } = options;
  const docs = docsName(options);
  if (all.length === 0 || only?.length === 0) {
    throw optionError(`No version of ${docs} is left to build.`, {
      context,
      keys: [only ? 'onlyIncludeVersions' : 'includeCurrentVersion'],
      hint: only
        ? `Name at least one version in "onlyIncludeVersions", or remove it. ${known(all)}`
        : `Remove "includeCurrentVersion: false", or record a version in ${versionedNames(options.id).versionsFile}.`,
    });
  }
  const named: [string[], string][] = [
    ...(lastVersion === undefined ? [] : [[['lastVersion'], lastVersion] satisfies [string[], string]]),
    ...Object.keys(options.versions).map((name): [string[], string] => [['versions', name], name]),
    ...(only ?? []).map((name): [string[], string] => [['onlyIncludeVersions'], name]),
  ];
  const unknown = named.filter(([, name]) => !all.includes(name));
  const errors = unknown.map(([keys, name]) => {
    const isOff = name === CURRENT_VERSION && !options.includeCurrentVersion;
    const hint = isOff ? 'The option "includeCurrentVersion" is false. Remove one of the two.' : suggestName(name, all);
    return optionError(`"${keys[0]}" names the version "${name}", but ${docs} have none of that name.`, {
      context,
      keys,
      value: name,
      hint: hint.startsWith('Did') ? `${hint} ${known(all)}` : hint,
    });
  });
  throwAll(errors);
  if (only && lastVersion !== undefined && !only.includes(lastVersion)) {
    throw optionError(`"lastVersion" is "${lastVersion}", which "onlyIncludeVersions" leaves out.`, {
      context,
      keys: ['lastVersion'],
      value: lastVersion,
      hint: `Add "${lastVersion}" to "onlyIncludeVersions", or choose one of ${only.map((one) => `"${one}"`).join(', ')}.`,
    });
  }
}

/** @throws SiteError when the folder of a version is missing. */
export function missingFolderError(
  version: { versionName: string; contentPath: string },
  { context, options, isCurrent }: { context: PluginContext; options: DocsOptions; isCurrent: boolean },
): SiteError {
  const folder = siteRelative(context.siteDir, version.contentPath) || '.';
  if (!isCurrent) {
    return new SiteError(`The folder "${folder}" of the version "${version.versionName}" does not exist.`, {
      file: path.join(context.siteDir, versionedNames(options.id).versionsFile),
      hint: 'Restore the folder, or take the version out of this file.',
    });
  }
  return optionError(`The folder "${folder}" of ${docsName(options)} does not exist.`, {
    context,
    keys: ['path'],
    value: options.path,
    hint: 'Create the folder with a Markdown file in it, or correct the option "path". A site without docs says "docs: false" in the preset.',
  });
}

/** The error for a version whose folder holds no doc. */
export function noDocsError(
  version: Pick<VersionMetadata, 'versionName' | 'contentPath' | 'ref'>,
  { context, options, isCurrent }: { context: PluginContext; options: DocsOptions; isCurrent: boolean },
): SiteError {
  const folder = siteRelative(context.siteDir, version.contentPath) || '.';
  const message = `The folder "${folder}" of the version "${version.versionName}" holds no docs.`;
  const globs = `"include" (${options.include.join(', ')}) and "exclude"`;
  if (version.ref) {
    const { name, docsPath } = version.ref;
    return optionError(`At "${name}" the folder "${docsPath}" of the version "${version.versionName}" holds no docs.`, {
      context,
      keys: ['versions', version.versionName, 'ref'],
      value: name,
      hint: `Name another folder of that time in the option "refPath", or check the options ${globs}.`,
    });
  }
  if (!isCurrent) {
    return new SiteError(message, {
      file: path.join(context.siteDir, versionedNames(options.id).versionsFile),
      hint: `Restore its files, check the options ${globs} of the docs plugin, or take the version out of this file.`,
    });
  }
  return optionError(message, {
    context,
    keys: ['path'],
    value: options.path,
    hint: `Add a Markdown file to it, or check the options "path", ${globs}.`,
  });
}

interface OptionFault {
  context: PluginContext;
  /** Keys that lead to the option. */
  keys: string[];
  value?: unknown;
  hint: string;
}

/** An error that points at an option of the plugin. */
export function optionError(message: string, { context, keys, value, hint }: OptionFault): SiteError {
  return new SiteError(message, { ...optionPlace(context.siteConfigPath, keys, value), key: keys.join('.'), hint });
}

/** Name of an instance's docs in messages. */
export function docsName({ id }: Pick<DocsOptions, 'id'>): string {
  return id === 'default' ? 'the docs' : `the docs of the instance "${id}"`;
}

function known(all: readonly string[]): string {
  return `Known: ${all.map((name) => `"${name}"`).join(', ')}.`;
}
