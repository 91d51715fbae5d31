/** Copies the files that plugins of a site let webpack copy. */
import { cp, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { toPosixPath } from '../../base/files.js';
import type { Copy } from './types.js';

/** Existing files are kept, because pages and static files of the site take precedence. */
export async function copyFiles(copies: readonly Copy[], outDir: string): Promise<void> {
  for (const copy of copies) {
    for (const { file, name } of await listFiles(copy)) {
      const target = path.resolve(outDir, name);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(file, target, { force: false });
    }
  }
}

/** The files (absolute), each with its target below the output folder. */
async function listFiles({ from, context, to, ignore }: Copy): Promise<{ file: string; name: string }[]> {
  const place = path.resolve(context, from);
  const kind = await stat(place).catch(() => undefined);
  if (kind?.isFile()) {
    const isName = path.extname(to) !== '' && !to.endsWith('/');
    return [{ file: place, name: isName ? fillIn(to, path.basename(place)) : path.join(to, path.basename(place)) }];
  }
  if (!kind?.isDirectory() && !isDynamicPattern(toPosixPath(from))) return [];
  const cwd = kind?.isDirectory() ? place : context;
  const found = await glob(kind?.isDirectory() ? '**/*' : toPosixPath(from), { cwd, ignore, dot: true });
  return found.map((name) => ({
    file: path.resolve(cwd, name),
    name: to.includes('[') ? fillIn(to, name) : path.join(to, name),
  }));
}

/** `[path][name][ext]` */
function fillIn(to: string, name: string): string {
  const { dir, name: base, ext } = path.parse(name);
  return to
    .replaceAll('[path]', dir === '' ? '' : `${dir}/`)
    .replaceAll('[name]', base)
    .replaceAll('[ext]', ext);
}
