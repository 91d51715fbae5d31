/** A build that lies in a folder. */
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, isInside } from '../../../../node/base/files.js';
import { ENTRY_FILE } from '../../engine/types.js';
import { headOf } from './page-head.js';
import { NO_ORIGIN, type SiteFiles } from './site-files.js';

const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);

/** @param dir absolute */
export function folderFiles(dir: string): SiteFiles {
  const read: SiteFiles['read'] = async (name, member) => {
    try {
      const file = await realpath(path.join(dir, name));
      // A symbolic link may lead out of the folder.
      if (!isInside(await realpath(dir), file)) return undefined;
      const bytes = await readFile(file);
      return member ? bytes.subarray(member.from, member.to) : bytes;
    } catch (error) {
      if (ABSENT.has(errorCode(error) ?? '')) return undefined;
      throw error;
    }
  };
  const readText = async (name: string) => {
    const bytes = await read(name);
    return bytes && Buffer.from(bytes).toString();
  };
  return {
    place: dir,
    async root() {
      const home = await readText('index.html');
      const { canonical = '/' } = home === undefined ? {} : headOf(home);
      return new URL('./', new URL(canonical, NO_ORIGIN));
    },
    // A build replaces the folder as a whole.
    state: async () => String((await stat(path.join(dir, ENTRY_FILE)).catch(() => undefined))?.mtimeMs ?? 0),
    read,
    async readPage(name) {
      const html =
        (name === '' ? undefined : await readText(`${name}.html`)) ??
        (await readText(path.posix.join(name, 'index.html')));
      return html === undefined ? undefined : { name, html };
    },
  };
}
