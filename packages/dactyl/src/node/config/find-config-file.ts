import path from 'node:path';
import { readdir } from 'node:fs/promises';
import { fileKind } from '../base/files.js';
import { nearestName } from '../base/nearest-name.js';
import { SiteError } from '../base/site-error.js';

/** Names without extension; the first one that exists is used. */
const BASE_NAMES = ['dactyl.config', 'docusaurus.config'];
const EXTENSIONS = ['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs'];

/** The absolute path of the site's configuration. @throws SiteError when there is none. */
export async function findConfigFile(siteDir: string, configPath?: string): Promise<string> {
  if (configPath !== undefined) {
    const file = path.resolve(siteDir, configPath);
    if ((await fileKind(file)) === 'file') return file;
    throw new SiteError(`The configuration file ${file} does not exist.`, {
      hint: `The path after --config starts from the site's folder, ${siteDir}.`,
    });
  }
  for (const base of BASE_NAMES) {
    for (const extension of EXTENSIONS) {
      const file = path.join(siteDir, base + extension);
      if ((await fileKind(file)) === 'file') return file;
    }
  }
  throw new SiteError(`No configuration file in ${siteDir}.`, { hint: await hintFor(siteDir) });
}

async function hintFor(siteDir: string): Promise<string> {
  const expected = `Looked for ${BASE_NAMES.join(' and ')} with ${EXTENSIONS.join(', ')}. Name another file with --config.`;
  if ((await fileKind(siteDir)) !== 'folder') return `The folder does not exist. ${expected}`;
  const known = BASE_NAMES.flatMap((base) => EXTENSIONS.map((extension) => base + extension));
  const near = (await readdir(siteDir)).find((name) => /config/i.test(name) && nearestName(name, known) !== undefined);
  return near === undefined ? expected : `Is ${near} a slip? ${expected}`;
}
