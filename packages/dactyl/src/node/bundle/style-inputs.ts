/**
 * Files that affect style sheets without being part of them. Tailwind, for instance, reads pages and documents to
 * learn which classes they use. Input: the messages of PostCSS plugins. Output: one hash of all these files.
 */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { escapePath, globSync } from 'tinyglobby';
import { isInside, toPosixPath } from '../base/files.js';
import { hashParts, hashText } from '../base/hash.js';
import type { Site } from '../site/types.js';

export interface StyleInputs {
  /** Absolute. */
  files: string[];
  /** Patterns; a new file that matches one of them counts too. */
  globs: FolderGlob[];
}

export interface FolderGlob {
  /** Absolute. */
  folder: string;
  pattern: string;
}

/** A message of a PostCSS plugin about files that it has read. */
export interface PostCssMessage {
  type: string;
  [key: string]: unknown;
}

/** The part of PostCSS's plugin interface that is used here. */
export interface PostCssTracer {
  postcssPlugin: string;
  OnceExit(root: unknown, helpers: { result: { messages: readonly PostCssMessage[]; opts: { from?: string } } }): void;
}

export interface StyleInputTrace {
  /** Must be the last plugin in the list. */
  plugin: PostCssTracer;
  /** All inputs that plugins have reported so far. */
  inputs(): StyleInputs;
  /** Style sheets (absolute) whose plugins might read this new file. */
  sheetsThatMayRead(file: string): string[];
}

export function traceStyleInputs(): StyleInputTrace {
  const files = new Set<string>();
  const globs = new Map<string, FolderGlob>();
  /** Style sheet → folders. */
  const readers = new Map<string, Set<string>>();
  return {
    plugin: {
      postcssPlugin: 'dactyl:style-inputs',
      OnceExit(_root, { result }) {
        const sheet = (result.opts.from ?? '').replace(/\?.*$/, '');
        const base = path.dirname(sheet);
        for (const { type, file, dir, glob: pattern = '**' } of result.messages) {
          if (type === 'dependency' && typeof file === 'string') files.add(path.resolve(base, file));
          if (type !== 'dir-dependency' || typeof dir !== 'string' || typeof pattern !== 'string') continue;
          const folder = path.resolve(base, dir);
          globs.set(`${folder} ${pattern}`, { folder, pattern });
          readers.set(sheet, (readers.get(sheet) ?? new Set()).add(folder));
        }
      },
    },
    inputs: () => ({ files: [...files].toSorted(), globs: [...globs.values()] }),
    sheetsThatMayRead: (file) =>
      [...readers].flatMap(([sheet, folders]) => ([...folders].some((dir) => isInside(dir, file)) ? [sheet] : [])),
  };
}

/** Generated files and output are excluded: they are derived from other inputs, and differ after each build. */
export function hashStyleInputs({ files, globs }: StyleInputs, site: Pick<Site, 'generatedDir' | 'address'>): string {
  const { outDir } = site.address;
  // Folders beside the output while a build writes it, such as `.build-next`.
  const besideOutput = path.join(path.dirname(outDir), `.${path.basename(outDir)}-`);
  const isMade = (file: string) =>
    isInside(site.generatedDir, file) || isInside(outDir, file) || file.startsWith(besideOutput);
  const made = [`${toPattern(site.generatedDir)}/**`, `${toPattern(outDir)}/**`, `${toPattern(besideOutput)}*/**`];
  const ignore = ['**/node_modules/**', '**/.git/**', ...made];
  const matches = globs.flatMap(({ folder, pattern }) =>
    globSync(pattern, { cwd: folder, absolute: true, expandDirectories: false, ignore }).map((file) =>
      path.resolve(file),
    ),
  );
  const all = [...new Set([...files, ...matches])].filter((file) => !isMade(file));
  return hashParts(all.toSorted().flatMap((file) => [file, hashFile(file)]));
}

function toPattern(file: string): string {
  return escapePath(toPosixPath(file));
}

function hashFile(file: string): string {
  try {
    return hashText(readFileSync(file));
  } catch {
    return 'missing';
  }
}
