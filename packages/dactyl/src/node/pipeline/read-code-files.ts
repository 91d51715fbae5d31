/**
 * The files that code fences of a text show. Only files of the project are read, since what is shown is published:
 * none below `.git`, and no `.env`, whatever symbolic links and `../` say.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../base/files.js';
import { projectRoot } from '../base/project-root.js';
import { codeFileNames } from '../markdown/code-file.js';
import type { CodeFile } from '../markdown/types.js';
import { suggestUrl } from './assets.js';
import { readVault } from './open-vault.js';
import { hashPublicFile, isPublic, textOf, vaultRoots } from './public-files.js';

export interface CodeFiles {
  /** Name as written → the file. */
  byName: Record<string, CodeFile>;
  /** Absolute file → hash of its text; empty where there is none. */
  hashes: Record<string, string>;
}

/** `undefined` for a text without such fences, which costs one search. */
export function readCodeFiles(
  text: string,
  { file, siteDir }: { file: string; siteDir: string },
): CodeFiles | undefined {
  const names = codeFileNames(text);
  if (names.length === 0) return undefined;
  const found: CodeFiles = { byName: {}, hashes: {} };
  const root = projectRoot(siteDir);
  for (const name of names) {
    const target = name.startsWith('@site/')
      ? path.join(siteDir, name.slice('@site/'.length))
      : path.resolve(path.dirname(file), name);
    found.byName[name] = readCodeFile(target, { name, file, siteDir, root });
    found.hashes[target] = hashPublicFile(target, [root]);
  }
  return found;
}

/** Whether none of these files has changed since. @param folders - takes hashes of folders, which many texts have in common */
export function areCodeFilesCurrent(
  hashes: Readonly<Record<string, string>> | undefined,
  siteDir: string,
  folders: Map<string, string> = new Map(),
): boolean {
  if (!hashes) return true;
  const dirs = Object.keys(hashes).filter(isFolderKey);
  if (dirs.some((dir) => hashes[dir] !== hashFolders(dirs, folders))) return false;
  const roots = vaultRoots(siteDir, dirs);
  return Object.entries(hashes).every(([file, hash]) => isFolderKey(file) || hashPublicFile(file, roots) === hash);
}

/** Folders of a vault, whose files a text names, end with a separator. */
function isFolderKey(file: string): boolean {
  return file.endsWith(path.sep);
}

/** Asked for many texts of one vault. */
function hashFolders(dirs: readonly string[], known: Map<string, string>): string {
  const key = dirs.join('\0');
  const hash = known.get(key) ?? readVault(dirs.map((dir) => dir.slice(0, -path.sep.length))).hash;
  known.set(key, hash);
  return hash;
}

interface Place {
  name: string;
  file: string;
  siteDir: string;
  root: string;
}

function readCodeFile(target: string, { name, file, siteDir, root }: Place): CodeFile {
  const rule = 'A path starts from the folder of this file, or, with "@site/", from that of the site.';
  // What lies outside of the project is not even looked for.
  if (path.isAbsolute(name) || (isInside(root, target) && !existsSync(target))) {
    const near = suggestUrl(name, file, { siteDir, staticDirs: [] });
    return {
      problem: `The file "${name}" of a code block was not found.`,
      hint: near === undefined ? rule : `Did you mean "${near}"? ${rule}`,
    };
  }
  if (!isPublic(target, [root])) {
    return {
      problem: `The file "${name}" of a code block is not shown: it is outside of the project, or secret.`,
      hint: 'A page can show files of the repository, or else of the site’s package; never those in ".git", nor files of secrets such as ".env", ".npmrc" and private keys. Copy what you need into the project.',
    };
  }
  const text = textOf(target);
  if (text === undefined) {
    return { problem: `"${name}" is no text file.`, hint: 'Name a file that holds code, not a folder or an image.' };
  }
  return { text, path: path.relative(siteDir, target).split(path.sep).join('/') };
}
