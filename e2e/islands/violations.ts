import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** Violations of WCAG 2.2 AA and of axe's best practices inside of an element, one line each. */
export async function violationsIn(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (include): Promise<AxeResults['violations']> => {
    // The cast: the line before has put it there.
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    return (await inPage.run({ include: [[include]] })).violations;
  }, selector);
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${target.join(' ')} — ${html.slice(0, 200)}`),
  );
}
