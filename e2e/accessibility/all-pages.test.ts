/** Accessibility of every page of the website. Only in `npm run test:full`: it takes minutes. */
import { describe, expect, inject } from 'vitest';
import { it, type Open } from '../setup/browser-test.js';
import { isChinese, openWebsiteOutput, pageFiles } from '../setup/website-output.js';
import { violations } from './axe.js';

/** Machines of CI have two cores. */
const WINDOWS = 2;

/** What pages of the test areas do wrong on purpose, or because a test needs it: page and rule. */
const ON_PURPOSE = [
  /^(?:zh\/)?tests\/docs\/toc\/.* heading-order/,
  /^(?:zh\/)?tests\/blog\/.*toc-tests\.html .* heading-order/,
  /^(?:zh\/)?tests\/pages\/layout-no-children\.html .* (?:landmark-one-main|page-has-heading-one)/,
  // A colour that the page gives itself, to see that it is kept.
  /^(?:zh\/)?tests\/pages\/markdown-tests-md\.html .* color-contrast: p:nth-child/,
];

describe.runIf(process.env.DACTYL_TEST_FULL === '1')('accessibility of every page', () => {
  const output = openWebsiteOutput();
  // Redirects lead away, some to another site.
  const files = pageFiles(output).filter((file) => output.read(file).includes('id="__docusaurus"'));

  it('holds in English', async ({ open }) => {
    expect(
      await violationsIn(
        files.filter((file) => !isChinese(file)),
        open,
      ),
    ).toEqual([]);
  });

  it('holds in Chinese', async ({ open }) => {
    expect(await violationsIn(files.filter(isChinese), open)).toEqual([]);
  });
});

/** In both colour modes, one line each. */
async function violationsIn(files: readonly string[], open: Open): Promise<string[]> {
  const found: string[] = [];
  const queue = files.values();
  const work = async () => {
    const page = await open('about:blank', { reducedMotion: 'reduce' });
    for (const file of queue) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`${inject('builtSite')}/${addressOf(file)}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        found.push(...(await violations(page, colorScheme)).map((one) => `${file} (${colorScheme}) ${one}`));
      }
    }
  };
  await Promise.all(Array.from({ length: WINDOWS }, work));
  return found.filter((line) => !ON_PURPOSE.some((one) => one.test(line)));
}

/** How `dactyl serve` names the page of a file: without `.html` and `index`. */
function addressOf(file: string): string {
  const pathname = file.replace(/\.html$/, '').replace(/(?:^|(?<=\/))index$/, '');
  return pathname.split('/').map(encodeURIComponent).join('/');
}
