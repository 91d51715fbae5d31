/** Pages of a finished build in a browser: what they fetch, and how they look. */
import { gzipSync } from 'node:zlib';
import { createPreviewServer } from '../serve/preview/preview-server.js';
import type { Browser, BrowserView } from './browser.js';
import type { PageWeight } from './weigh-page.js';

export interface ViewedPage {
  weight: PageWeight;
  /** JPEG, at the widths of a desk and of a phone. */
  screenshots: { width: number; image: Uint8Array }[];
}

export interface ViewOptions {
  folder: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  browser: Browser;
  /** Paths without the base URL. */
  paths: readonly string[];
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const TEXT = /text|javascript|json|xml|svg/;

export async function viewPages({
  folder,
  baseUrl,
  trailingSlash,
  browser,
  paths,
}: ViewOptions): Promise<Map<string, ViewedPage>> {
  const server = await createPreviewServer({ dir: folder, baseUrl, trailingSlash, port: 0 });
  try {
    const viewed = new Map<string, ViewedPage>();
    for (const pathname of paths) {
      const address = `${server.url.replace(/\/$/, '')}${pathname}`;
      const views: BrowserView[] = [];
      for (const size of SIZES) views.push(await browser.open(address, size));
      const [first] = views;
      if (!first) continue;
      const screenshots = views.map(({ screenshot }, index) => ({
        width: SIZES[index]?.width ?? 0,
        image: screenshot,
      }));
      viewed.set(pathname, { weight: weigh(first), screenshots });
    }
    return viewed;
  } finally {
    await server.close();
  }
}

function weigh({ responses }: BrowserView): PageWeight {
  const sized = responses.map(({ type, body }) => ({
    type,
    size: TEXT.test(type) ? gzipSync(body).length : body.length,
  }));
  const sum = (all: typeof sized) => all.reduce((total, { size }) => total + size, 0);
  return {
    bytes: sum(sized),
    script: sum(sized.filter(({ type }) => type.includes('javascript'))),
    requests: sized.length,
  };
}
