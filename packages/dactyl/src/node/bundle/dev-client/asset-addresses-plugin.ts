/**
 * In development, images and other files that components import have a single URL: the one in the server's bundle,
 * which pages refer to. Vite would give islands another URL, and React would report a hydration mismatch.
 */
import path from 'node:path';
import type { Plugin } from 'vite';

/** Absolute file → URL. */
export type AssetAddresses = Record<string, string>;

/** Records the URLs while the server's code is bundled. */
export function noteAssetsPlugin(
  addresses: AssetAddresses,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Plugin {
  return {
    name: 'dactyl:note-assets',
    generateBundle(_, bundle) {
      for (const item of Object.values(bundle)) {
        if (item.type !== 'asset') continue;
        for (const file of item.originalFileNames) addresses[path.resolve(siteDir, file)] = baseUrl + item.fileName;
      }
    },
  };
}

/** Provides the URLs to browser code. */
export function assetAddressesPlugin(read: () => AssetAddresses | undefined): Plugin {
  return {
    name: 'dactyl:asset-addresses',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const addresses = read() ?? {};
      const address = Object.hasOwn(addresses, id) ? addresses[id] : undefined;
      return address === undefined
        ? undefined
        : { code: `export default ${JSON.stringify(address)};`, moduleType: 'js' };
    },
  };
}
