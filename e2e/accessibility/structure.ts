/** What assistive technology is told of the structure of a page. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Node {
  role: string;
  name: string;
}

/** Roles and names of everything that the browser tells assistive technology, in order. */
async function accessibleNodes(page: Page): Promise<Node[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.flatMap((line) => {
    const [, role, name = ''] = /^\s*- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    return role === undefined ? [] : [{ role, name }];
  });
}

const LANDMARKS = new Set(['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region']);
/** Of sets of tabs the site format knows no name. */
const NAMED = new Set(['navigation', 'button', 'link', 'img', 'dialog', 'tab']);

/** Named landmarks and controls, one title above the other headings, and no id twice. */
export async function expectStructure(page: Page): Promise<void> {
  let nodes: Node[] = [];
  const unnamed = async () => {
    nodes = await accessibleNodes(page);
    return nodes.filter(({ role, name }) => NAMED.has(role) && name.trim() === '');
  };
  // While a diagram is drawn, its parts are in the page for a moment.
  await expect.poll(unnamed).toEqual([]);
  const landmarks = nodes.filter(({ role }) => LANDMARKS.has(role)).map(({ role, name }) => `${role} ${name}`);
  expect(landmarks.filter((one) => one.startsWith('main'))).toEqual(['main ']);
  expect(new Set(landmarks).size, landmarks.join(', ')).toBe(landmarks.length);
  const levels = await page
    .locator('.main-wrapper :is(h1, h2, h3, h4, h5, h6):not(aside *):visible')
    .evaluateAll((headings) => headings.map(({ localName }) => Number(localName.slice(1))));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}
