/** What the website's client module says in the console of a deploy preview. */
import { expect, inject } from 'vitest';
import { itInUsedWindow as it } from '../setup/browser-test.js';

const { origin } = inject('serviceSites').extras;

it('R260 logs route changes to the console', async ({ open }) => {
  const page = await open('about:blank');
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('[route]')) said.push(message.text());
  });
  await page.goto(`${origin}/docs/lights`);
  await expect.poll(() => said.length).toBe(2);
  await page.locator('main').getByRole('link', { name: 'the cape' }).click();
  await expect.poll(() => said.length).toBe(5);
  const lights = { path: '/docs/lights', title: 'Lights | Beacon', h1: 'Lights' };
  const keepers = { path: '/docs/keepers', title: 'Keepers | Beacon', h1: 'Keepers' };
  const events = said.map((text) => {
    const [, what, json = '{}'] = /^\[route\] ([a-z ]+) (\{.*)$/.exec(text) ?? [];
    // The cast: what the client module writes.
    const { description, ...shown } = JSON.parse(json) as Record<string, string>;
    return [what, shown, description];
  });
  const [ofLights, ofKeepers] = [/^Each light along the coast/, /^The keepers light the lamps/];
  expect(events).toEqual([
    ['update', lights, expect.stringMatching(ofLights)],
    ['did update', lights, expect.stringMatching(ofLights)],
    // Both come before the new page is shown.
    ['update', { ...lights, path: '/docs/keepers' }, expect.stringMatching(ofLights)],
    ['cleanup', { ...lights, path: '/docs/keepers' }, expect.stringMatching(ofLights)],
    ['did update', keepers, expect.stringMatching(ofKeepers)],
  ]);
});
