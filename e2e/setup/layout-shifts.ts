/** What moves by itself in a page, from its first frame on. */
import type { Page } from 'playwright-core';
import type { DESKTOP, Open } from './browser-test.js';

/** What a reader can see of a move: below, a page counts as still. Browsers call up to 0.1 good. */
const STILL = 0.001;

/** Opens a page that notes what moves in it: `gotoWatched`. */
export async function openWatched(open: Open, url: string, viewport: typeof DESKTOP): Promise<Page> {
  const page = await openWatchedWindow(open, viewport);
  await gotoWatched(page, url);
  return page;
}

/**
 * Loads a page that notes from the first frame on what moves in it, in a window of `openWatchedWindow`. That frame comes when the whole document has been
 * parsed: how much of a long one is painted before depends on the machine, and what stands at the end of a line moves
 * when the rest of it comes.
 */
export async function gotoWatched(page: Page, url: string): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: paintWhole(await response.text()) });
  });
  await page.goto(url);
}

/** A window for several pages. None finds in the cache what one before has loaded: Playwright has none where it answers. */
export async function openWatchedWindow(open: Open, viewport: typeof DESKTOP): Promise<Page> {
  const page = await open('about:blank', { viewport });
  await page.addInitScript(() => {
    const shifts: string[] = [];
    let sum = 0;
    Object.assign(window, { layoutShifts: () => ({ sum, shifts }) });
    new PerformanceObserver((list) => {
      // The cast: TypeScript's library does not know this kind of entry.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { node?: Node }[] })[]) {
        sum += entry.value;
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 80) : '#text',
        );
        shifts.push(`${entry.value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

interface LayoutShifts {
  sum: number;
  shifts: string[];
}

/** What has moved until now. */
export async function layoutShifts(page: Page): Promise<LayoutShifts> {
  // Two frames: what has just changed is measured when it is painted.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  // The cast: the script of `openWatched` put it there.
  return page.evaluate(() => (window as unknown as { layoutShifts(): LayoutShifts }).layoutShifts());
}

/** Moves that a reader sees, one line each. */
export async function visibleShifts(page: Page): Promise<string[]> {
  const { sum, shifts } = await layoutShifts(page);
  return sum < STILL ? [] : shifts;
}

function paintWhole(html: string): string {
  const isWhole = /<head[^>]*>/.test(html) && html.includes('</body>');
  if (!isWhole) throw new Error('The page has no head, or no end.');
  return html
    .replace(/<head[^>]*>/, '$&<link rel="expect" href="#parsed" blocking="render">')
    .replace('</body>', '<i id="parsed" hidden></i></body>');
}
