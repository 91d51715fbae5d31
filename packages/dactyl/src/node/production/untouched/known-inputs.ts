/**
 * Whether all that a build was made of is known, so that a later build of the same can be left out. Most of it lies in the site's
 * folder, and packages are told by the lockfile. A plugin of others, a function in the configuration, a file elsewhere or a page with a
 * date may change without a trace there.
 */
import path from 'node:path';
import { isInside } from '../../base/files.js';
import { findLocalImports, importedPackages } from '../../base/load-module.js';
import { bundleFiles, madeFolders } from '../../bundle/bundle-files.js';
import { PACKAGE_ROOT } from '../../bundle/package-root.js';
import { readManifest, type TracedBundle } from '../../bundle/bundle-manifest.js';
import type { LoadedPlugin } from '../../plugin-api/types.js';
import { pluginPaths } from '../../plugin-api/plugin-paths.js';
import { staticDirs } from '../../pipeline/engine-input.js';
import type { LocaleSite, Site } from '../../site/types.js';
import { configText } from './config-text.js';
import type { RenderedSite } from '../rendered-site.js';

/** @returns Files of packages that went into the code of pages; `undefined` where something may change without a trace. */
export function knownInputs(site: Site, rendered: Pick<RenderedSite, 'folders'>): string[] | undefined {
  const isOfSite = (file: string) =>
    isInside(site.siteDir, file) && !file.includes(`${path.sep}node_modules${path.sep}`);
  const isKnown =
    site.locales.every((locale) => isPlain(locale, site, isOfSite)) &&
    staticDirs(site).every(isOfSite) &&
    [...rendered.folders].every((folder) => isOfSite(path.join(folder, 'file'))) &&
    !site.texts.mention(['publish_date', 'expiry_date']);
  return isKnown ? codeOfPackages(site, isOfSite) : undefined;
}

function isPlain(
  { siteConfig, plugins, pluginContext, imageCopies }: LocaleSite,
  site: Site,
  isOfSite: IsOfSite,
): boolean {
  const { localizationDir, unstable_fallbackDirs = [] } = pluginContext;
  return (
    configText(siteConfig) !== undefined &&
    imageCopies === undefined &&
    [localizationDir, ...unstable_fallbackDirs.map(({ dir }) => dir)].every(isOfSite) &&
    plugins.every((plugin) => isPlainPlugin(plugin, site, isOfSite))
  );
}

/** Packages that sidebars import for their types. */
const TYPES = /^(?:@docusaurus\/[\w-]+|dactyl)$/;

type IsOfSite = (file: string) => boolean;

/** With the sidebars of docs: their modules may import what lies elsewhere, or a package that reads what it likes. */
function isPlainPlugin(loaded: LoadedPlugin, { siteDir }: Site, isOfSite: IsOfSite): boolean {
  const { plugin, options, content, entryFile, version } = loaded;
  // A plugin of others may be made of one of ours.
  if (entryFile !== undefined || version.type !== 'package') return false;
  if (plugin.unstable_readsSiteOnly?.({ content }) !== true) return false;
  const { sidebarPath } = options;
  const modules = typeof sidebarPath === 'string' ? findLocalImports(path.resolve(siteDir, sidebarPath)) : [];
  if (modules.flatMap(importedPackages).some((name) => !TYPES.test(name))) return false;
  return [...modules, ...pluginPaths([loaded], siteDir).paths].every(isOfSite);
}

function codeOfPackages(site: Site, isOfSite: IsOfSite): string[] | undefined {
  const files = bundleFiles(site);
  const manifest = readManifest<TracedBundle>(files.manifestFile, madeFolders(files));
  if (!manifest || Object.keys(manifest.bundle.data ?? {}).length > 0 || manifest.bundle.styleInputs) return undefined;
  return Object.keys(manifest.sources).filter((file) => !isOfSite(file) && !isInside(PACKAGE_ROOT, file));
}
