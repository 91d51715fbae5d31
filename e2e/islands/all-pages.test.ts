import { describe, expect } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import { pageFiles } from '../setup/website-output.js';
import { it, wake } from './island-test.js';
import { mainTargetsOf } from './targets.js';

/** One leads elsewhere, one is not well formed: React is right to complain. */
const SPECIAL = /^404\.html$|^moved\b|\bnesting\b/;

const TARGETS = (['islands', 'islands-shell', 'islands-swizzled'] as const).flatMap(mainTargetsOf);

describe.each(TARGETS)('$site in $mode mode', ({ origin, outDir }) => {
  const pathnames = pageFiles(openOutput(outDir))
    .filter((file) => !SPECIAL.test(file))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);

  it('has no page whose hydration React complains about', async ({ visit }) => {
    const page = await visit('about:blank');
    expect(pathnames.length).toBeGreaterThan(5);
    for (const pathname of pathnames) {
      await page.goto(origin + pathname);
      const html = await page.content();
      if (/<!--island:/.test(html)) await wake(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      expect(await page.locator('h1').first().isVisible(), pathname).toBe(true);
    }
  });
});
