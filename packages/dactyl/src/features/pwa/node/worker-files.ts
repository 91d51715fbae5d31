/**
 * The worker and the script that registers it, as they come with the package: finished files, the same for all sites.
 * `scripts/build-offline.mjs` makes them. What a site adds is bundled by itself and written in front.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hashText } from '../../../node/base/hash.js';
import type { WorkerSettings } from '../../../shared/offline.js';

const FOLDER = new URL('../../../../dist/offline/', import.meta.url);

/** The built-in register script. */
export function registerScript(): { text: string; hash: string } {
  const text = read('register.js');
  return { text, hash: hashText(text, 8) };
}

/** @param custom code that assigns the site's own function to `dactylOfflineCustom` */
export function workerText(settings: WorkerSettings, custom = ''): string {
  return `self.dactylOffline=${JSON.stringify(settings)};\n${custom}${read('worker.js')}`;
}

/** Deployed in place of a worker that a site no longer wants: it takes over, cleans up and goes. */
export function selfDestroyingWorkerText(): string {
  return read('removal.js');
}

function read(name: string): string {
  return readFileSync(fileURLToPath(new URL(name, FOLDER)), 'utf8');
}
