import type { Locator } from 'playwright-core';

/**
 * Waits until nothing inside an element moves. A click on a moving element may be lost: the button goes down on the
 * element, and up beside it.
 */
export async function atRest(element: Locator): Promise<void> {
  await element.evaluate((found) =>
    // A cancelled animation has ended, too.
    Promise.allSettled(found.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
}
