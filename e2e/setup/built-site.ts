/**
 * Fixture sites of the browser tests, built. In: a folder of `e2e/sites`, and for each variant the environment that its
 * configuration reads. Out: one copy of the site below `e2e/.tmp`, so that packages resolve, and an output for each
 * variant. Variants are built one after the other in the copy, so they share what builds keep: a bundle that is the
 * same for both is made once. All of it stays: while nothing that a build reads has changed, the next run takes it as it is.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashBuildInputs, isBuiltFrom, noteBuild } from '../../packages/dactyl/test/site/build-inputs.js';
import {
  createPreviewServer,
  type PreviewServer,
} from '../../packages/dactyl/src/node/serve/preview/preview-server.js';
import { type RunOptions, type RunResult, runDactyl } from '../../packages/dactyl/test/site/run-dactyl.js';

const E2E = join(import.meta.dirname, '..');
const SITES = join(E2E, '.tmp/sites');

/** By this variable, configurations of sites tell their variants apart. */
export const VARIABLE = 'DACTYL_TEST_VARIANT';

export interface SiteVariant {
  /** Name of a folder of `e2e/sites`. */
  site: string;
  /** Tells this build from others of the same site. */
  variant: string;
  env: Record<string, string>;
  /** Of `dactyl build`. */
  args?: readonly string[];
}

/** A built site that is being served. */
export interface ServedSite {
  /** Without a slash at the end. */
  origin: string;
  /** Absolute; the copy, in which several variants are built. */
  siteDir: string;
  /** Absolute; the built files. */
  outDir: string;
}

/**
 * Builds and serves sites, each one's variants in their order.
 *
 * @returns what was asked for, with where it is, and a way to end it all
 * @throws When a variant cannot be built.
 */
export async function serveSites<Variant extends SiteVariant>(variants: readonly Variant[]) {
  const servers: PreviewServer[] = [];
  const closeServers = () => Promise.all(servers.map((server) => server.close()));
  const sites: (Variant & ServedSite)[] = [];
  try {
    await inPairs([...new Set(variants.map(({ site }) => site))], async (name) => {
      for (const variant of variants.filter(({ site }) => site === name)) {
        const built = await buildVariant(variant);
        const server = await serveOutput(name, built.outDir);
        servers.push(server);
        sites.push({ ...variant, ...built, origin: new URL(server.url).origin });
      }
    });
    return { sites, close: async () => void (await closeServers()) };
  } catch (error) {
    // Servers that run already would outlive this process.
    await closeServers();
    throw error;
  }
}

/** What `dactyl serve` reads in the configurations of the sites, where it is not what they all say. */
const URL_RULES: Record<string, { baseUrl?: string; trailingSlash?: boolean }> = {
  diagrams: { trailingSlash: false },
  failing: { trailingSlash: false },
  services: { trailingSlash: false },
  theme: { baseUrl: '/pier/', trailingSlash: false },
};

/** As `dactyl serve` does, without a process for each of the sites; the website is served by the command. */
function serveOutput(site: string, dir: string): Promise<PreviewServer> {
  return createPreviewServer({ dir, port: 0, baseUrl: '/', trailingSlash: undefined, ...URL_RULES[site] });
}

async function buildVariant({ site, variant, env, args = [] }: SiteVariant): Promise<Omit<ServedSite, 'origin'>> {
  const source = join(E2E, 'sites', site);
  const siteDir = join(SITES, site);
  // The note on what it was built from lies beside the output.
  const variantDir = join(SITES, `${site}-${variant}`);
  const outDir = join(variantDir, 'build');
  const inputs = hashBuildInputs(source, { env, args });
  if (isBuiltFrom(variantDir, inputs) && existsSync(siteDir)) return { siteDir, outDir };
  copyAnew(source, siteDir);
  mkdirSync(variantDir, { recursive: true });
  const name = `${site} (${variant})`;
  const { code, output } = await buildAloud(name, [...args, '--out-dir', outDir], { cwd: siteDir, env });
  if (code !== 0 || !existsSync(outDir)) throw new Error(`Building ${name} ended with code ${code}:\n${output}`);
  noteBuild(variantDir, inputs);
  return { siteDir, outDir };
}

/** What builds keep stays. */
function copyAnew(source: string, siteDir: string): void {
  mkdirSync(siteDir, { recursive: true });
  for (const name of readdirSync(siteDir)) {
    if (name !== '.dactyl') rmSync(join(siteDir, name), { recursive: true });
  }
  cpSync(source, siteDir, { recursive: true });
}

/**
 * Builds a site and prints how far it is: a setup without a sign of life is ended, however slow the machine. Prints why it failed, too: Vitest
 * 4.1 shows a mistake of its own (`code.charCodeAt is not a function`) in place of what a setup throws.
 */
export async function buildAloud(name: string, args: readonly string[], options: RunOptions): Promise<RunResult> {
  const result = await runDactyl(['build', ...args], {
    ...options,
    sharesProcess: !options.isLarge,
    onProgress: (line) => console.log(`${name}: ${line}`),
  });
  console.log(`${name}: ended with code ${result.code}`);
  if (result.code !== 0) console.error(result.output);
  return result;
}

/** Does work on each item, on two at a time: more builds than cores are no faster. */
export async function inPairs<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    for (const item of queue) await work(item);
  };
  const results = await Promise.allSettled([worker(), worker()]);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}
