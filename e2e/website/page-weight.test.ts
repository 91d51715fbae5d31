import { brotliCompressSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { it } from '../setup/browser-test.js';
import { openWebsiteOutput, pageFiles } from '../setup/website-output.js';

const KB = 1024;
const output = openWebsiteOutput();

function compressedSize(body: string | Buffer): number {
  return brotliCompressSync(body).length;
}

/** Files that a document names, as paths in the output. */
function linkedFiles(html: string): { scripts: string[]; styles: string[] } {
  const find = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, url = '']) => url.slice(1));
  return {
    scripts: find(/<script[^>]* src="([^"]+)"/g),
    styles: find(/<link rel="stylesheet" href="([^"]+)"/g),
  };
}

/** What runs from the HTML itself. */
function inlineScripts(html: string): string {
  const found = [...html.matchAll(/<script([^>]*)>([^<]+)<\/script>/g)];
  return found.flatMap(([, attributes = '', code = '']) => (/ type="/.test(attributes) ? [] : [code])).join('\n');
}

describe('a docs page', () => {
  it('sends at most 5 KB of JavaScript, with what stands in its HTML, in at most 4 requests, no React, and 30 KB in all', async ({
    open,
  }) => {
    const page = await open('about:blank');
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    let first: Response[] = [];
    page.on('load', () => (first = [...responses]));
    await page.goto(`${inject('builtSite')}/docs/installation`, { waitUntil: 'networkidle' });
    // What makes the site readable offline comes when the page is loaded; its description is not shown.
    expect(responses.map((response) => response.url())).toContainEqual(expect.stringContaining('/assets/js/offline-'));
    const isBeside = (response: Response) => response.url().endsWith('/manifest.json');
    // The icon is an image, though Chromium has no name for it, and asks for it where no page of the host was open before.
    const isImage = (response: Response) =>
      response.request().resourceType() === 'image' || response.url().endsWith('/favicon.svg');
    const counted = first.filter((response) => !isImage(response) && !isBeside(response));
    expect(counted.length).toBeLessThanOrEqual(4);
    const bodies = await Promise.all(
      counted.map(async (response) => ({ type: response.request().resourceType(), body: await response.body() })),
    );
    const scripts = bodies.filter(({ type }) => type === 'script');
    const sizeOf = (some: typeof bodies) => some.reduce((sum, { body }) => sum + compressedSize(body), 0);
    expect(scripts.length).toBeGreaterThan(0);
    const [document] = bodies.filter(({ type }) => type === 'document');
    const inline = inlineScripts(document?.body.toString() ?? '');
    expect(inline).toContain('data-theme');
    expect(sizeOf(scripts) + compressedSize(inline)).toBeLessThanOrEqual(5000);
    expect(sizeOf(bodies.filter(({ type }) => type === 'stylesheet'))).toBeLessThanOrEqual(16_200);
    expect(sizeOf(bodies)).toBeLessThanOrEqual(30 * KB);
    for (const { body } of scripts)
      expect(body.toString()).not.toMatch(/(?<!document\.)createElement\(|useState|hydrateRoot|jsx/);
  });

  it('without islands names the same one script and style sheet in its HTML, in either language', () => {
    const files = pageFiles(output).filter((file) => {
      if (!/^(?:zh\/)?docs(?:\/|\.html)/.test(file)) return false;
      const html = output.read(file);
      // Redirects are no pages; images that open or have states of their own bring a script, steps, cards, badges and
      // formulas styles, and a form both.
      const bringsFiles = /<!--island:|data-image-sizes|data-zoom=|class="(?:katex|dactyl-(?:steps|badge|feedback))/;
      return html.includes('id="__docusaurus"') && !bringsFiles.test(html);
    });
    expect(files.length).toBeGreaterThan(10);
    const linked = files.map((file) => JSON.stringify(linkedFiles(output.read(file))));
    expect([...new Set(linked)]).toHaveLength(1);
    const { scripts, styles } = linkedFiles(output.read('docs.html'));
    expect([scripts.length, styles.length]).toEqual([1, 1]);
  });
});
