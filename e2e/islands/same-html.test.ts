import { describe, expect, it } from 'vitest';
import { openOutput } from '../../packages/dactyl/test/site/output.js';
import type { IslandSiteName } from '../setup/islands-setup.js';
import { pageFiles } from '../setup/website-output.js';
import { islandsSite, productionSite, targetsOf } from './targets.js';

/** The document without what hydration needs: marks, scripts, settings, and ids that React makes up. */
function shownHtml(html: string): string {
  return (
    html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
      // Names the file with the items of a closed category; on pages that are React, they come from its data.
      .replaceAll(/ data-branch="[^"]*"/g, '')
      .replaceAll(/_R_\w*_/g, '_R_')
      .replaceAll(/></g, '>\n<')
  );
}

const SITES: IslandSiteName[] = ['islands', 'islands-shell', 'islands-swizzled'];

describe.each(SITES.filter((site) => targetsOf(site).length > 1))('the HTML of the site %s', (site) => {
  const [islands, ...others] = targetsOf(site);
  const files = islands ? pageFiles(openOutput(islands.outDir)) : [];

  it.each(files)('is the same in all modes: %s', (file) => {
    const expected = shownHtml(openOutput(islands?.outDir ?? '').read(file));
    for (const { mode, outDir } of others) {
      expect(shownHtml(openOutput(outDir).read(file)), mode).toBe(expected);
    }
  });
});

describe('the script that hydrates', () => {
  it.each([
    { name: 'build --dev', site: islandsSite('islands'), isDevelopment: true },
    { name: 'build', site: productionSite(), isDevelopment: false },
  ])('has the build of React that is meant: $name', ({ site, isDevelopment }) => {
    const output = openOutput(site.outDir);
    const [, url = ''] = /"hydrate":"\/([^"]+)"/.exec(output.read('docs/counter/index.html')) ?? [];
    expect(output.read(url).includes('development')).toBe(isDevelopment);
  });
});
