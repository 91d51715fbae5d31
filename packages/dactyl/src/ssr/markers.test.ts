import { describe, expect, it } from 'vitest';
import { emptyCollected } from '../react/render-context.js';
import type { RegionRecord } from '../react/page-rendering.js';
import { fillRaw } from '../shared/marks/placeholders.js';
import { takeRegions } from './markers.js';

const record = (dependsOnPage = false): RegionRecord => ({
  key: 'navbar',
  ...emptyCollected(),
  dependsOnPage,
  html: undefined,
  islands: [],
  reads: new Set(),
  entries: new Set(),
});

describe('fillRaw', () => {
  it('puts raw HTML where it belongs, also where raw HTML holds raw HTML', () => {
    const markup = '<p><dactyl-raw n="1"></dactyl-raw></p>';
    expect(fillRaw(markup, ['<b>$1 $&</b>', '<i><dactyl-raw n="0"></dactyl-raw></i>'])).toBe(
      '<p><i><b>$1 $&</b></i></p>',
    );
  });
});

describe('takeRegions', () => {
  it('keeps what a region holds, once, and leaves its place', () => {
    const navbar = record();
    const regions = new Map([['navbar', navbar]]);
    const first = takeRegions('a<dactyl-region name="navbar"><nav>N</nav></dactyl-region>b', regions);
    const second = takeRegions('c<dactyl-region name="navbar"></dactyl-region>d', regions);
    expect([first, second]).toEqual(['a<!--region:navbar--><!--/region-->b', 'c<!--region:navbar--><!--/region-->d']);
    expect(navbar.html).toBe('<nav>N</nav>');
  });

  it('marks the branches of a region, nested ones too', () => {
    const sidebar = record();
    const inside =
      '<dactyl-branch name="0"><li>1</li><dactyl-branch name="0.1"><li>2</li></dactyl-branch></dactyl-branch>';
    takeRegions(`<dactyl-region name="s">${inside}</dactyl-region>`, new Map([['s', sidebar]]));
    expect(sidebar.html).toBe('<!--branch:0--><li>1</li><!--branch:0.1--><li>2</li><!--/branch--><!--/branch-->');
  });

  it('leaves a region that depends on the page where it is, to be marked there', () => {
    const own = record(true);
    const markup = '<dactyl-region name="own"><dactyl-branch name="0"><li>1</li></dactyl-branch></dactyl-region>!';
    expect(takeRegions(markup, new Map([['own', own]]))).toBe('<!--own-region--><li>1</li><!--/own-region-->!');
    expect(own.html).toBeUndefined();
  });
});
