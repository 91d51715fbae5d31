/** `dactyl compare` and `dactyl migrate` as people call them. A folder written by hand plays what Docusaurus makes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findBrowser } from '../browser.js';
import { copyFixture, createSite } from './fixture.js';

const page = (main: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>T</title>${head}</head><body><main>${main}</main></body></html>`;

const NO_BROWSER = { CHROME_PATH: 'none' };

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
    const { code, output } = await site.run(['compare'], NO_BROWSER);
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

    site.write(
      'node_modules/@docusaurus/core/bin/cli.mjs',
      `console.log('one\\n[ERROR] It broke.'); process.exitCode = 1;`,
    );
    const failed = await site.run(['compare']);
    expect([failed.code, failed.output]).toEqual([
      1,
      expect.stringContaining(
        'error The build with Docusaurus failed:\n[ERROR] It broke.\n  Correct these errors first.',
      ),
    ]);
  });

  it('takes finished builds, has everything as JSON, and writes a report', async () => {
    const home = page('<h1>Home</h1>');
    const site = createSite({ 'docusaurus.config.js': CONFIG, 'before/index.html': home, 'build/index.html': home });
    const args = ['compare', '--against', 'before', '--built', 'build'];
    const { code, stdout } = await site.run([...args, '--json'], NO_BROWSER);
    expect(JSON.parse(stdout)).toMatchObject({
      lost: [],
      counts: { pages: 1 },
      pages: [{ path: '/', byHtml: { dactyl: { requests: 1 } } }],
    });
    expect(code).toBe(0);
    site.write('before/<i>.html', page('x'));
    const second = await site.run([...args, '--html', 'report.html'], NO_BROWSER);
    expect(second.output).toContain(
      '✓ Wrote report.html, without screenshots: CHROME_PATH is "none", which does not start.',
    );
    expect(second.output).toMatch(/^Styles that your CSS sets +not compared: CHROME_PATH is "none"/m);
    expect(second.code).toBe(1);
    expect(readFileSync(site.file('report.html'), 'utf8')).toContain('<code>/&lt;i&gt;</code>');
  });

  it('compares in a browser what the CSS of the site touches, and takes pictures in both modes', async () => {
    const theme = `:root { --ifm-color-primary: #0000ff; --ifm-link-color: var(--ifm-color-primary) }
      .menu { color: var(--ifm-link-color); padding: 3px } .plain { color: var(--ifm-link-color) } .bar .plain { color: #010203 }
      .box { color: #111111 }`;
    const css = `:root { --ifm-color-primary: #ff0000 }
      .card { padding: 4px; font-size: 90%; margin: auto }
      [data-theme='dark'] .card { color: #eeeeee }
      .card:hover { color: #00ff00 }
      .box b { color: inherit }
      .entry { font-weight: 400 } .entry--group { font-weight: 500 }
      .late { opacity: 1 }
      @media (max-width: 500px) { .card { text-align: right } }`;
    const script = `document.documentElement.dataset.theme = new URLSearchParams(location.search).get('docusaurus-theme')`;
    // The colours of boxes are the theme's; what opens a group is a link in one theme and a summary in the other.
    const home = (own: string, group = 'a') =>
      page(
        `<div class="card">A card</div><p class="menu">Menu</p><div class="bar"><p class="plain">Plain</p></div>
         <div class="box"><b>Bold</b></div><${group} class="entry entry--group">Tides</${group}> <a class="entry">Tides</a>
         <details><summary>More</summary><b class="late">Late</b></details><b class="late">Late</b>`,
        `<style>${theme}${css}${own}</style><script>${script}</script>`,
      );
    const site = createSite({
      'docusaurus.config.js': CONFIG,
      'src/css/custom.css': css,
      'before/index.html': home(''),
      'build/index.html': home(
        `.card { padding: 8px; border: 1px solid } [data-theme='dark'] .card { color: #dddddd }
         .menu { color: #ff7700; padding: 9px } .bar .plain { color: #040506 }
         .box { color: #222222 } details .late { opacity: 0.5 } main { font-size: 20px } @media (max-width: 500px) { .card { text-align: left } }`,
        'summary',
      ),
    });
    const browser = await findBrowser();
    const args = ['compare', '--against', 'before', '--built', 'build'];
    const { code, output } = await site.run([...args, '--html', 'report.html'], { CHROME_PATH: browser?.file ?? '' });
    const found = output.slice(output.indexOf('Styles that your CSS sets: '), output.indexOf('Output ')).trim();
    expect(found).toMatchInlineSnapshot(`
      "Styles that your CSS sets: 4
        .card { padding }  in / (light, 1440 px) and 3 other files
          Docusaurus: 4px
          Dactyl:     8px
        .menu { color }  in / (light, 1440 px) and 3 other files
          Docusaurus: rgb(255, 0, 0)
          Dactyl:     rgb(255, 119, 0)
        .card { text-align }  in / (light, 390 px) and 1 other file
          Docusaurus: right
          Dactyl:     left
        [data-theme='dark'] .card { color }  in / (dark, 1440 px) and 1 other file
          Docusaurus: rgb(238, 238, 238)
          Dactyl:     rgb(221, 221, 221)

                           Docusaurus       Dactyl 3.6.3"
    `);
    expect(output).toMatch(/^Styles that your CSS sets +4 differ in 24 elements$/m);
    expect(code).toBe(1);
    const report = readFileSync(site.file('report.html'), 'utf8');
    for (const width of [1440, 390]) {
      for (const mode of ['light', 'dark']) {
        for (const tool of ['Docusaurus', 'Dactyl']) {
          expect(report).toContain(
            `<img alt="/ in ${tool}, ${mode}, ${width} px wide" src="data:image/jpeg;base64,/9j/`,
          );
        }
      }
    }
    expect(report).toContain('<td><code>.card { padding }</code></td><td>4px</td><td>8px</td>');
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
      error <site>/empty contains no HTML page.
        Name the folder that holds the index.html of a finished build.
      1 error There is no folder <site>/nowhere, given by --against.
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

  it('shows the difference, and writes package.json with --yes', async () => {
    const site = createSite({
      'package.json': manifest.replace('"react"', '"plugin-a": "1",\n    "react"'),
      'node_modules/plugin-a/package.json':
        '{ "peerDependencies": { "@docusaurus/core": "3", "@docusaurus/utils": "3" } }',
      'babel.config.js': '',
    });
    const before = readFileSync(site.file('package.json'), 'utf8');
    const shown = await site.run(['migrate']);
    expect(shown.output).toMatchInlineSnapshot(`
      "package.json

        {
          "name": "pier",
      -   "scripts": { "build": "docusaurus build" },
      +   "scripts": { "build": "dactyl build" },
          "dependencies": {
      -     "@docusaurus/core": "3.8.1",
      +     "@docusaurus/utils": "3.8.1",
      +     "dactyl": "3.6.3",
            "plugin-a": "1",
      -     "react": "^18.0.0"
      +     "react": "^19.0.0"
          }
        }

      No longer has a purpose:
        babel.config.js: nothing reads it

      Left to you:
        plugin-a asks for @docusaurus/core beside it: npm installs that as well, and Dactyl does not use it
        @docusaurus/utils stays installed: plugin-a needs it

      Nothing was changed. Add --yes to write it."
    `);
    expect([shown.code, readFileSync(site.file('package.json'), 'utf8')]).toEqual([0, before]);
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
    expect([broken.code, broken.output]).toEqual([1, expect.stringContaining('package.json is not valid JSON')]);
  });
});
