/**
 * Files that Markdown refers to: images and downloads. Each is copied under a name that holds its hash, so
 * that it can be cached for ever, and images get their size, so that nothing jumps.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { isFile } from '../base/files.js';
import { hashText } from '../base/hash.js';
import { nearestName } from '../base/nearest-name.js';
import { isOfProject, projectRoot } from '../base/project-root.js';
import { SiteError } from '../base/site-error.js';
import { decodePathname, splitUrl } from '../../shared/url.js';
import { emitStyleSheet, type EmittedSheet } from './emit-style-sheet.js';

export interface SourceFolders {
  siteDir: string;
  staticDirs: string[];
}

export interface AssetFolders extends SourceFolders {
  /** Where assets go; `url` is that folder in the browser. */
  outDir: string;
  baseUrl: string;
}

export interface EmittedAsset {
  url: string;
  /** Below the output folder. */
  output: string;
  width?: number;
  height?: number;
  /** Of an image that cannot be read: why not. */
  problem?: string;
}

export interface AssetLookup {
  /** Absolute. */
  file: string | undefined;
  /** Files that would have been taken instead, had they been there. */
  missing: string[];
}

export interface AssetStore {
  /** The file that a URL of `fromFile` names. */
  find(url: string, fromFile: string): AssetLookup;
  /** `folder` below `assets/` and `name` without extension take the place of those that follow from the file. */
  emit(file: string, place?: { folder?: string; name?: string }): EmittedAsset;
  /** Joins style sheets to one, with the files that they name. */
  emitStyleSheet(files: readonly string[]): EmittedSheet;
  /** What was most likely meant by a URL that names no file, as it would be written. */
  suggest(url: string, fromFile: string): string | undefined;
}

const HASH_LENGTH = 8;

/** Whether a file still is what was emitted under this name. */
export function isCurrentAsset({ file, output }: { file: string; output: string }): boolean {
  try {
    return output.includes(`-${hashText(readFileSync(file), HASH_LENGTH)}`);
  } catch {
    return false;
  }
}

const IMAGE = /\.(png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;
const FOLDERS: [RegExp, string][] = [
  [IMAGE, 'images'],
  [/\.(woff2?|ttf|otf|eot)$/i, 'fonts'],
  [/\.(mp4|webm|ogg|mp3|wav|flac|aac)$/i, 'medias'],
];

export function createAssetStore(folders: AssetFolders): AssetStore {
  const emitted = new Map<string, EmittedAsset>();
  const sheets = new Map<string, EmittedSheet>();
  const roots = new Map<string, string>();
  const rootOf = (folder: string) => {
    const root = roots.get(folder) ?? projectRoot(folder);
    roots.set(folder, root);
    return root;
  };
  const emit: AssetStore['emit'] = (file, place) => {
    // The same file may be wanted under several names: images of the same bytes share their smaller forms.
    const key = JSON.stringify([file, place?.folder, place?.name]);
    const asset = emitted.get(key) ?? emitAsset(file, folders, place);
    emitted.set(key, asset);
    return asset;
  };
  return {
    find(url, fromFile) {
      const found = findAsset(url, fromFile, folders);
      if (found.file === undefined) return found;
      const real = realpathSync.native(found.file);
      // The folders of texts and static files may be configured to lie elsewhere.
      const own = [folders.siteDir, path.dirname(fromFile), ...folders.staticDirs.map((dir) => path.dirname(dir))];
      if (!own.some((folder) => existsSync(folder) && isOfProject(real, rootOf(folder)))) throw outside(url, fromFile);
      return found;
    },
    emit,
    emitStyleSheet(files) {
      const key = files.join('\n');
      const sheet = sheets.get(key) ?? emitStyleSheet(files, { ...folders, emit, hashLength: HASH_LENGTH });
      sheets.set(key, sheet);
      return sheet;
    },
    suggest: (url, fromFile) => suggestUrl(url, fromFile, folders),
  };
}

function outside(url: string, fromFile: string): SiteError {
  return new SiteError(`"${url}" names a file outside of the project, which would be published.`, {
    file: fromFile,
    hint: 'Copy the file into the project, for example into a static folder.',
  });
}

function candidatesFor(url: string, fromFile: string, { siteDir, staticDirs }: SourceFolders): string[] {
  const name = decodePathname(splitUrl(url).pathname);
  if (name.startsWith('@site/')) return [path.join(siteDir, name.slice('@site/'.length))];
  if (name.startsWith('/')) return staticDirs.map((dir) => path.join(dir, name));
  return [path.resolve(path.dirname(fromFile), name)];
}

/** A file of nearly that name in the folder, or the file itself in a static folder, where a slash would lead. */
export function suggestUrl(url: string, fromFile: string, folders: SourceFolders): string | undefined {
  const { pathname } = splitUrl(url);
  const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
  const candidates = candidatesFor(url, fromFile, folders);
  const near = nearestName(
    path.basename(candidates[0] ?? ''),
    candidates.flatMap((file) => filesOf(path.dirname(file))),
  );
  if (near !== undefined) return folder + near.replace(/[ #?%]/g, encodeURIComponent);
  if (/^(?:[/.]|@site\/)/.test(pathname)) return undefined;
  return folders.staticDirs.some((dir) => isFile(path.join(dir, pathname))) ? `/${pathname}` : undefined;
}

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    return []; // the folder is the mistake
  }
}

function findAsset(url: string, fromFile: string, folders: AssetFolders): AssetLookup {
  const candidates = candidatesFor(url, fromFile, folders);
  const found = candidates.findIndex(isFile);
  return found === -1
    ? { file: undefined, missing: candidates }
    : { file: candidates[found], missing: candidates.slice(0, found) };
}

function emitAsset(
  file: string,
  { outDir, baseUrl }: AssetFolders,
  place: Parameters<AssetStore['emit']>[1] = {},
): EmittedAsset {
  const content = readFileSync(file);
  const { name, ext } = { ...path.parse(file), ...(place.name !== undefined && { name: place.name }) };
  const folder = place.folder ?? FOLDERS.find(([pattern]) => pattern.test(file))?.[1] ?? 'files';
  const relative = `assets/${folder}/${name}-${hashText(content, HASH_LENGTH)}${ext}`;
  const target = path.join(outDir, relative);
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const url = baseUrl + relative.split('/').map(encodeURIComponent).join('/');
  return { url, output: relative, ...(IMAGE.test(file) ? sizeOf(file, content) : {}) };
}

/** No size is better than no page: some images (an SVG without dimensions) have none. */
function sizeOf(file: string, content: Uint8Array): Pick<EmittedAsset, 'width' | 'height' | 'problem'> {
  try {
    const { width, height, orientation } = imageSize(content);
    if (!width || !height) return {};
    // A camera that was held upright says so, and the browser turns the picture.
    return (orientation ?? 0) > 4 ? { width: height, height: width } : { width, height };
  } catch (error) {
    if (/\.svg$/i.test(file) && /<svg[\s>]/.test(Buffer.from(content).toString())) return {};
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
