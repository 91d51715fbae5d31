/** `dactyl report` from the command line. Its newer output is written by hand; the older one is built from a commit, once. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRepository } from '../git-repository.js';
import { createSite } from './fixture.js';

it('dactyl report builds a commit beside the work of the user, and tells what has changed since', async () => {
  const site = createSite({
    '.gitignore': '.dactyl\nbuild\nnode_modules\n',
    'docusaurus.config.mjs': `export default {
  title: 'Pier', url: 'https://pier.example.com', baseUrl: '/', themeConfig: { search: false },
  presets: [['classic', { pages: false, blog: false, sitemap: false, docs: { routeBasePath: '/' } }]],
};`,
    'docs/a.md': '---\nslug: /\n---\n\nSee [B](b.md).\n',
    'docs/b.md': '# Boats\n\nThe trawler left. It comes back.\n',
  });
  const repository = createRepository(site.siteDir);
  repository.commit();
  const head = repository.git('rev-parse', 'HEAD');
  site.write('docs/b.md', 'Not committed.\n');
  repository.git('add', 'docs/b.md');
  site.write('docs/b.md', 'Not even added.\n');
  const status = repository.git('status', '--porcelain');
  site.write('build/index.html', '<title>A</title><main><a href="/b">B</a> <a href="/c">C</a></main>');
  site.write('build/b.html', '<title>B</title><main><h1>Boats</h1><p>The trawler sank. It comes back.</p></main>');

  const made = await site.run(['report', '--base', 'main', '--url', 'https://p.example/7', '--output', 'report.md']);
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('Wrote report.md. 2 pages changed')]);
  const text = readFileSync(site.file('report.md'), 'utf8');
  expect(text).toContain('-The trawler left.\n+The trawler sank.\n It comes back.');
  expect(text).toContain('[`/b`](<https://p.example/7/b>) B');
  expect(text).toContain('- ✗ `build/index.html` The link "/c" leads to no page. (broken-link)');

  site.remove('report.md');
  expect(repository.git('status', '--porcelain')).toBe(status);
  expect(repository.git('diff', '--cached')).toContain('+Not committed.');
  expect(readFileSync(site.file('docs/b.md'), 'utf8')).toBe('Not even added.\n');
  expect(repository.git('worktree', 'list').trim().split('\n')).toHaveLength(1);
  expect(existsSync(site.file('.dactyl/report/work'))).toBe(false);

  // The same commit is not built again, under whatever name.
  const built = readFileSync(site.file('.dactyl/report/built'), 'utf8');
  const folder = readdirSync(site.file('.dactyl/report/build'));
  site.write('.dactyl/report/build/b/index.html', '<title>B</title><main>Kept</main>');
  const again = await site.run(['report', '--base', head.trim(), '--format', 'json', '--no-check']);
  expect(JSON.parse(again.stdout)).toMatchObject({ pages: { before: 2, changed: [{ url: '/' }, { url: '/b' }] } });
  expect(again.stdout).toContain('Kept');
  expect([
    readFileSync(site.file('.dactyl/report/built'), 'utf8'),
    readdirSync(site.file('.dactyl/report/build')),
  ]).toEqual([built, folder]);

  const unknown = await site.run(['report', '--base', 'mian']);
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('Did you mean "main"?')]);
});
