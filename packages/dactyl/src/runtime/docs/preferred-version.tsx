import type { ReactNode } from 'react';
import { useAllDocsData, useDocsData } from './global-data.js';
import type { GlobalVersion } from './types.js';

export interface PreferredVersion {
  /** `null` until the browser has read the reader's choice. */
  preferredVersion: GlobalVersion | null;
  savePreferredVersionName: (versionName: string) => void;
}

const NO_CHOICE: PreferredVersion = { preferredVersion: null, savePreferredVersionName: () => {} };

/** The choice lives in the browser's storage; on the server there is none. */
export function DocsPreferredVersionContextProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}

/** The version that the reader chose last. */
export function useDocsPreferredVersion(pluginId = 'default'): PreferredVersion {
  useDocsData(pluginId);
  return NO_CHOICE;
}

/** The reader's choice for each docs instance. */
export function useDocsPreferredVersionByPluginId(): Record<string, PreferredVersion> {
  return Object.fromEntries(Object.keys(useAllDocsData()).map((pluginId) => [pluginId, NO_CHOICE]));
}
