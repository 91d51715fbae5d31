/** Values in the browser's storage. Their keys get the namespace of the site. */
import { useCallback, useState, useSyncExternalStore } from 'react';
import { pageSettings } from '../../../browser/stores/page-settings.js';
import ExecutionEnvironment from '../../execution-environment.js';
import { useBrowserDependency } from '../../render-context.js';
import { openStorage } from '../../../browser/stores/site-storage.js';

export type StorageType = 'localStorage' | 'sessionStorage' | 'none';

export interface StorageSlotOptions {
  /** Kind of storage. Default: the site's. */
  persistence?: StorageType;
}

export interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Calls `onChange` when the value changes, in this window or in another. Returns a function that stops it. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

const NOTHING: StorageSlot = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} };

/** Creates access to one value in the storage. On the server each method throws, because there is no reader. */
export function createStorageSlot(key: string, options: StorageSlotOptions = {}): StorageSlot {
  if (!ExecutionEnvironment.canUseDOM) return createServerSlot(key);
  const { type: ownType, namespace } = pageSettings().storage;
  const type = options.persistence ?? ownType;
  if (type === 'none') return NOTHING;
  const storage = openStorage({ type, namespace });
  return {
    get: () => storage.get(key),
    set: (value) => storage.set(key, value),
    del: () => storage.set(key, null),
    listen(onChange) {
      const listen = (event: StorageEvent) => {
        if (event.key === key + namespace && isFrom(event, type)) onChange(event);
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** A value in the storage, and the slot that changes it. The value is `null` on the server and during hydration. */
export function useStorageSlot(key: string | null, options?: StorageSlotOptions): [string | null, StorageSlot] {
  useBrowserDependency('calls useStorageSlot', key === null ? 'none' : 'visible');
  const [slot] = useState(() => (key === null ? NOTHING : createStorageSlot(key, options)));
  const subscribe = useCallback((listener: () => void) => slot.listen(listener), [slot]);
  const value = useSyncExternalStore(
    subscribe,
    () => slot.get(),
    () => null,
  );
  return [value, slot];
}

/** Names of all keys in the storage, including those of other scripts. */
export function listStorageKeys(type: StorageType = pageSettings().storage.type): string[] {
  if (type === 'none') return [];
  try {
    const storage = window[type];
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  } catch {
    return [];
  }
}

function isFrom({ storageArea }: StorageEvent, type: Exclude<StorageType, 'none'>): boolean {
  try {
    return storageArea === window[type];
  } catch {
    // A storage that the browser denies sends no events.
    return false;
  }
}

function createServerSlot(key: string): StorageSlot {
  const fail = (): never => {
    throw new Error(`The storage slot "${key}" was used on the server. Use it in effects and event handlers.`);
  };
  return { get: fail, set: fail, del: fail, listen: fail };
}
