/** Attributes of links that a script directs to the reader's preferred version; see `features/docs/browser/`. */
import type { VersionLinks } from '../../../shared/version-links.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import type { GlobalVersion } from './types.js';
import { useActiveVersion, useVersions } from './use-active-docs.js';

export interface VersionTarget {
  path: string;
  /** Set if the link shows the label of its version. */
  label?: string;
}

/**
 * Attributes of a link that leads to the best version. On pages of the docs that is the page's own. On other pages the
 * server cannot know the reader's preferred version, so the link carries its target in each version.
 */
export function useVersionLinks(
  pluginId: string | undefined,
  targetIn: (version: GlobalVersion) => VersionTarget | undefined,
): { 'data-version-links'?: string } {
  const versions = useVersions(pluginId);
  const active = useActiveVersion(pluginId);
  const { versionPersistence } = useThemeConfig().docs;
  if (active || versions.length < 2 || versionPersistence === 'none') return {};
  const targets = versions.flatMap((version): VersionLinks[1][] => {
    const { path, label } = targetIn(version) ?? {};
    if (path === undefined) return [];
    return [label === undefined ? [version.name, path] : [version.name, path, label]];
  });
  const links: VersionLinks = [pluginId ?? 'default', ...targets];
  return { 'data-version-links': JSON.stringify(links) };
}

/** Attributes of a link whose choice is remembered. */
export function preferVersion(pluginId: string | undefined, version: GlobalVersion): { 'data-prefer-version': string } {
  return { 'data-prefer-version': `${pluginId ?? 'default'}:${version.name}` };
}
