/**
 * Copies of other hosts' files, in the repository. In: an address. Out: its bytes, of which the lock has the hash, the same on
 * every machine and without a network. What the lock does not know is downloaded, but not in CI: a build there repeats what was
 * tried before.
 */
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isFile, writeFileAtomic } from '../../../node/base/files.js';
import { SiteError, type SiteErrorDetails } from '../../../node/base/site-error.js';
import { isRecord } from '../../../shared/is-record.js';
import { findLicence } from './find-licence.js';
import type { ThirdPartyOptions } from './options.js';

/** A line of the lock. */
interface Entry {
  file: string;
  integrity: string;
  /** As the file says it. */
  licence?: string;
}

export interface KeptFile extends Entry {
  url: string;
  /** Absolute. */
  path: string;
  bytes: Buffer;
  /** Without a dot. */
  extension: string;
}

/** Where an address is named, for errors. */
export type UrlPlace = Pick<SiteErrorDetails, 'file' | 'line' | 'column'>;

const LOCK = 'third-party.json';
/** Hosts of fonts send what a browser of this kind can read, and old formats to programs that they do not know. */
const USER_AGENT = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const EXTENSIONS: Record<string, string> = {
  'text/css': 'css',
  'text/javascript': 'js',
  'application/javascript': 'js',
  'font/woff2': 'woff2',
  'font/woff': 'woff',
  'font/ttf': 'ttf',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/x-icon': 'ico',
};
const KNOWN = new Set(['otf', 'gif', 'avif', 'mjs', ...Object.values(EXTENSIONS)]);

export function openKeptFiles({ hosts, maxKilobytes, folder }: ThirdPartyOptions, siteDir: string) {
  const dir = path.resolve(siteDir, folder);
  const lockFile = path.join(dir, LOCK);
  let lock: Record<string, Entry> | undefined;

  /** A file that the lock knows. */
  function findFile(url: string): KeptFile | undefined {
    const entry = (lock ??= readLock(lockFile))[url];
    return entry && readKept(url, entry, { dir, lockFile });
  }

  async function keptFile(url: string, place: UrlPlace): Promise<KeptFile> {
    let found = findFile(url);
    if (!found) {
      // Another locale may have made it meanwhile.
      lock = undefined;
      found = findFile(url);
    }
    if (found) return found;
    if (process.env['CI']) {
      throw new SiteError(`The file ${url} has no copy in ${folder}.`, {
        ...place,
        hint: `Run "dactyl build" on your machine, and commit the folder ${folder}: in CI nothing is downloaded.`,
      });
    }
    const { bytes, extension, licence } = await download(url, { hosts, maxKilobytes, place });
    const integrity = integrityOf(bytes);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const stem =
      path.posix
        .basename(new URL(url).pathname)
        .replace(/\.\w+$/, '')
        .replaceAll(/[^\w.-]/g, '-') || 'file';
    const made: Entry = { file: `${stem}-${hash}.${extension}`, integrity, ...(licence !== undefined && { licence }) };
    await mkdir(dir, { recursive: true });
    await writeFileAtomic(path.join(dir, made.file), bytes);
    // Each locale has a plugin of its own, and all write this file: without a pause in between, none loses what another wrote.
    lock = { ...readLock(lockFile), [url]: made };
    writeFileSync(`${lockFile}.new`, lockText(lock));
    renameSync(`${lockFile}.new`, lockFile);
    return { ...made, path: path.join(dir, made.file), url, bytes, extension };
  }
  /** Files that the lock knows. */
  const listFiles = () =>
    Object.entries(readLock(lockFile)).map(([url, { file, licence }]) => ({ url, file, licence }));
  return { keptFile, findFile, listFiles };
}

export type KeptFiles = ReturnType<typeof openKeptFiles>;

/** An address that may be asked: https, or this machine. */
export function isAllowed(url: string, hosts: readonly string[]): boolean {
  const { protocol, host, hostname } = new URL(url);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return hosts.includes(host) && (protocol === 'https:' || (protocol === 'http:' && isLocal));
}

function lockText(entries: Record<string, Entry>): string {
  const sorted = Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

function readLock(lockFile: string): Record<string, Entry> {
  const lock = isFile(lockFile) ? parsed(readFileSync(lockFile, 'utf8')) : {};
  const isEntry = (entry: unknown) =>
    isRecord(entry) && typeof entry['integrity'] === 'string' && /^[\w.-]+$/.test(String(entry['file']));
  if (isRecord(lock) && Object.values(lock).every(isEntry)) return { ...lock } as Record<string, Entry>; // checked
  throw new SiteError('The lock of copied files is damaged.', {
    file: lockFile,
    hint: 'Restore it from git, or delete it to download all files again.',
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readKept(url: string, entry: Entry, { dir, lockFile }: { dir: string; lockFile: string }): KeptFile {
  const file = path.join(dir, entry.file);
  const bytes = isFile(file) ? readFileSync(file) : undefined;
  if (bytes && integrityOf(bytes) === entry.integrity) {
    return { ...entry, path: file, url, bytes, extension: path.extname(file).slice(1) };
  }
  throw new SiteError(
    `The copy of ${url} ${bytes ? 'is not the one that the lock knows' : 'does not exist'}: ${file}.`,
    {
      file: lockFile,
      hint: 'Restore it from git, or delete its lines in the lock to download it again.',
    },
  );
}

interface DownloadInput {
  hosts: readonly string[];
  maxKilobytes: number;
  place: UrlPlace;
}

/** For a host that does not answer, in milliseconds. */
const PATIENCE = 60_000;
const MOST_HOPS = 5;

function isRedirect({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.has('location');
}

async function download(url: string, { hosts, maxKilobytes, place }: DownloadInput) {
  const fail = (message: string, hint?: string, cause?: unknown) => new SiteError(message, { ...place, hint, cause });
  const ask = (from: string) =>
    fetch(from, {
      headers: { 'user-agent': USER_AGENT },
      // No host is asked that the site does not name.
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    }).catch((error: unknown) => {
      throw fail(`The file ${url} could not be downloaded.`, 'Is there a network, and does the host exist?', error);
    });
  let response = await ask(url);
  for (let hop = 0, from = url; hop < MOST_HOPS && isRedirect(response); hop += 1) {
    from = new URL(response.headers.get('location') ?? '', from).href;
    if (!isAllowed(from, hosts)) {
      const { host } = new URL(from);
      throw fail(`The file ${url} is now at ${from}.`, `Name that address, or add "${host}" to the option "hosts".`);
    }
    response = await ask(from);
  }
  if (!response.ok) throw fail(`The file ${url} could not be downloaded: status ${response.status}.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > maxKilobytes * 1000) {
    const size = Math.ceil(bytes.length / 1000);
    throw fail(
      `The file ${url} has ${size} KB, more than ${maxKilobytes}.`,
      'Raise the option "maxKilobytes", or use a smaller file.',
    );
  }
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  const ending = path.posix.extname(new URL(url).pathname).slice(1).toLowerCase();
  const extension = EXTENSIONS[type.trim().toLowerCase()] ?? (KNOWN.has(ending) ? ending : undefined);
  if (extension === undefined) throw fail(`The file ${url} is of the type "${type}", which is not copied.`);
  const text = /^(?:css|m?js|svg)$/.test(extension) ? bytes.toString('utf8') : '';
  return { bytes, extension, licence: findLicence(text, response.headers.get('link')) };
}

function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
