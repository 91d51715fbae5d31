/** Schema of the options of the plugin `pwa`, with their defaults. */
import { z } from 'zod';
import { removedOption } from '../../../node/config/schema/removed-option.js';

const STRATEGIES = ['appInstalled', 'standalone', 'queryString', 'mobile', 'saveData', 'always'] as const;

const modulePath = z.string().min(1);

/** Options that Docusaurus passes to Workbox; only those that have a meaning here. */
const listOptions = z.looseObject({
  /** Files to keep, by their paths in the output of a locale. */
  globPatterns: z
    .array(z.string())
    .default([
      '**/*.{js,json,css,html,webmanifest}',
      '**/*.{png,jpg,jpeg,gif,svg,ico,webp,avif}',
      '**/*.{woff,woff2,eot,ttf,otf}',
    ]),
  globIgnores: z.array(z.string()).default([]),
  /** Maximum size of a cached file in bytes. */
  maximumFileSizeToCacheInBytes: z.number().positive().default(5_000_000),
  /** URLs of further files. A text is a URL whose file never changes. */
  additionalManifestEntries: z
    .array(z.union([z.string(), z.looseObject({ url: z.string(), revision: z.string().nullish() })]))
    .default([]),
});

export const pwaOptionsSchema = z.strictObject({
  /** Whether the worker and the script that registers it tell in the console what they do. */
  debug: z.boolean().default(false),
  /** Conditions for offline mode; one of them suffices. */
  offlineModeActivationStrategies: z.array(z.enum(STRATEGIES)).default(['appInstalled', 'queryString', 'standalone']),
  injectManifestConfig: listOptions.prefault({}),
  /** Bytes. A locale with more keeps the pages that were visited, and what all pages need. Not part of the site format. */
  maximumPrecacheSize: z.number().nonnegative().default(30_000_000),
  /** Tags for the head of each page; `href` and `content` that name a file get the base URL. */
  pwaHead: z
    .array(z.looseObject({ tagName: z.string().min(1) }).catchall(z.union([z.string(), z.boolean()])))
    .default([]),
  /** Module that runs in the worker. */
  swCustom: modulePath.optional(),
  /** Module that registers the worker, in place of ours. */
  swRegister: z.union([modulePath, z.literal(false)]).optional(),
  /** Removes the workers that readers have, and what they kept. Not part of the site format. */
  selfDestroying: z.boolean().default(false),
  reloadPopup: removedOption('Replace the component instead: dactyl swizzle @docusaurus/plugin-pwa PwaReloadPopup.'),
});

export type PwaOptions = z.output<typeof pwaOptionsSchema> & { id: string };

/** Options of Workbox in `injectManifestConfig` that have no effect here. */
export function ignoredListOptions({ injectManifestConfig }: PwaOptions): string[] {
  return Object.keys(injectManifestConfig).filter((name) => !(name in listOptions.shape));
}
