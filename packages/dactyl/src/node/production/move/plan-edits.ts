/** Moves → edits of all files that refer to what is moved, and of the moved files themselves. Nothing is changed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, isInside, toPosixPath } from '../../base/files.js';
import { indexVault } from '../../markdown/obsidian/resolve-name.js';
import { readVault } from '../../pipeline/open-vault.js';
import { CATEGORY_FILE, rewriteCategory } from './rewrite-category.js';
import { idOf, idsOf, rewriteIds } from './rewrite-ids.js';
import { rewriteReferences } from './rewrite-references.js';
import { rewriteWikilinks } from './rewrite-wikilinks.js';
import type { ContentFolder, Edit, Move } from './types.js';

export interface EditInput {
  siteDir: string;
  moves: readonly Move[];
  plugins: readonly ContentFolder[][];
  /** Markdown files of the site, absolute. */
  contents: readonly string[];
  /** Files that may name docs by their ids, absolute. */
  sidebars: readonly string[];
  /** Whether Markdown has links of Obsidian. */
  hasWikilinks: boolean;
}

export function planEdits({ siteDir, moves, plugins, contents, sidebars, hasWikilinks }: EditInput): Edit[] {
  const folders = plugins.flat();
  const places = new Map(moves.map(({ from, to }) => [from, to]));
  const noteRewriter = hasWikilinks ? createNoteRewriter(places) : undefined;
  const texts = contents.map((oldFile) => {
    const newFile = places.get(oldFile) ?? oldFile;
    const roots = folders.find(({ dirs }) => dirs.some((dir) => isInside(dir, oldFile)))?.dirs ?? [];
    const newPlace = createPlaces(places, folders);
    const linked = (text: string) => rewriteReferences(text, { oldFile, newFile, siteDir, roots, newPlace, isFile });
    return editOf(oldFile, newFile, (text) => noteRewriter?.(linked(text), oldFile, roots) ?? linked(text));
  });
  const ids = new Map(folders.flatMap(({ source }) => [...idsOf(moves, source)]));
  const lists = ids.size === 0 ? [] : sidebars.map((file) => editOf(file, file, (text) => rewriteIds(text, ids)));
  const categories = folders.flatMap((folder) =>
    folder.dirs.flatMap((dir) => categoryEdits(dir, folder.source, { moves, places })),
  );
  return [...texts, ...lists, ...categories].flatMap((edit) => edit ?? []);
}

/** Names of notes are looked up in all languages of a folder at once. */
function createNoteRewriter(places: ReadonlyMap<string, string>) {
  const vaults = new Map<string, ReturnType<typeof vaultOf>>();
  return (text: string, file: string, roots: readonly string[]): string => {
    const root = roots.find((dir) => isInside(dir, file));
    if (root === undefined) return text;
    const key = roots.join('\0');
    const vault = vaults.get(key) ?? vaultOf(roots, places);
    vaults.set(key, vault);
    const from = toPosixPath(path.relative(root, file));
    return rewriteWikilinks(text, { ...vault, from, to: vault.newPath(from) });
  };
}

function vaultOf(roots: readonly string[], places: ReadonlyMap<string, string>) {
  const { files, index: before } = readVault(roots);
  const moved = new Map(
    [...files].flatMap(([name, file]) => {
      const root = roots.find((dir) => isInside(dir, file));
      const place = places.get(file);
      return root === undefined || place === undefined
        ? []
        : [[name, toPosixPath(path.relative(root, place))] as const];
    }),
  );
  const newPath = (name: string) => moved.get(name) ?? name;
  return { before, after: indexVault([...files.keys()].map(newPath)), newPath };
}

interface CategoryMoves {
  moves: readonly Move[];
  places: ReadonlyMap<string, string>;
}

/** `_category_` files of one language. Ids are those of the sources. */
function categoryEdits(dir: string, source: string, { moves, places }: CategoryMoves) {
  const names = [...readVault([dir]).files.keys()].filter((name) => CATEGORY_FILE.test(name));
  if (names.length === 0) return [];
  const ids = idsOf(moves, source);
  const docs = new Set([...readVault([source]).files.values()].map((file) => idOf(file, source)));
  return names.map((name) => {
    const file = path.join(dir, name);
    const newFile = places.get(file) ?? file;
    const [from = '', to = ''] = [file, newFile].map((each) => idOf(path.dirname(each), dir));
    return editOf(file, newFile, (text) => rewriteCategory(text, { from, to, ids, hasDoc: (id) => docs.has(id) }));
  });
}

function editOf(oldFile: string, file: string, rewrite: (text: string) => string): Edit | undefined {
  const before = readFileSync(oldFile, 'utf8');
  const after = rewrite(before);
  return after === before ? undefined : { file, before, after };
}

/** What is not translated has no file in the folder of a language, and yet links from there lead to it. */
function createPlaces(places: ReadonlyMap<string, string>, folders: readonly ContentFolder[]) {
  return (file: string): string | undefined => {
    const own = places.get(file);
    if (own !== undefined) return own;
    const folder = folders.find(({ dirs }) => dirs.some((dir) => isInside(dir, file)));
    const dir = folder?.dirs.find((one) => isInside(one, file));
    if (!folder || dir === undefined || isFile(file)) return undefined;
    const place = places.get(folder.source + file.slice(dir.length));
    return place === undefined ? undefined : dir + place.slice(folder.source.length);
  };
}
