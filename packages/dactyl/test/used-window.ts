/** What a window goes through between two tests that use it one after the other. */
import type { Page } from 'playwright-core';

/** Name of a window whose next document finds nothing stored. */
const EMPTIED = 'emptied';

/** Before the window is first used: lets `emptyNext` tell it. */
export async function emptyWhenTold(page: Page): Promise<void> {
  await page.addInitScript(emptyOnce, EMPTIED);
}

/** Whether the document of the last test is gone. One that is on its way elsewhere, such as back, may get there instead. */
export function leave(page: Page): Promise<boolean> {
  return page.goto('about:blank').then(
    () => true,
    () => false,
  );
}

/** Takes away what a test has opened, intercepted or pointed at. */
export async function rest(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.unrouteAll();
  // Outside: a pointer that rests on the next document wakes what it rests on.
  await page.mouse.move(-1, -1);
}

export async function resize(page: Page, wanted: { width: number; height: number }): Promise<void> {
  const now = page.viewportSize();
  if (wanted.width !== now?.width || wanted.height !== now.height) await page.setViewportSize(wanted);
}

/** The next document finds nothing stored. */
export async function emptyNext(page: Page): Promise<void> {
  await page.evaluate((name) => void (window.name = name), EMPTIED);
}

/** Runs before the scripts of each document, after the one before it has stored what it stores when it is left. */
function emptyOnce(name: string): void {
  // An empty page stores nothing; the next one is that of a test.
  if (window.name !== name || location.protocol === 'about:') return;
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
}
