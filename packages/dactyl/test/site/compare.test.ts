/** `dactyl compare` and `dactyl migrate` as people call them. A folder written by hand plays what Docusaurus makes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { copyFixture, createSite } from './fixture.js';

const page = (main: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body><main>${main}</main></body></html>`;

const CONFIG = `export default { title: 'Pier', url: 'https://pier.example', baseUrl: '/', presets: ['classic'] };`;

describe('dactyl compare', () => {
  it('builds with both, says what is lost, and ends with 1', async () => {
    const site = copyFixture('broken-sites/base');
    site.edit('docusaurus.config.js', (text) => text.replace("baseUrl: '/',", "baseUrl: '/', ssrTemplate: '<html>',"));
    site.write('src/css/custom.css', '.hero {\n}\n.banner:hover {\n}\n');
    site.write('node_modules/@docusaurus/core/package.json', '{"version":"3.8.1","bin":{"docusaurus":"bin/cli.mjs"}}');
    // It copies what it has "built", as far as a comparison can tell.
    site.write(
      'node_modules/@docusaurus/core/bin/cli.mjs',
      `import { cpSync } from 'node:fs';
       cpSync('made', process.argv[process.argv.indexOf('--out-dir') + 1], { recursive: true });`,
    );
    site.write('made/gone.html', page('<p>Gone</p>'));
    site.write('made/docs/fine.html', page('<p class="banner">Words that nobody has written</p><a href="/gone">x</a>'));
    const { code, output } = await site.run(['compare']);
    expect(output).toContain('Building with Docusaurus 3.8.1 …\nBuilding with Dactyl');
    expect(output).toMatch(/^Pages +1 lost of 2; \d+ added: /m);
    expect(output).toContain('  /gone  in gone.html\n');
    expect(output).toMatch(
      /^Text: 2\n {2}6 words {2}in docs\/fine\.html\n {4}Docusaurus: … Words that nobody has written …/m,
    );
    expect(output).toContain('  .banner:hover  src/css/custom.css:3');
    expect(output).toContain('Options without effect: 1\n  "ssrTemplate" has no effect.');
    expect(output).toMatch(/^Build, time +<time> +<time>$/m);
    expect(output).not.toContain('--cold');
    expect(code).toBe(1);
  });

  it('takes finished builds, has everything as JSON, and writes a report', async () => {
    const home = page('<h1>Home</h1>');
    const site = createSite({ 'docusaurus.config.js': CONFIG, 'before/index.html': home, 'build/index.html': home });
    const args = ['compare', '--against', 'before', '--built', 'build'];
    const { code, stdout } = await site.run([...args, '--json']);
    expect(JSON.parse(stdout)).toMatchObject({ lost: [], counts: { pages: 1 }, pages: [{ path: '/' }] });
    expect(code).toBe(0);
    site.write('before/<i>.html', page('x'));
    const second = await site.run([...args, '--html', 'report.html'], { CHROME_PATH: 'none' });
    expect(second.output).toContain(
      '✓ Wrote report.html, without screenshots: CHROME_PATH is "none", which does not start.',
    );
    expect(second.code).toBe(1);
    expect(readFileSync(site.file('report.html'), 'utf8')).toContain('<code>/&lt;i&gt;</code>');
  });

  it('says what is missing', async () => {
    const site = createSite({ 'docusaurus.config.js': CONFIG, 'empty/a.txt': '' });
    const printed = [];
    for (const args of [[], ['--against', 'empty', '--built', 'empty'], ['--against', 'nowhere']]) {
      const { code, output } = await site.run(['compare', ...args]);
      printed.push(`${code} ${output}`);
    }
    expect(printed.join('\n')).toMatchInlineSnapshot(`
      "1 error Docusaurus is not installed in this site, so there is nothing to compare with.
        Install the packages of the site, or name the folder of a build that Docusaurus has made: --against ../build-before
        More: https://dactyl.example/docs/cli#compare
      1 Comparing the pages …
      error <site>/empty holds no HTML page.
        Name the folder that holds the index.html of a finished build.
      1 error There is no folder <site>/nowhere, which --against names.
        Name the folder that holds the index.html of a finished build."
    `);
  });
});

describe('dactyl migrate', () => {
  const manifest = `{
  "name": "pier",
  "scripts": { "build": "docusaurus build" },
  "dependencies": {
    "@docusaurus/core": "3.8.1",
    "react": "^18.0.0"
  }
}
`;

  it('shows the difference, and writes it when it is told to', async () => {
    const site = createSite({ 'package.json': manifest, 'babel.config.js': '', 'tsconfig.json': '{}' });
    const shown = await site.run(['migrate']);
    expect(shown.output).toMatchInlineSnapshot(`
      "package.json

        {
          "name": "pier",
      -   "scripts": { "build": "docusaurus build" },
      +   "scripts": { "build": "dactyl build" },
          "dependencies": {
      -     "@docusaurus/core": "3.8.1",
      -     "react": "^18.0.0"
      +     "dactyl": "3.6.3",
      +     "react": "^19.0.0"
          }
        }

      No longer has a purpose:
        babel.config.js: nothing reads it

      Nothing was changed. Add --yes to write it."
    `);
    expect([shown.code, readFileSync(site.file('package.json'), 'utf8')]).toEqual([0, manifest]);
    expect((await site.run(['migrate', '--check'])).code).toBe(1);

    const written = await site.run(['migrate', '--yes']);
    expect(written.output).toContain('✓ Wrote package.json. Next: npm install, then npx dactyl build');
    expect(readFileSync(site.file('package.json'), 'utf8')).toContain('"scripts": { "build": "dactyl build" },');
    expect((await site.run(['migrate', '--check'])).code).toBe(0);
  });

  it('changes the package.json of the workspace when that one names Docusaurus', async () => {
    const site = createSite({
      'package.json': manifest.replace('{', '{ "workspaces": ["docs"],'),
      'docs/package.json': '{ "name": "docs" }',
      'broken/package.json': '{ "name": ',
    });
    expect((await site.run(['migrate', 'docs', '--yes'])).output).toContain('✓ Wrote package.json.');
    expect(readFileSync(site.file('docs/package.json'), 'utf8')).toBe('{ "name": "docs" }');
    const broken = await site.run(['migrate', 'broken']);
    expect([broken.code, broken.output]).toEqual([1, expect.stringContaining('package.json is no valid JSON')]);
  });
});
