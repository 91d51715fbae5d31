/**
 * Opens pages of a finished build in a browser: what they load, a screenshot, and the answer to a question about
 * each.
 */
import { gzipSync } from 'node:zlib';
import { createPreviewServer } from '../serve/preview/preview-server.js';
import type { Browser, BrowserView, ColorMode } from './browser.js';
import type { PageWeight } from './weigh-page.js';

export interface ViewedPage {
  weight: PageWeight;
  /** In the same order for each page. */
  views: PageView[];
}

export interface PageView extends ViewSetting {
  /** JPEG. */
  screenshot: Uint8Array;
  answer: unknown;
}

/** How a page is looked at. */
export interface ViewSetting {
  mode: ColorMode;
  /** That of a desk or of a phone. */
  width: number;
}

export interface ViewOptions {
  folder: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  browser: Browser;
  /** Paths without the base URL. */
  paths: readonly string[];
  modes: readonly ColorMode[];
  /** @returns source of an expression, such as `document.title` */
  question(pathname: string, view: number): string;
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const TEXT = /text|javascript|json|xml|svg/;

export async function viewPages(options: ViewOptions): Promise<Map<string, ViewedPage>> {
  const { folder, baseUrl, trailingSlash, paths } = options;
  const server = await createPreviewServer({ dir: folder, baseUrl, trailingSlash, port: 0 });
  try {
    const viewed = new Map<string, ViewedPage>();
    for (const pathname of paths) {
      viewed.set(pathname, await viewPage(`${server.url.replace(/\/$/, '')}${pathname}`, pathname, options));
    }
    return viewed;
  } finally {
    await server.close();
  }
}

async function viewPage(
  address: string,
  pathname: string,
  { browser, modes, question }: ViewOptions,
): Promise<ViewedPage> {
  const page: ViewedPage = { weight: { bytes: 0, script: 0, requests: 0 }, views: [] };
  for (const mode of modes) {
    for (const size of SIZES) {
      // Both tools support this parameter, which overrides the system's preference.
      const url = `${address}?docusaurus-theme=${mode}`;
      const first = page.views.length === 0;
      const view = await browser.open(url, { size, mode, question: question(pathname, page.views.length) });
      if (first) page.weight = weigh(view);
      page.views.push({ mode, width: size.width, screenshot: view.screenshot, answer: view.answer });
    }
  }
  return page;
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
