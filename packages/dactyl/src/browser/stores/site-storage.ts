/**
 * The stores hold state that the boot script and React components share. They keep nothing in memory: the state is
 * in the browser's storage and in attributes of `<html>`, so that two bundles with their own copies of this code
 * see the same state.
 */
import type { BootStorage } from '../../shared/boot-settings.js';

/** The browser's storage as a site sees it. Keys are given without the namespace. */
export interface SiteStorage {
  get(key: string): string | null;
  /** `null` removes the key. */
  set(key: string, value: string | null): void;
  /** Calls `listener` when a key changes, in this window or in another one. Returns a function that stops it. */
  watch(listener: (key: string, value: string | null) => unknown): () => void;
}

/** Opens the storage. Where the browser denies it, a warning is printed once and every call does nothing. */
export function openStorage({ type, namespace }: BootStorage): SiteStorage {
  let warned = false;
  const attempt = <T>(action: (area: Storage) => T): T | null => {
    try {
      return action(window[type]);
    } catch (error) {
      if (!warned) console.warn(`${type} is not available.`, error);
      warned = true;
      return null;
    }
  };

  return {
    get: (key) => attempt((area) => area.getItem(key + namespace)),
    set: (key, value) => void attempt((area) => write(area, key + namespace, value)),
    watch(listener) {
      const listen = ({ key, newValue }: StorageEvent) => {
        if (key?.endsWith(namespace)) listener(key.slice(0, key.length - namespace.length), newValue);
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

function write(area: Storage, key: string, newValue: string | null): void {
  const oldValue = area.getItem(key);
  if (oldValue === newValue) return;
  if (newValue === null) area.removeItem(key);
  else area.setItem(key, newValue);
  // Browsers notify only other windows, so this window's listeners are notified here.
  dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: area }));
}
