/** Selects the files of a commit that make up a version, and reports missing ones. */
import path from 'node:path';
import type { Repository, TreeEntry } from '../../../../node/base/git-objects.js';
import { suggestName } from '../../../../node/base/nearest-name.js';
import type { SiteError } from '../../../../node/base/site-error.js';
import { CURRENT_VERSION } from '../names.js';
import { localeFolders } from '../locale-folders.js';
import { docsName, optionError } from '../version-names.js';
import { repositoryPath } from './repository-path.js';
import { type RefVersion, type RefWhere, refOption } from './resolve-refs.js';

/** Places in the commit, from the root of the repository. */
export interface WantedPlaces {
  docs: string;
  /** The sidebars file that the option names. In the commit it may have another extension. */
  sidebars: string | undefined;
  /** Folders of translated docs, for all locales. */
  translations: string[];
  /** Files besides: translated labels, a tags file outside of the docs. */
  files: string[];
}

export function wantedPlaces(version: RefVersion, repository: Repository, where: RefWhere): WantedPlaces {
  const { context, options } = where;
  const own = options.versions[version.name];
  const docsPath = own?.refPath ?? options.path;
  const sidebarPath = own?.refSidebarPath ?? options.sidebarPath;
  const place = (file: string, key: string) => {
    const found = repositoryPath(repository, path.resolve(context.siteDir, file));
    if (found !== undefined) return found;
    throw optionError(`"${file}" is outside of the repository, so no version of it can be read from git.`, {
      ...refOption({ name: version.name, key, value: file }, where),
      hint: 'The path starts from the folder of the site.',
    });
  };
  const docs = place(docsPath, 'refPath');
  const folders = localeFolders(context, options).flatMap(
    ({ dir }) => repositoryPath(repository, path.join(dir, CURRENT_VERSION)) ?? [],
  );
  return {
    docs,
    sidebars: typeof sidebarPath === 'string' ? place(sidebarPath, 'refSidebarPath') : undefined,
    translations: folders,
    files: [
      ...folders.map((folder) => `${folder}.json`),
      ...(typeof options.tags === 'string' ? [path.posix.join(docs, options.tags)] : []),
    ],
  };
}

type Tree = ReadonlyMap<string, TreeEntry>;

/** Files of the commit that are read first. @throws SiteError when it has no docs, or not the sidebars file. */
export function wantedFiles(places: WantedPlaces, commit: Asked): string[] {
  const { tree } = commit;
  const below = [places.docs, ...places.translations].map((folder) => (folder === '' ? '' : `${folder}/`));
  const docs = [...tree.keys()].filter((file) => below.some((folder) => file.startsWith(folder)));
  // The folder itself may be a link to another one.
  if (tree.get(places.docs)?.kind === 'link') docs.push(places.docs);
  else if (!docs.some((file) => file.startsWith(below[0] ?? ''))) throw noDocs(places.docs, commit);
  const sidebars = places.sidebars === undefined ? undefined : sidebarNames(places.sidebars).find((f) => tree.has(f));
  if (places.sidebars !== undefined && sidebars === undefined) {
    throw noSidebars(commit);
  }
  return [...docs, ...places.files, ...(sidebars === undefined ? [] : [sidebars])];
}

const SIDEBARS_EXTENSIONS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.json'];

/**
 * Possible names of the sidebars file: in an older commit it may have another extension, such as before a move to
 * TypeScript.
 */
export function sidebarNames(file: string): string[] {
  const bare = file.slice(0, file.length - path.posix.extname(file).length);
  return [file, ...SIDEBARS_EXTENSIONS.map((extension) => bare + extension).filter((name) => name !== file)];
}

/** A commit, and who asks for it. */
interface Asked {
  tree: Tree;
  version: RefVersion;
  where: RefWhere;
  /** Folder of the site in the repository, with a slash at its end. */
  sitePrefix: string;
}

function noDocs(docs: string, { tree, version, where, sitePrefix }: Asked): SiteError {
  const own = where.options.versions[version.name]?.refPath;
  const isSubmodule = [...tree.values()].some(({ path: name, kind }) => kind === 'submodule' && isAbove(name, docs));
  const folders = [...tree.keys()].filter((file) => /\.mdx?$/.test(file)).map((file) => path.posix.dirname(file));
  const known = [...new Set(folders)].filter((folder) => folder !== '.');
  const tops = known.filter((folder) => !known.some((other) => other !== folder && isAbove(other, folder)));
  const wanted = own ?? where.options.path;
  return optionError(`At "${version.ref}" there is no folder "${wanted}" for ${docsName(where.options)}.`, {
    ...refOption(
      { name: version.name, ...(own === undefined ? { value: version.ref } : { key: 'refPath', value: own }) },
      where,
    ),
    hint: isSubmodule
      ? 'It is a submodule there: its files are in another repository. Record the version with "docs:version" instead.'
      : `Name the folder of that time in the option "refPath". ${suggest(wanted, tops, { sitePrefix, what: 'Markdown in' })}`,
  });
}

function noSidebars({ tree, version, where, sitePrefix }: Asked): SiteError {
  const own = where.options.versions[version.name]?.refSidebarPath;
  const wanted = own ?? String(where.options.sidebarPath);
  const files = [...tree.keys()].filter((file) => /sidebar[^/]*\.(?:[cm]?[jt]s|json)$/i.test(file));
  return optionError(`At "${version.ref}" there is no sidebars file "${wanted}".`, {
    ...refOption(
      { name: version.name, ...(own === undefined ? { value: version.ref } : { key: 'refSidebarPath', value: own }) },
      where,
    ),
    hint: `Name the file of that time in the option "refSidebarPath". ${suggest(wanted, files, { sitePrefix, what: 'sidebars in' })}`,
  });
}

function isAbove(folder: string, file: string): boolean {
  return file === folder || file.startsWith(`${folder}/`);
}

/** The nearest of some places in the commit, as the option would name it. */
function suggest(wanted: string, places: string[], { sitePrefix, what }: { sitePrefix: string; what: string }): string {
  if (places.length === 0) return `That commit holds nothing of the kind.`;
  const named = places.map((place) => path.posix.relative(sitePrefix, place));
  return suggestName(path.posix.normalize(wanted), named.slice(0, 20)).replace(/^Known:/, `There is ${what}:`);
}
