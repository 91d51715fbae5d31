/**
 * Files that Markdown refers to: images and downloads. Each is copied under a name that holds its hash, so
 * that it can be cached for ever, and images get their size, so that nothing jumps.
 */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import { hashText } from '../node/hash.js';
import { decodePathname, splitUrl } from '../shared/url.js';

export interface AssetFolders {
  siteDir: string;
  staticDirs: string[];
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
  emit(file: string): EmittedAsset;
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
  return {
    find: (url, fromFile) => findAsset(url, fromFile, folders),
    emit(file) {
      const known = emitted.get(file);
      if (known) return known;
      const asset = emitAsset(file, folders);
      emitted.set(file, asset);
      return asset;
    },
  };
}

function findAsset(url: string, fromFile: string, { siteDir, staticDirs }: AssetFolders): AssetLookup {
  const name = decodePathname(splitUrl(url).pathname);
  const candidates = name.startsWith('@site/')
    ? [path.join(siteDir, name.slice('@site/'.length))]
    : name.startsWith('/')
      ? staticDirs.map((dir) => path.join(dir, name))
      : [path.resolve(path.dirname(fromFile), name)];
  const found = candidates.findIndex((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
  return found === -1
    ? { file: undefined, missing: candidates }
    : { file: candidates[found], missing: candidates.slice(0, found) };
}

function emitAsset(file: string, { outDir, baseUrl }: AssetFolders): EmittedAsset {
  const content = readFileSync(file);
  const { name, ext } = path.parse(file);
  const folder = FOLDERS.find(([pattern]) => pattern.test(file))?.[1] ?? 'files';
  const relative = `assets/${folder}/${name}-${hashText(content, HASH_LENGTH)}${ext}`;
  const target = path.join(outDir, relative);
  if (!existsSync(target)) {
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
  const url = baseUrl + relative.split('/').map(encodeURIComponent).join('/');
  return { url, output: relative, ...(IMAGE.test(file) ? sizeOf(content) : {}) };
}

/** No size is better than no page: some images (an SVG without dimensions) have none. */
function sizeOf(content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    return width && height ? { width, height } : {};
  } catch {
    return {};
  }
}
