/** `dactyl check` from the command line. Its folder is written by hand: what builds write, the website's test checks. */
import { readFileSync, rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const FILES = {
  'docusaurus.config.mjs': `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/', trailingSlash: false,
  presets: [['classic', { pages: false, blog: false, docs: { routeBasePath: '/' } }]],
  check: {
    rules: { 'missing-alt': 'off' },
    ignore: [
      { rule: 'orphan-page', page: '/', reason: 'Readers begin here.' },
      { rule: 'broken-link', target: '/intranet/*', reason: 'Another team publishes it.' },
    ],
  },
};`,
  'docs/a.md': '---\nslug: /\n---\n\n[B](/B), [C](/c), [D](/intranet/d)\n',
  'docs/b.md': 'Back [home](/b/)\n',
  'build/index.html':
    '<main><a href="/B">B</a>, <a href="/c">C</a>, <a href="/intranet/d">D</a> <img src="/a.png"></main>',
  'build/b.html': '<main>Back <a href="/b/">home</a></main>',
  'build/a.png': '',
};

it('dactyl check names places in the sources, and corrects what is beyond doubt when it is told to', async () => {
  const site = createSite(FILES);
  const text = await site.run(['check']);
  expect([text.code, text.output]).toEqual([1, expect.any(String)]);
  expect(text.output).toMatchInlineSnapshot(`
    "docs/a.md
      5:5 error The link "/B" leads to no page. (broken-link)
          Did you mean "/b"?
      5:14 error The link "/c" leads to no page. (broken-link)
          Did you mean "/b"?

    docs/b.md
      warning No other page links to "/b". (orphan-page)
          Link to it, put it into a sidebar, or mark it as unlisted.
      1:13 warning The link "/b/" has a slash at its end; "trailingSlash" is false. (trailing-slash)
          Write "/b".

    warning Nothing is left out by {"rule":"orphan-page","page":"/"} in "check.ignore" ("Readers begin here."). Remove it.
    2 errors and 2 warnings in 2 pages (1 left out by "check.ignore")."
  `);

  const warnings = await site.run(['check', '--rules', 'trailing-slash', '--format', 'github']);
  expect([warnings.code, warnings.output]).toEqual([
    0,
    expect.stringMatching(/^::warning file=docs\/b.md,line=1,col=13,title=dactyl check%3A trailing-slash::The link/),
  ]);

  const fixed = await site.run(['check', '--fix', '--yes', '--rules', 'broken-link,trailing-slash']);
  expect(fixed.output).toContain('✓ Corrected 2 files.');
  expect(readFileSync(site.file('docs/a.md'), 'utf8')).toContain('[B](/b), [C](/c)');
  expect(readFileSync(site.file('docs/b.md'), 'utf8')).toBe('Back [home](/b)\n');
});

it('dactyl check prints nothing but data for programs, holds a build against a contract, and names unknown rules', async () => {
  const site = createSite(FILES);
  const json = await site.run(['check', '--format', 'json', '--manifest', 'urls.json']);
  expect(JSON.parse(json.stdout)).toMatchObject({ pages: 2, errors: 2, warnings: 2, ignored: 1 });
  site.write('build/c.html', '<main><h1 id="one">C</h1></main>');
  const kept = await site.run(['check', '--contract', 'urls.json', '--rules', 'vanished-page,vanished-anchor']);
  expect([kept.code, kept.output]).toEqual([0, '✓ No mistakes in 3 pages.']);
  rmSync(site.file('build/b.html'));
  const gone = await site.run(['check', '--contract', 'urls.json', '--rules', 'vanished-page,vanished-anchor']);
  expect([gone.code, gone.output]).toEqual([1, expect.stringContaining('The address "/b" is gone. (vanished-page)')]);
  const unknown = await site.run(['check', '--rules', 'broken-links']);
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('Did you mean "broken-link"?')]);
});
