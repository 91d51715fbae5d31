/**
 * The command `docs:version`: freezes the current docs under a name. Input: the docs folder, its translations, the sidebars
 * file. Output: copies of them, and the name as the first entry of the versions file. Everything is checked first. After a
 * failure, copies are removed again; the versions file, which makes the copies a version, changes last.
 */
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { siteRelative } from '../../../node/content/edit-url.js';
import { localizedVersionFolder, versionedNames } from '../../../node/content/source-folders.js';
import { fileKind, isInside, listFiles, readTextIfExists, writeFileAtomic } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { PluginContext, TranslationMessages } from '../../../node/plugin-api/types.js';
import { readMessages } from '../../../node/plugin-api/translation-files.js';
import { definedProps } from '../../../shared/defined-props.js';
import { isRecord } from '../../../shared/is-record.js';
import { localeFolders } from './locale-folders.js';
import { CURRENT_VERSION } from './names.js';
import type { DocsOptions } from './options.js';
import { isOfVersion } from './translate.js';
import { docsName, newVersionNameFault, readNamesFile } from './version-names.js';
import { prependName } from './versions-file.js';
import { DEFAULT_SIDEBARS, readSidebarsModule } from './sidebars/load-sidebars.js';
import { normalizeSidebars } from './sidebars/normalize.js';
import { readSidebarsSource } from './sidebars/sidebars-source.js';

export interface RecordedVersion {
  /** Files and folders that were written, site-relative, with a note for the closing message. */
  written: { path: string; note?: string }[];
  /** Warnings to print. */
  warnings: string[];
}

export async function recordVersion(
  name: string,
  { context, options }: { context: PluginContext; options: DocsOptions },
): Promise<RecordedVersion> {
  const names = versionedNames(options.id);
  const versionsFile = path.join(context.siteDir, names.versionsFile);
  assertNewName(name, { known: (await readNamesFile(versionsFile)) ?? [], options, versionsFile });
  const { outputs, warnings } = await planOutputs(name, { context, options });
  await assertNothingThere(outputs, context);
  const written: RecordedVersion['written'] = [];
  const done: string[] = [];
  try {
    for (const output of outputs) {
      const note = await writeOutput(output);
      done.push(output.to);
      written.push(definedProps({ path: siteRelative(context.siteDir, output.to), note }));
    }
    await writeFileAtomic(versionsFile, prependName(await readTextIfExists(versionsFile), name));
  } catch (error) {
    for (const target of done) await rm(target, { recursive: true, force: true });
    throw error;
  }
  return { written: [...written, { path: names.versionsFile }], warnings };
}

interface NameCheck {
  /** Names of the versions file. */
  known: readonly string[];
  options: DocsOptions;
  versionsFile: string;
}

function assertNewName(name: string, { known, options, versionsFile }: NameCheck): void {
  const fault = newVersionNameFault(name);
  if (fault !== undefined) {
    throw new SiteError(`"${name}" is not a valid version name: ${fault}.`, {
      hint: 'Choose another name, for example the number of the release.',
    });
  }
  if (known.includes(name)) {
    throw new SiteError(`The version "${name}" of ${docsName(options)} exists already.`, {
      file: versionsFile,
      hint: 'Choose another name; or, to record it anew, remove its folders and its line in this file.',
    });
  }
  const ref = options.versions[name]?.ref;
  if (ref !== undefined) {
    throw new SiteError(`The version "${name}" of ${docsName(options)} is read from git ("${ref}").`, {
      key: `versions.${name}.ref`,
      hint: 'Remove its option "ref" first, or choose another name.',
    });
  }
}

/** A file or folder to write, and its content. */
type Output = { to: string } & ({ kind: 'docs'; from: string } | { kind: 'json'; data: object });

