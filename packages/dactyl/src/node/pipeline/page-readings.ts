/** Reads pages for plugins in the thread that has just made them, while they are in memory (`unstable_getPageReader`). */
import type {
  unstable_MadePage,
  unstable_PageReaderAddress,
  unstable_PageReaderModule,
} from '../plugin-api/page-reader-types.js';
import type { PageReaders } from '../site/page-readers.js';

/** Key of a plugin → what its reader has found. Bytes, which lie outside of the heap of JavaScript. */
export type PageReadings = Record<string, Uint8Array>;

export type ReadMadePage = (page: unstable_MadePage) => PageReadings;

export async function openPageReaders(readers: PageReaders): Promise<ReadMadePage | undefined> {
  const open = await Promise.all(
    Object.entries(readers).map(async ([key, address]) => ({ key, read: await openReader(address) })),
  );
  if (open.length === 0) return undefined;
  const encoder = new TextEncoder();
  return ({ html, ...page }) => {
    // As in the file, where halves of a pair cannot be written.
    // The cast: Node has it, TypeScript from ES2024 on.
    const written = { ...page, html: (html as string & { toWellFormed(): string }).toWellFormed() };
    const found = open.map(({ key, read }) => [key, read(written)] as const);
    return Object.fromEntries(
      found.flatMap(([key, text]) => (text === undefined ? [] : [[key, encoder.encode(text)]])),
    );
  };
}

async function openReader({ module, options }: unstable_PageReaderAddress) {
  const { createPageReader } = (await import(/* @vite-ignore */ module)) as unstable_PageReaderModule; // the plugin that named it says so
  return createPageReader(options);
}
