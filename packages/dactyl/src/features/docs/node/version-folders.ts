/** The folders of a version: those of translations, in the order in which files are looked for, and that of the sources. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../../node/base/files.js';
import type { SourceFile } from '../../../node/content/source-files.js';
import type { VersionMetadata } from './content-types.js';

export type VersionFolders = Pick<VersionMetadata, 'contentPath' | 'contentPathLocalized' | 'fallbackDirs'>;

/** The folders in which people write the files of a version. */
export function writtenFolders(version: Pick<VersionMetadata, 'layers'> & VersionFolders): readonly VersionFolders[] {
  return version.layers ?? [version];
}

/** The file that somebody has written: of a version that overlays another, a link leads to it. */
export function writtenFile(file: string, { layers }: Pick<VersionMetadata, 'layers'>): string {
  return layers ? realpathSync(file) : file;
}

/** The version or layer that has a file. */
export function layerOf(file: string, version: Pick<VersionMetadata, 'layers'> & VersionFolders): VersionFolders {
  const written = writtenFile(file, version);
  return version.layers?.find((layer) => foldersOf(layer).some((dir) => isInside(realDir(dir), written))) ?? version;
}

/** Absolute; that of the sources is the last. */
export function foldersOf({ contentPath, contentPathLocalized, fallbackDirs = [] }: VersionFolders): string[] {
  return [contentPathLocalized, ...fallbackDirs.map(({ dir }) => dir), contentPath];
}

/** What `findDocFiles` says of a file of the version. */
export function sourceFileOf(
  { file, path: name }: Pick<SourceFile, 'file' | 'path'>,
  { contentPathLocalized, fallbackDirs = [] }: VersionFolders,
): SourceFile {
  if (file.startsWith(contentPathLocalized + path.sep)) return { file, path: name, localized: true };
  const fallback = fallbackDirs.find(({ dir }) => isInside(dir, file));
  return { file, path: name, localized: fallback !== undefined, ...(fallback && { fallback }) };
}

function realDir(dir: string): string {
  try {
    return realpathSync(dir);
  } catch {
    return dir; // a language need not have a folder
  }
}
