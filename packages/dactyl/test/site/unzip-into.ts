import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

/** Unpacks a ZIP as people do; the folders that its files need are made. */
export function unzipInto(folder: string, zip: string): void {
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
}
