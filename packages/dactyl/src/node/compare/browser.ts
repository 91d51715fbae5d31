/**
 * Drives a browser through what the site has installed for that: playwright or puppeteer. Only the few functions
 * that both have are used. Without either, a comparison continues without screenshots.
 */
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isRecord } from '../../shared/is-record.js';

const DRIVERS = ['playwright-core', 'playwright', 'puppeteer-core', 'puppeteer'];
const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

interface Size {
  width: number;
  height: number;
}

export interface OpenOptions {
  size: Size;
  mode: ColorMode;
  /** Source of an expression that is evaluated in the page. */
  question?: string;
}

export type ColorMode = 'light' | 'dark';

interface DrivenResponse {
  url(): string;
  headers(): Record<string, string>;
  body?(): Promise<Uint8Array>;
  buffer?(): Promise<Uint8Array>;
}

interface DrivenPage {
  setViewportSize?(size: Size): Promise<void>;
  setViewport?(size: Size): Promise<void>;
  emulateMedia?(media: { colorScheme: ColorMode }): Promise<void>;
  emulateMediaFeatures?(features: { name: string; value: string }[]): Promise<void>;
  evaluate(source: string): Promise<unknown>;
  goto(url: string, options: { waitUntil: string }): Promise<unknown>;
  screenshot(options: { type: 'jpeg'; quality: number }): Promise<Uint8Array>;
  on(event: 'response', listener: (response: DrivenResponse) => void): void;
  close(): Promise<void>;
}

interface DrivenBrowser {
  newContext?(): Promise<{ newPage(): Promise<DrivenPage>; close(): Promise<void> }>;
  createBrowserContext?(): Promise<{ newPage(): Promise<DrivenPage>; close(): Promise<void> }>;
  close(): Promise<void>;
}

interface Launcher {
  launch(options: object): Promise<DrivenBrowser>;
}

export interface BrowserView {
  screenshot: Uint8Array;
  /** The responses the page loaded, uncompressed. */
  responses: { url: string; type: string; body: Uint8Array }[];
  /** Result of the question. */
  answer: unknown;
}

export interface Browser {
  /** Opens a page with an empty cache. */
  open(url: string, options: OpenOptions): Promise<BrowserView>;
  close(): Promise<void>;
}

/** @returns the reason as text when there is no browser */
export async function openBrowser(siteDir: string): Promise<Browser | string> {
  const driver = await findDriver(siteDir);
  if (!driver)
    return 'neither playwright-core nor puppeteer is installed in the site (npm install --no-save playwright-core)';
  const chosen = process.env.CHROME_PATH;
  for (const executablePath of chosen ? [chosen] : [undefined, ...USUAL_PLACES]) {
    try {
      const args = ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'];
      return drive(await driver.launch({ args, executablePath: executablePath || undefined }), driver.idle);
    } catch {
      // The next place.
    }
  }
  return chosen ? `CHROME_PATH is "${chosen}", which does not start` : 'no browser starts; CHROME_PATH can name one';
}

async function findDriver(siteDir: string): Promise<(Launcher & { idle: string }) | undefined> {
  const requireThere = createRequire(path.join(siteDir, 'package.json'));
  for (const name of DRIVERS) {
    try {
      const loaded: unknown = await import(pathToFileURL(requireThere.resolve(name)).href);
      const exported = isRecord(loaded) && isRecord(loaded['default']) ? { ...loaded['default'], ...loaded } : loaded;
      const launcher = isRecord(exported) ? (exported['chromium'] ?? exported['default'] ?? exported) : undefined;
      const idle = name.startsWith('playwright') ? 'networkidle' : 'networkidle0';
      // What these packages are known for.
      if (hasLaunch(launcher)) return { launch: (options) => launcher.launch(options), idle };
    } catch {
      // Not installed.
    }
  }
  return undefined;
}

function hasLaunch(value: unknown): value is Launcher {
  return typeof value === 'object' && value !== null && 'launch' in value && typeof value.launch === 'function';
}

function drive(browser: DrivenBrowser, waitUntil: string): Browser {
  return {
    async open(url, { size, mode, question }) {
      const context = await (browser.newContext?.() ?? browser.createBrowserContext?.());
      if (!context) throw new Error('This version of the browser driver is not known.');
      const page = await context.newPage();
      await (page.setViewportSize?.(size) ?? page.setViewport?.(size));
      await (page.emulateMedia?.({ colorScheme: mode }) ??
        page.emulateMediaFeatures?.([{ name: 'prefers-color-scheme', value: mode }]));
      const bodies: Promise<BrowserView['responses'][number] | undefined>[] = [];
      page.on('response', (response) => bodies.push(readBody(response)));
      // Some pages never become idle, for example because they request hosts that do not exist.
      await page.goto(url, { waitUntil }).catch(() => undefined);
      const screenshot = await page.screenshot({ type: 'jpeg', quality: 60 });
      const answer = question === undefined ? undefined : await page.evaluate(question);
      const responses = (await Promise.all(bodies)).filter((one) => one !== undefined);
      await context.close();
      return { screenshot, responses, answer };
    },
    close: () => browser.close(),
  };
}

async function readBody(response: DrivenResponse): Promise<BrowserView['responses'][number] | undefined> {
  try {
    const body = await (response.body?.() ?? response.buffer?.());
    return body && { url: response.url(), type: response.headers()['content-type'] ?? '', body };
  } catch {
    // Redirects have no body.
    return undefined;
  }
}
