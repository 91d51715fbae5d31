/** What readers of plugins have found in the pages of a build, from when they are made to `postBuild`. */
import type { PageReport } from '../pipeline/engine-types.js';
import type { PageReadings } from '../pipeline/page-readings.js';
import type { unstable_PageReadings } from '../plugin-api/page-reader-types.js';

export interface ReadingStore {
  keep(page: Pick<PageReport, 'locale' | 'pathname' | 'outputs'>, readings: PageReadings): void;
  /** @param reader - See `readerKey`. */
  of(locale: string, reader: string): unstable_PageReadings;
}

interface Kept {
  bytes: Uint8Array;
  size: number;
  modified: number;
}

export function createReadingStore(): ReadingStore {
  const kept = new Map<string, Kept>();
  const decoder = new TextDecoder();
  const nameOf = (...parts: string[]) => parts.join('\0');
  return {
    keep({ locale, pathname, outputs: [document] }, readings) {
      if (!document) return;
      const { size, modified } = document;
      for (const [reader, bytes] of Object.entries(readings))
        kept.set(nameOf(locale, reader, pathname), { bytes, size, modified });
    },
    of: (locale, reader) => ({
      take(pathname) {
        const name = nameOf(locale, reader, pathname);
        const found = kept.get(name);
        kept.delete(name);
        return found && { text: decoder.decode(found.bytes), size: found.size, modified: found.modified };
      },
    }),
  };
}
