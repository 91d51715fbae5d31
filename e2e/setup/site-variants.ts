/**
 * One fixture site, built and served in several variants. In: the folder of the site and the environment
 * variable by which its configuration tells the variants apart. Out: what is served, and a way to end it all.
 */
import { join } from 'node:path';
import { buildSite, inPairs } from './built-site.js';
import { startDactylServer, type DactylServer } from './dactyl-server.js';

/** A built site that is being served. */
export interface ServedSite {
  /** Without a slash at the end. */
  origin: string;
  /** The built files. */
  outDir: string;
}

interface Variants<Name extends string> {
  /** Name of a folder of `e2e/sites`. */
  site: string;
  /** Environment variable that its configuration reads. */
  variable: string;
  /** Values of that variable. */
  names: readonly Name[];
}

/** @throws When a variant cannot be built. */
export async function serveVariants<Name extends string>({ site, variable, names }: Variants<Name>) {
  const servers: DactylServer[] = [];
  const closeServers = () => Promise.all(servers.map((server) => server.close()));
  const served: [Name, ServedSite][] = [];
  try {
    await inPairs(names, async (name) => {
      const siteDir = await buildSite({ site, variant: name, env: { [variable]: name } });
      const server = await startDactylServer(['serve', siteDir]);
      servers.push(server);
      served.push([name, { origin: server.origin, outDir: join(siteDir, 'build') }]);
    });
    return {
      // The cast: `fromEntries` forgets the names.
      sites: Object.fromEntries(served) as Record<Name, ServedSite>,
      close: async () => void (await closeServers()),
    };
  } catch (error) {
    // Servers that run already would outlive this process.
    await closeServers();
    throw error;
  }
}
