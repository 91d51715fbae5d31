/** What tests of a site of files share: how it is opened without a server, and what a reader does in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { TestContext } from 'vitest';
import type { Open } from './browser-test.js';

export interface PortableSite {
  page: Page;
  /** Address of a file. */
  at: (file: string) => string;
  /** Addresses of what the browser did not find. */
  missing: readonly string[];
}

interface SiteOfFiles {
  open: Open;
  onTestFinished: TestContext['onTestFinished'];
  /** Puts the site into an empty folder. */
  fill: (dir: string) => unknown;
}

export async function openPortableSite({ open, onTestFinished, fill }: SiteOfFiles): Promise<PortableSite> {
  const dir = mkdtempSync(join(tmpdir(), 'dactyl-portable-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  await fill(dir);
  const page = await open('about:blank');
  const missing: string[] = [];
  page.on('requestfailed', (request) => missing.push(request.url()));
  return { page, at: (file) => pathToFileURL(join(dir, file)).href, missing };
}

/** Follows the first hit, which must be this page, and then the link to it in Chinese. */
export async function searchAndSwitch({ page, at }: PortableSite, words: string, hit: string): Promise<void> {
  await page.locator('button[data-search]').click();
  await page.locator('.DocSearch-Input').fill(words);
  await page.locator('.DocSearch-Hit a').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${at(hit)}**`);
  await page.locator('a[data-alternate="zh"]').first().dispatchEvent('click');
  await page.waitForURL(`${at(`zh/${hit}`)}**`);
}
