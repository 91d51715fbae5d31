import { expect, it } from 'vitest';
import type { SiteComparison } from '../compare/compare-site.js';
import { createSilentLogger } from '../base/logger.js';
import { describeComparison } from './describe-comparison.js';

it('shows where two long values part, and no signs that move the cursor', () => {
  const same = 'a long beginning that both have '.repeat(8);
  const comparison: SiteComparison = {
    title: 'T',
    versions: { docusaurus: '3.8.1', dactyl: '3.6.3' },
    counts: { pages: 2, redirects: 0, selectors: 0 },
    lost: [
      {
        kind: 'meta',
        what: 'description\u001b[2J',
        want: `${same}one`,
        have: `${same}two`,
        files: ['a.html', 'b.html'],
      },
    ],
    added: [],
    ineffective: [],
    unread: [],
    build: { docusaurus: undefined, dactyl: undefined },
    output: { docusaurus: 1, dactyl: 1 },
    pages: [],
    weighedBy: 'html',
    noBrowser: undefined,
    styledElements: 0,
  };
  const text = describeComparison(comparison, { examples: 5, colors: createSilentLogger().colors });
  expect(text).toContain(
    [
      'Meta tags: 1',
      '  description [2J  in a.html and 1 other file',
      '    Docusaurus: …long beginning that both have one',
      '    Dactyl:     …long beginning that both have two',
    ].join('\n'),
  );
});
