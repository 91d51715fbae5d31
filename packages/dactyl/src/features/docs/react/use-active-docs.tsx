/**
 * Which docs the page belongs to. Inside a shared region the page is unknown, so the region's owner pins the
 * instance, version and sidebar that its variant stands for, and the hooks answer from that.
 */
import { useContext, type ReactNode } from 'react';
import { createProvidedContext, useProvidedContext } from '../../../react/provided-context.js';
import { RegionContext } from '../../../react/render-context.js';
import { useLocation, useShownLocation } from '../../../react/use-location.js';
import { UsageError, listNames } from '../../../react/format/theme-common/usage-error.js';
import {
  findActiveDocContext,
  findActivePlugin,
  findActiveVersion,
  findLatestVersion,
  type ActiveDocContext,
  type ActivePlugin,
} from './active-docs.js';
import { useAllDocsData, useDocsData } from './global-data.js';
import type { GlobalDoc, GlobalVersion } from './types.js';

/** Docs data that is the same on all pages that share a region. */
export interface PinnedDocs {
  pluginId?: string;
  versionName?: string;
  sidebar?: string;
  /** Id of the page's doc, when it is unlisted. */
  unlistedDoc?: string;
}

// Written to the page only if an island reads it, because the mark would make otherwise equal regions differ.
const PinnedDocsContext = createProvidedContext<PinnedDocs | undefined>('pinned docs', undefined);

export function PinnedDocsProvider({ docs, children }: { docs: PinnedDocs; children: ReactNode }) {
  return <PinnedDocsContext value={docs}>{children}</PinnedDocsContext>;
}

/** The values that a region which depends on the active docs has to pin. */
export function useDocsToPin(): PinnedDocs {
  const active = useActivePluginAndVersion();
  const { pathname } = useLocation();
  const { pluginData, pluginId } = active?.activePlugin ?? {};
  if (!pluginData) return {};
  const { activeVersion, activeDoc } = findActiveDocContext(pluginData, pathname);
  const unlisted = activeDoc?.unlisted ? { unlistedDoc: activeDoc.id } : {};
  return { pluginId, versionName: activeVersion?.name, sidebar: activeDoc?.sidebar, ...unlisted };
}

/** The docs instance that the page belongs to. */
export function useActivePlugin(options: { failfast?: boolean } = {}): ActivePlugin | undefined {
  const all = useAllDocsData();
  const active = useFromPinOrPath(
    (pin) => {
      const pluginData = pin.pluginId === undefined ? undefined : all[pin.pluginId];
      return pluginData && { pluginId: pin.pluginId ?? '', pluginData };
    },
    (pathname) => findActivePlugin(all, pathname),
  );
  if (active || !options.failfast) return active;
  const paths = Object.values(all).map((data) => data.path);
  throw new UsageError('This page belongs to no docs plugin.', { hint: `Docs are below: ${listNames(paths)}.` });
}

export function useActivePluginAndVersion(
  options: { failfast?: boolean } = {},
): { activePlugin: ActivePlugin; activeVersion: GlobalVersion | undefined } | undefined {
  const activePlugin = useActivePlugin(options);
  const activeVersion = useFromPinOrPath(
    (pin) => activePlugin?.pluginData.versions.find((version) => version.name === pin.versionName),
    (pathname) => activePlugin && findActiveVersion(activePlugin.pluginData, pathname),
  );
  return activePlugin && { activePlugin, activeVersion };
}

/** All versions, newest first. */
export function useVersions(pluginId?: string): GlobalVersion[] {
  return useDocsData(pluginId).versions;
}

/** The version that readers should see first. */
export function useLatestVersion(pluginId?: string): GlobalVersion {
  return findLatestVersion(useDocsData(pluginId));
}

/** The version that the page belongs to. */
export function useActiveVersion(pluginId?: string): GlobalVersion | undefined {
  return useActiveDocContext(pluginId).activeVersion;
}

/** Version and doc of the page, and the same doc in other versions. In a shared region only the version is known. */
export function useActiveDocContext(pluginId = 'default'): ActiveDocContext {
  const data = useDocsData(pluginId);
  return useFromPinOrPath<ActiveDocContext>(
    (pin) => {
      const version = data.versions.find(({ name }) => pin.pluginId === pluginId && name === pin.versionName);
      return { activeVersion: version, alternateDocVersions: {} };
    },
    (pathname) => findActiveDocContext(data, pathname),
  );
}

/** Sidebar of the page's doc, in a docs instance. */
export function useActiveSidebarName(pluginId = 'default'): string | undefined {
  const data = useDocsData(pluginId);
  return useFromPinOrPath(
    (pin) => (pin.pluginId === pluginId ? pin.sidebar : undefined),
    (pathname) => findActiveDocContext(data, pathname).activeDoc?.sidebar,
  );
}

/** Id of the page's doc in a docs instance if it is unlisted. Links to it are shown only on its own page. */
export function useActiveUnlistedDoc(pluginId = 'default'): string | undefined {
  const data = useDocsData(pluginId);
  return useFromPinOrPath(
    (pin) => (pin.pluginId === pluginId ? pin.unlistedDoc : undefined),
    (pathname) => {
      const { activeDoc } = findActiveDocContext(data, pathname);
      return activeDoc?.unlisted ? activeDoc.id : undefined;
    },
  );
}

/** Where a reader of an old or unreleased version should go. */
export function useDocVersionSuggestions(pluginId?: string): {
  latestDocSuggestion: GlobalDoc | undefined;
  latestVersionSuggestion: GlobalVersion;
} {
  const latestVersionSuggestion = useLatestVersion(pluginId);
  const { alternateDocVersions } = useActiveDocContext(pluginId);
  return { latestDocSuggestion: alternateDocVersions[latestVersionSuggestion.name], latestVersionSuggestion };
}

/** Reads from the pinned docs, or else from the location, which makes the region depend on its page. */
function useFromPinOrPath<Result>(
  fromPin: (pin: PinnedDocs) => Result,
  fromPath: (pathname: string) => Result,
): Result {
  const pin = useProvidedContext(PinnedDocsContext);
  const { pathname } = useShownLocation();
  const region = useContext(RegionContext);
  if (pin) return fromPin(pin);
  if (region) region.dependsOnPage = true;
  return fromPath(pathname);
}
