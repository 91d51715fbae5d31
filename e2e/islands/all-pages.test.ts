import { describe, expect } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { pageFiles } from '../setup/website-output.js';
import { it, wake } from './island-test.js';
import { mainTargetsOf } from './targets.js';

/** One leads elsewhere, one is not well formed: React is right to complain. */
const SPECIAL = /^404\.html$|^moved\b|\bnesting\b/;

/**
 * Pages that other tests of this folder load, wake and watch in the same way, and the pages about the site itself, which
 * are those of the first site. The full run takes them too.
 */
const SEEN_ELSEWHERE = {
  islands:
    /^docs\/(?:counter|slots|props|element-props|function-props|children|suspense|mdx-state|mdx-click|hooks|portal|packages|provider|evasions|full)\/|^(?:notebook|inside)\//,
  'islands-shell': /^docs\/(?:first|second|toggles)\/|^__docusaurus\//,
  'islands-swizzled': /^docs\/(?:one|two|deep|live|1\.0\/one)\/|^blog\/(?:index|post\/)|^__docusaurus\//,
};
const IS_FULL = process.env.DACTYL_TEST_FULL === '1';

/** Of the other sites, hardly a page is seen by no other test. */
const SITES = IS_FULL ? (['islands', 'islands-shell', 'islands-swizzled'] as const) : (['islands'] as const);
const TARGETS = SITES.flatMap((name) =>
  mainTargetsOf(name).map((target) => ({ ...target, seen: SEEN_ELSEWHERE[name] })),
);

describe.each(TARGETS)('$site in $mode mode', ({ origin, outDir, seen, mode }) => {
  const output = openOutput(outDir);
  const files = pageFiles(output).filter((file) => !SPECIAL.test(file));
  const hasIslands = (file: string) => output.read(file).includes('<!--island:');

  it('has a title on each page', () => {
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect(output.page(file).all('h1').length, file).toBeGreaterThan(0);
  });

  it('has no page whose hydration React complains about', async ({ visit }) => {
    const page = await visit('about:blank');
    // In this mode, nothing of React runs on a page without islands.
    const live = files.filter((file) => (mode !== 'islands' || hasIslands(file)) && (IS_FULL || !seen.test(file)));
    expect(live.length).toBeGreaterThan(2);
    for (const file of live) {
      await page.goto(`${origin}/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);
      if (hasIslands(file)) await wake(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.locator('h1').first().isVisible(), file).toBe(true);
    }
  });
});
