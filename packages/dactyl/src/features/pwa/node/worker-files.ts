/**
 * Finds the worker and the script that registers it. The package contains them as finished files, the same for all sites,
 * made by `scripts/build-offline.mjs`. A site's own code is bundled separately and written in front of the worker.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';
import type { RegisterSettings, WorkerSettings } from '../../../shared/offline.js';

const FOLDER = new URL('../../../../dist/offline/', import.meta.url);

/** The built-in register script, with what it is to do on a site. */
export function registerScript(settings: RegisterSettings): { text: string; hash: string } {
  const text = `${read('register.js')}\nexport const settings=${JSON.stringify(settings)};\n`;
  return { text, hash: hashText(text, 8) };
}

/** @param custom code that assigns the site's own function to `dactylOfflineCustom` */
export function workerText(settings: WorkerSettings, custom = ''): string {
  return `self.dactylOffline=${JSON.stringify(settings)};\n${custom}${read('worker.js')}`;
}

/**
 * Code of the worker that replaces one that a site no longer wants: it takes over, cleans up and unregisters itself.
 */
export function selfDestroyingWorkerText(): string {
  return read('removal.js');
}

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8');
}