async function planOutputs(
  name: string,
  { context, options }: { context: PluginContext; options: DocsOptions },
): Promise<{ outputs: Output[]; warnings: string[] }> {
  const { siteDir, siteConfigPath, i18n } = context;
  const names = versionedNames(options.id);
  const docsDir = path.resolve(siteDir, options.path);
  const to = path.join(siteDir, names.docsDir(name));
  if (!(await holdsFiles(docsDir))) {
    throw new SiteError(`There are no docs to record in ${docsDir}.`, {
      file: siteConfigPath,
      key: 'path',
      hint: 'Write a doc first, or correct the option "path" of the docs plugin.',
    });
  }
  if (isInside(docsDir, to)) {
    throw new SiteError(`A version cannot be recorded: its folder ${to} would lie inside of the docs, ${docsDir}.`, {
      file: siteConfigPath,
      key: 'path',
      hint: 'Move the docs into a folder of their own.',
    });
  }
  const outputs: Output[] = [{ kind: 'docs', from: docsDir, to }];
  const sidebars = await sidebarsToRecord(options.sidebarPath, siteDir);
  if (sidebars !== undefined) {
    outputs.push({ kind: 'json', data: sidebars, to: path.join(siteDir, names.sidebarsFile(name)) });
  }
  const warnings: string[] = [];
  for (const { locale, dir } of localeFolders(context, options)) {
    const from = path.join(dir, CURRENT_VERSION);
    const target = path.join(dir, localizedVersionFolder(name));
    if (await holdsFiles(from)) outputs.push({ kind: 'docs', from, to: target });
    else if (locale !== i18n.defaultLocale) {
      warnings.push(`The locale "${locale}" has no translated docs in ${siteRelative(siteDir, from)}: skipped.`);
    }
    const messages = await readMessages(`${from}.json`);
    if (messages) outputs.push({ kind: 'json', data: ofVersion(messages), to: `${target}.json` });
  }
  return { outputs, warnings };
}

function ofVersion(messages: TranslationMessages): TranslationMessages {
  return Object.fromEntries(Object.entries(messages).filter(([id]) => isOfVersion(id)));
}

async function assertNothingThere(outputs: readonly Output[], context: PluginContext): Promise<void> {
  for (const { to } of outputs) {
    if ((await fileKind(to)) === undefined) continue;
    throw new SiteError(
      `${siteRelative(context.siteDir, to)} exists already, though no version of that name is listed.`,
      {
        hint: 'Remove it when nobody needs it, or choose another name. Nothing was changed.',
      },
    );
  }
}

/** Writes to a temporary place and renames, so that an incomplete copy is never used. */
async function writeOutput(output: Output): Promise<string | undefined> {
  const { to } = output;
  if (output.kind === 'json') {
    await writeFileAtomic(to, `${JSON.stringify(output.data, null, 2)}\n`);
    return undefined;
  }
  const temporary = path.join(path.dirname(to), `.${path.basename(to)}.${process.pid}.tmp`);
  try {
    await mkdir(path.dirname(to), { recursive: true });
    // The targets of symbolic links are copied, because a version must not change with a file elsewhere.
    // A version is committed as a whole, also what git leaves out of the current docs because it comes from elsewhere.
    const filter = (file: string) => path.basename(file) !== '.gitignore';
    await cp(output.from, temporary, { recursive: true, dereference: true, filter });
    const { length } = await listFiles(temporary);
    await rename(temporary, to);
    return length === 1 ? '1 file' : `${length} files`;
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    throw error;
  }
}

async function holdsFiles(folder: string): Promise<boolean> {
  return (await fileKind(folder)) === 'folder' && (await readdir(folder)).length > 0;
}

/** The sidebars as they were written, checked, without shorthands unfolded; `undefined` when the docs have none. */
async function sidebarsToRecord(sidebarPath: string | false | undefined, siteDir: string): Promise<object | undefined> {
  if (sidebarPath === false) return undefined;
  if (sidebarPath === undefined) return DEFAULT_SIDEBARS;
  const file = path.resolve(siteDir, sidebarPath);
  if ((await fileKind(file)) !== 'file') {
    throw new SiteError('The sidebars file does not exist.', {
      file,
      key: 'sidebarPath',
      hint: 'Create it, or correct the option "sidebarPath" of the docs plugin.',
    });
  }
  const sidebars = await readSidebarsModule(file);
  normalizeSidebars(sidebars, readSidebarsSource(file));
  return isRecord(sidebars) && Object.keys(sidebars).length > 0 ? sidebars : undefined;
}
