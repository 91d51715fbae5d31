/** Moves → edits of all files that refer to what is moved, and of the moved files themselves. Nothing is changed. */
import { readFileSync } from 'node:fs';
import { isFile, isInside } from '../../base/files.js';
import { idsOf, rewriteIds } from './rewrite-ids.js';
import { rewriteReferences } from './rewrite-references.js';
import type { ContentFolder, Edit, Move } from './types.js';

export interface EditInput {
  siteDir: string;
  moves: readonly Move[];
  plugins: readonly ContentFolder[][];
  /** Markdown files of the site, absolute. */
  contents: readonly string[];
  /** Files that may name docs by their ids, absolute. */
  sidebars: readonly string[];
}

export function planEdits({ siteDir, moves, plugins, contents, sidebars }: EditInput): Edit[] {
  const folders = plugins.flat();
  const places = new Map(moves.map(({ from, to }) => [from, to]));
  const texts = contents.map((oldFile) => {
    const newFile = places.get(oldFile) ?? oldFile;
    const roots = folders.find(({ dirs }) => dirs.some((dir) => isInside(dir, oldFile)))?.dirs ?? [];
    const newPlace = createPlaces(places, folders);
    const rewrite = (text: string) => rewriteReferences(text, { oldFile, newFile, siteDir, roots, newPlace, isFile });
    return editOf(oldFile, newFile, rewrite);
  });
  const ids = new Map(folders.flatMap(({ source }) => [...idsOf(moves, source)]));
  const lists = ids.size === 0 ? [] : sidebars.map((file) => editOf(file, file, (text) => rewriteIds(text, ids)));
  return [...texts, ...lists].flatMap((edit) => edit ?? []);
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
