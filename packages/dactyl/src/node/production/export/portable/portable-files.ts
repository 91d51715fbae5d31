/**
 * Files of an output → those of a site that opens from a folder. Browsers let such pages load no modules and fetch no files, so
 * modules become classic scripts that define them, and files with data scripts that hold them (`portable-script.ts`).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { portableModule } from '../../../bundle/portable-module.js';
import { portablePage, portableStyles, type PortableSite } from './portable-page.js';
import { PORTABLE_SCRIPT, portableScript } from './portable-script.js';

export interface PortableInput {
  /** Absolute output folder. */
  dir: string;
  /** Those to take of it. */
  files: readonly string[];
  site: PortableSite;
}

export interface PortableFile {
  /** What it was made of; absent for the loader. */
  from?: string;
  name: string;
  /** Bytes of a file that stays as it is. */
  content: string | Uint8Array;
}

/** For hosts, and for browsers that got the site from one. */
export function isForHosts(file: string): boolean {
  return FOR_HOSTS.test(file);
}

const FOR_HOSTS =
  /^(?:_headers|_redirects|robots\.txt|CNAME)$|(?:^|\/)(?:sw\.js|sitemap[^/]*\.xml|opensearch\.xml)$|\.map$/;

export async function* portableFiles({ dir, files, site }: PortableInput): AsyncGenerator<PortableFile> {
  const { origin, baseUrl } = site;
  const pages = files.filter((file) => file.endsWith('.html'));
  const data = files.filter(isData);
  yield { name: PORTABLE_SCRIPT, content: portableScript({ pages, data, origin, baseUrl }) };
  for (const file of files) {
    const bytes = await readFile(path.join(dir, file));
    yield { from: file, ...(await portableFile(file, bytes, site)) };
  }
}

async function portableFile(file: string, bytes: Buffer, site: PortableSite): Promise<Omit<PortableFile, 'from'>> {
  if (file.endsWith('.html')) return { name: file, content: portablePage(bytes.toString(), file, site) };
  if (file.endsWith('.css')) return { name: file, content: portableStyles(bytes.toString(), file, site) };
  if (isData(file))
    return { name: `${file}.js`, content: `portable.give(${JSON.stringify(file)}, "${bytes.toString('base64')}");\n` };
  const isModule = isOfScripts(file) && file.endsWith('.js');
  return { name: file, content: isModule ? await portableModule(bytes.toString(), file) : bytes };
}

/** Whether scripts fetch it. */
function isData(file: string): boolean {
  return isOfScripts(file) && file.endsWith('.json');
}

function isOfScripts(file: string): boolean {
  return /(?:^|\/)assets\/|search-index\.json$/.test(file);
}
