import { useCallback, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { preferredVersionKey } from '../../../shared/version-links.js';
import { useBrowserDependency } from '../../../react/render-context.js';
import { createStorageSlot, useStorageSlot } from '../../../react/format/theme-common/storage-slot.js';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import { useAllDocsData, useDocsData } from './global-data.js';
import type { DocsGlobalData, GlobalVersion } from './types.js';

export interface PreferredVersion {
  /** `null` until the browser has read the reader's choice. */
  preferredVersion: GlobalVersion | null;
  savePreferredVersionName: (versionName: string) => void;
}

/** For compatibility only: the choice is in the browser's storage, so no provider is needed. */
export function DocsPreferredVersionContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** The version that the reader chose last. */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  useBrowserDependency('calls useDocsPreferredVersion', 'visible');
  const data = useDocsData(pluginId);
  const [name, slot] = useStorageSlot(preferredVersionKey(pluginId), { persistence: usePersistence() });
  const preferredVersion = findVersion(data, name);
  useEffect(() => {
    // The stored version no longer exists.
    if (name !== null && preferredVersion === null) slot.del();
  }, [name, preferredVersion, slot]);
  const savePreferredVersionName = useCallback((versionName: string) => slot.set(versionName), [slot]);
  return { preferredVersion, savePreferredVersionName };
}

/** The reader's choice for each docs instance. */
export function useDocsPreferredVersionByPluginId(): Record<string, PreferredVersion> {
  useBrowserDependency('calls useDocsPreferredVersionByPluginId', 'visible');
  const all = useAllDocsData();
  const persistence = usePersistence();
  const slots = useMemo(
    () => Object.keys(all).map((id) => [id, createStorageSlot(preferredVersionKey(id), { persistence })] as const),
    [all, persistence],
  );
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = slots.map(([, slot]) => slot.listen(listener));
      return () => stops.forEach((stop) => stop());
    },
    [slots],
  );
  // Joined to one string, because a snapshot must be identical (`===`) while nothing changes.
  const names = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(slots.map(([, slot]) => slot.get())),
    () => '[]',
  );
  return useMemo(() => {
    const chosen = JSON.parse(names) as (string | null)[]; // written above
    const entries = slots.map(([id, slot], index): [string, PreferredVersion] => [
      id,
      {
        preferredVersion: findVersion(all[id], chosen[index] ?? null),
        savePreferredVersionName: (versionName) => slot.set(versionName),
      },
    ]);
    return Object.fromEntries(entries);
  }, [all, names, slots]);
}

function usePersistence() {
  return useThemeConfig().docs.versionPersistence;
}

function findVersion(data: DocsGlobalData | undefined, name: string | null): GlobalVersion | null {
  return data?.versions.find((version) => version.name === name) ?? null;
}
