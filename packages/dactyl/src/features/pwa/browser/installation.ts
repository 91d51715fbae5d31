/** Whether the site is installed as an app on this device. The browser reports it only once, so it is stored. */
import { INSTALL_EVENTS, type InstallEvent, type RegisterSettings } from '../../../shared/offline.js';

export interface Installation {
  isInstalled(): Promise<boolean>;
  /**
   * Calls when the browser says that the site was installed, or that it no longer is.
   *
   * @param early events that came before
   */
  onChange(call: () => void, early: readonly InstallEvent[]): void;
}

export function createInstallation({
  storage,
  storageKey,
}: Pick<RegisterSettings, 'storage' | 'storageKey'>): Installation {
  // The storage may be denied.
  let wasInstalled = false;

  function read(): boolean {
    try {
      return window[storage].getItem(storageKey) === 'true';
    } catch {
      return wasInstalled;
    }
  }

  function write(isInstalled: boolean): void {
    wasInstalled = isInstalled;
    try {
      if (isInstalled) window[storage].setItem(storageKey, 'true');
      else window[storage].removeItem(storageKey);
    } catch {
      // Without storage, the state is only known on this page.
    }
  }

  return {
    isInstalled: async () => read() || (await hasRelatedApp()),
    onChange(call, early) {
      const react: Record<InstallEvent, () => void> = {
        appinstalled() {
          write(true);
          call();
        },
        // A browser offers the installation of what is not installed: the reader has removed the app.
        beforeinstallprompt() {
          if (!read()) return;
          write(false);
          call();
        },
      };
      for (const type of INSTALL_EVENTS) addEventListener(type, react[type]);
      for (const type of early) react[type]();
    },
  };
}

/** Asks the browser for installed apps. Only some browsers answer, and only about apps that the manifest names. */
async function hasRelatedApp(): Promise<boolean> {
  // The cast: the function is not in the standard library's types.
  const { getInstalledRelatedApps } = navigator as { getInstalledRelatedApps?: () => Promise<unknown[]> };
  try {
    return ((await getInstalledRelatedApps?.call(navigator)) ?? []).length > 0;
  } catch {
    return false;
  }
}
