/**
 * Files on disk. Paths are absolute unless said otherwise; lists are sorted, so that they are the same on
 * every machine. Content is written to a temporary file in the same folder and renamed, so that a reader
 * never sees half a file.
 */
import { lstatSync, readdirSync, readlinkSync, rmdirSync, statSync, unlinkSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The code of a file-system error, e.g. `ENOENT`; `undefined` for any other value. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** What is at `target`, links followed; `undefined` when there is nothing. */
export async function fileKind(target: string): Promise<'file' | 'folder' | undefined> {
  try {
    return (await stat(target)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Returns false also for strings that cannot be a file name: too long, or with a null character. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The file that people write: what is a link in `.dactyl`, as the docs of a version that overlays another, is one to theirs. Links that
 * they have made themselves keep their names.
 */
export function authorFile(file: string): string {
  if (!file.includes(`${path.sep}.dactyl${path.sep}`)) return file;
  try {
    return path.resolve(path.dirname(file), readlinkSync(file));
  } catch {
    return file; // a file, or nothing
  }
}

/** Text of a file, or `undefined` when it does not exist. */
export async function readTextIfExists(file: string): Promise<string | undefined> {
  return (await readIfExists(file))?.toString('utf8');
}

/**
 * Removes a folder with everything in it, or a file; does nothing if it is missing. Node's `rm` asks for the kind of each
 * file again and takes three times the CPU, so it only comes when something could not be removed the first time.
 */
export async function removeTree(target: string): Promise<void> {
  try {
    // A link to a folder is removed, not followed.
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) return removeFolder(target);
  } catch {
    // Such as a file that is open on Windows, for which `rm` tries again.
  }
  await rm(target, { recursive: true, force: true });
}

function removeFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const target = path.join(folder, entry.name);
    if (entry.isDirectory()) removeFolder(target);
    else unlinkSync(target);
  }
  rmdirSync(folder);
}

/** Writes a file, with its folders, in one step: others see the old content or the new one. */
export async function writeFileAtomic(file: string, content: string | Uint8Array): Promise<void> {
  // The temporary name does not extend the file's own name, which may already have the maximum length.
  const temporary = path.join(path.dirname(file), `.${process.pid}-${Math.random().toString(36).slice(2, 8)}.tmp`);
  try {
    await writeMakingFolder(temporary, content);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Writes a file only when its content differs, so that time stamps and watchers stay quiet. */
export async function writeFileIfChanged(file: string, content: string | Uint8Array): Promise<boolean> {
  const wanted = typeof content === 'string' ? Buffer.from(content) : content;
  if ((await readIfExists(file))?.equals(wanted)) return false;
  await writeFileAtomic(file, wanted);
  return true;
}

/**
 * Puts the file `from` at `to` without copying its bytes where the file system can, else with a copy.
 * Both names then share one content: never write into either in place.
 */
export async function linkOrCopyFile(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') {
      // The folder of `to` may be missing. If `from` is missing instead, the copy reports that.
      await mkdir(path.dirname(to), { recursive: true });
    } else if (code === 'EEXIST') {
      await rm(to);
    }
    await (code === 'ENOENT' || code === 'EEXIST' ? link(from, to) : Promise.reject(error)).catch(() =>
      copyFile(from, to),
    );
  }
}

/** Every file below a folder, relative to it, with `/`. Empty when the folder does not exist. */
export async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => toPosixPath(path.relative(folder, path.join(entry.parentPath, entry.name))))
      .sort();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

export function toPosixPath(file: string): string {
  return path.sep === '\\' ? file.replaceAll('\\', '/') : file;
}

/**
 * The path to what is plainly below a folder; `undefined` elsewhere, and where only `path.relative` can tell, which takes long for
 * thousands of files.
 */
export function plainPathBelow(folder: string, file: string): string | undefined {
  const isPlain = file.startsWith(folder + path.sep) && !file.includes('..') && !file.endsWith(path.sep);
  return isPlain ? file.slice(folder.length + 1) : undefined;
}

/** Whether `file` is `folder` or lies in it. Compares names only; links are not followed. */
export function isInside(folder: string, file: string): boolean {
  // A bundler asks some thousand times, mostly about plain paths.
  if (plainPathBelow(folder, file) !== undefined) return true;
  const relative = path.relative(folder, file);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
}

async function readIfExists(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Most folders exist already: making them only after a failure saves a system call per file. */
async function writeMakingFolder(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
