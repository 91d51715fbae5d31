/** Images of the output folder that chapters show. A book has them inside: it may not ask other hosts. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
};

export interface BookImage {
  /** In the book. */
  name: string;
  type: string;
}

export interface BookImages {
  /** @returns its name in the book; `undefined` for what no book can show */
  add(src: string, pageUrl: string): string | undefined;
  used(): BookImage[];
  read(): Promise<[string, Uint8Array][]>;
}

export function createImages(dir: string, findFile: (url: URL) => string | undefined): BookImages {
  const images = new Map<string, BookImage & { bytes(): Promise<Uint8Array> }>();
  const keep = (key: string, extension: string, bytes: () => Promise<Uint8Array>): string | undefined => {
    const type = TYPES[extension];
    if (type === undefined) return undefined;
    const name = images.get(key)?.name ?? `images/${images.size + 1}${extension}`;
    images.set(key, { name, type, bytes });
    return name;
  };
  return {
    add(src, pageUrl) {
      const [, kind, data] = /^data:image\/(png|jpeg|gif|svg\+xml);base64,(.+)$/.exec(src) ?? [];
      if (kind !== undefined && data !== undefined)
        return keep(src, `.${kind.replace('+xml', '')}`, async () => Buffer.from(data, 'base64'));
      const file = URL.canParse(src, pageUrl) ? findFile(new URL(src, pageUrl)) : undefined;
      return file && keep(file, path.extname(file).toLowerCase(), () => readFile(path.join(dir, file)));
    },
    used: () => [...images.values()].map(({ name, type }) => ({ name, type })),
    read: () => Promise.all([...images.values()].map(async ({ name, bytes }) => [name, await bytes()])),
  };
}
