/** The Docusaurus that a site has installed: its folder is looked for as Node does, from the site upwards. */
import path from 'node:path';
import { readTextIfExists } from '../base/files.js';
import { isRecord } from '../../shared/is-record.js';

export interface InstalledDocusaurus {
  version: string;
  /** Absolute file of its command. */
  command: string;
}

export async function findDocusaurus(siteDir: string): Promise<InstalledDocusaurus | undefined> {
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    const home = path.join(folder, 'node_modules/@docusaurus/core');
    const text = await readTextIfExists(path.join(home, 'package.json'));
    if (text !== undefined) return readInstalled(text, home);
    if (folder === path.dirname(folder)) return undefined;
  }
}

function readInstalled(text: string, home: string): InstalledDocusaurus {
  const manifest: unknown = JSON.parse(text);
  const { version, bin } = isRecord(manifest) ? manifest : {};
  const command = isRecord(bin) ? bin['docusaurus'] : bin;
  return {
    version: String(version),
    command: path.join(home, typeof command === 'string' ? command : 'bin/docusaurus.mjs'),
  };
}
