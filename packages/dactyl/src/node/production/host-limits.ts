/**
 * Limits of hosts of static files, from their documentation, and whether an output passes them. The host is the one that runs
 * the build, or else the one whose domain the site has.
 */
import type { HostName } from '../config/budgets-config.js';
import { formatBytes } from '../base/format-bytes.js';
import type { OutputSize } from './output-size.js';
import { formatCount } from '../../shared/format-count.js';

interface HostLimits {
  name: string;
  /** Page of the host's documentation. */
  source: string;
  /** Maximum number of files in a site, and in one folder. */
  files?: number;
  filesPerFolder?: number;
  /** Maximum size of a site, and of one file. */
  bytes?: number;
  fileBytes?: number;
  /** A sentence on how to get a higher limit. */
  advice?: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Host {
  id: HostName;
  /** Environment variables that the host sets in its builds. */
  variables: string[];
  /** Domains below which the host serves sites. */
  domains: string[];
  limits: (env: Environment) => HostLimits;
}

const MIB = 1024 ** 2;

const HOSTS: readonly Host[] = [
  { id: 'cloudflare-pages', variables: ['CF_PAGES'], domains: ['pages.dev'], limits: cloudflareLimits },
  {
    id: 'netlify',
    variables: ['NETLIFY'],
    domains: ['netlify.app'],
    limits: () => ({
      name: 'Netlify',
      source: 'https://docs.netlify.com/site-deploys/overview/#files-per-directory-limit',
      filesPerFolder: 54_000,
    }),
  },
  {
    id: 'github-pages',
    // Variables of GitHub's workflows say nothing, because a workflow may publish anywhere.
    variables: [],
    domains: ['github.io'],
    limits: () => ({
      name: 'GitHub Pages',
      source: 'https://docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
      bytes: 1e9,
    }),
  },
];

/** Paid plans accept more files if a variable is set, which their documentation asks for. */
function cloudflareLimits({ PAGES_WRANGLER_MAJOR_VERSION: wrangler }: Environment): HostLimits {
  const isRaised = Number(wrangler) >= 4;
  return {
    name: 'Cloudflare Pages',
    source: 'https://developers.cloudflare.com/pages/platform/limits/',
    files: isRaised ? 100_000 : 20_000,
    fileBytes: 25 * MIB,
    ...(!isRaised && { advice: 'Paid plans take 100,000 with PAGES_WRANGLER_MAJOR_VERSION=4.' }),
  };
}

/** Returns a text for each limit that is passed; none if the host is unknown. */
export function findPassedLimits(size: OutputSize, { url, env }: { url: string; env: Environment }): string[] {
  const limits = findHost(url, env)?.limits(env);
  return limits ? describePassed(size, limits) : [];
}

/** The same for a host that the site names. */
export function passedLimitsOf(host: HostName, size: OutputSize, env: Environment = process.env): string[] {
  const limits = HOSTS.find(({ id }) => id === host)?.limits(env);
  return limits ? describePassed(size, limits) : [];
}

function describePassed(size: OutputSize, limits: HostLimits): string[] {
  const { name, files, filesPerFolder, bytes, fileBytes, advice, source } = limits;
  const { largestFile, fullestFolder } = size;
  const texts: string[] = [];
  const add = (...sentences: (string | undefined)[]) => texts.push(sentences.filter(Boolean).join(' '));
  if (files !== undefined && size.files > files) {
    const found = `${name} takes at most ${formatCount(files)} files for a site, and this one has ${formatCount(size.files)}.`;
    add(found, advice, `See ${source}`);
  }
  if (filesPerFolder !== undefined && fullestFolder.files > filesPerFolder) {
    const folder = fullestFolder.folder === '' ? 'the output folder' : `"${fullestFolder.folder}"`;
    const found = `${name} takes at most ${formatCount(filesPerFolder)} files in a folder, and ${folder} has`;
    add(`${found} ${formatCount(fullestFolder.files)}.`, `See ${source}`);
  }
  if (bytes !== undefined && size.bytes > bytes)
    add(
      `${name} takes sites of at most ${formatBytes(bytes)}, and this one has ${formatBytes(size.bytes)}.`,
      `See ${source}`,
    );
  if (fileBytes !== undefined && largestFile && largestFile.bytes > fileBytes) {
    const found = `${name} takes files of at most ${fileBytes / MIB} MiB, and "${largestFile.file}" has`;
    add(`${found} ${(largestFile.bytes / MIB).toFixed(1)} MiB.`, `See ${source}`);
  }
  return texts;
}

function findHost(url: string, env: Environment): Host | undefined {
  const { hostname } = new URL(url);
  return (
    HOSTS.find(({ variables }) => variables.some((name) => env[name])) ??
    HOSTS.find(({ domains }) => domains.some((domain) => hostname.endsWith(`.${domain}`)))
  );
}
