/**
 * What the build makes of copies of another host's files: by the code of Dactyl that does it on other sites, which is no public
 * interface. The host is made up, and the lock knows its files, so that nothing is asked of anybody.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type DataOf, defineLoader } from 'dactyl';
import type * as Copy from '../../../packages/dactyl/dist/features/third-party/node/copy-files.js';
import type * as Keep from '../../../packages/dactyl/dist/features/third-party/node/keep-files.js';

const folder = path.join(
  createRequire(import.meta.url).resolve('dactyl/package.json'),
  '../dist/features/third-party/node',
);
const load = async (file: string): Promise<unknown> => import(pathToFileURL(path.join(folder, file)).href);

const OPTIONS = {
  hosts: ['cdn.example'],
  folder: 'third-party-example',
  maxKilobytes: 1024,
  licences: { 'https://cdn.example/img/': 'CC0-1.0' },
};
const SHEET = 'https://cdn.example/lamp.css';

const loader = defineLoader({
  watch: './third-party-example/*',
  async load() {
    // Casts: the modules are those of the types.
    const { openKeptFiles } = (await load('keep-files.js')) as typeof Keep;
    const { createCopies, licenceOf, licencesText } = (await load('copy-files.js')) as typeof Copy;
    const lock = path.join(import.meta.dirname, OPTIONS.folder, 'third-party.json');
    const copies = createCopies(OPTIONS, openKeptFiles(OPTIONS, import.meta.dirname));
    const sheet = await copies.copyOf(SHEET, { file: lock });
    const files = (await copies.all()).map(({ bytes: _, ...file }) => ({ ...file, licence: licenceOf(file, OPTIONS) }));
    return {
      lock: readFileSync(lock, 'utf8').trim(),
      name: sheet.name,
      css: sheet.bytes.toString('utf8').trim(),
      licences: licencesText(files).trim(),
    };
  },
});

export default loader;
export declare const data: DataOf<typeof loader>;
