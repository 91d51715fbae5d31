/** The folders of a version: those of translations, in the order in which files are looked for, and that of the sources. */
import path from 'node:path';
import { isInside } from '../../../node/base/files.js';
import type { SourceFile } from '../../../node/content/source-files.js';
import type { VersionMetadata } from './content-types.js';

export type VersionFolders = Pick<VersionMetadata, 'contentPath' | 'contentPathLocalized' | 'fallbackDirs'>;

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
