/** What people read when something in their site is wrong, and what it does to the output of the last build. */
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { copyFixture, type Fixture } from './fixture.js';

const OLD_OUTPUT = 'The output of an earlier build.';

/** The base site with the files of one mistake laid over it, and an output from before. */
function breakSite(mistake: string): Fixture {
  const fixture = copyFixture('broken-sites/base');
  cpSync(path.join(import.meta.dirname, '../broken-sites', mistake), fixture.siteDir, { recursive: true });
  fixture.write('build/index.html', OLD_OUTPUT);
  return fixture;
}

/** The message of a build that must fail, without the stages before it. */
async function failingBuild(mistake: string, env?: Record<string, string>): Promise<string> {
  const fixture = breakSite(mistake);
  const { code, output } = await fixture.run(['build'], env);
  expect(code).toBe(1);
  expect(readFileSync(fixture.file('build/index.html'), 'utf8')).toBe(OLD_OUTPUT);
  return output.slice(output.indexOf('error '));
}

describe('a mistake in the configuration', () => {
  it('an unknown option', async () => {
    expect(await failingBuild('config-key')).toMatchInlineSnapshot(`
      "error "themeConfg" is not a known option.
        docusaurus.config.js:5:3
            4 |   baseUrl: '/',
          > 5 |   themeConfg: { navbar: { title: 'Broken' } },
              |   ^
            6 | };
        Did you mean "themeConfig"?
        More: https://dactyl.example/docs/api/docusaurus-config"
    `);
  });

  it('an unknown type of navbar item (R262)', async () => {
    expect(await failingBuild('navbar-type')).toMatchInlineSnapshot(`
      "error "themeConfig.navbar.items[0].type" is not a type of item in the navbar: "docSidebr".
        docusaurus.config.js:6:38
            5 |   presets: [['classic', { blog: false, sitemap: false }]],
          > 6 |   themeConfig: { navbar: { items: [{ type: 'docSidebr', sidebarId: 'docs', label: 'Docs' }] } },
              |                                      ^
            7 | };
        Did you mean "docSidebar"? Known: "doc", "docSidebar", "docsVersion", "html", "dropdown", "docsVersionDropdown", "localeDropdown", "search", "custom-…"; a link has no type.
        More: https://dactyl.example/docs/api/themes/configuration"
    `);
  });

  it('a custom type of navbar item without a component (R262)', async () => {
    expect(await failingBuild('custom-navbar-type')).toMatchInlineSnapshot(`
      "error The navbar item {"type":"custom-missing","label":"Docs"} could not be rendered: It has the unknown type "custom-missing".
        docusaurus.config.js:6:36 at themeConfig.navbar.items[0]
            5 |   presets: [['classic', { blog: false, sitemap: false }]],
          > 6 |   themeConfig: { navbar: { items: [{ type: 'custom-missing', label: 'Docs' }] } },
              |                                    ^
            7 | };
        Types: default, localeDropdown, search, dropdown, html, doc, docSidebar, docsVersion, docsVersionDropdown. A custom type needs an entry in src/theme/NavbarItem/ComponentTypes."
    `);
  });

  it('an unknown doc in a sidebar', async () => {
    expect(await failingBuild('sidebar-id')).toMatchInlineSnapshot(`
      "error The sidebar "docs" names the doc "fien", which does not exist.
        sidebars.js:1:33
          > 1 | export default { docs: ['fine', 'fien'] };
              |                                 ^
            2 |
        Did you mean "fine"? Docs of this version: fine."
    `);
  });
});

describe('a mistake in a Markdown file', () => {
  it('a tag that is none', async () => {
    expect(await failingBuild('markdown-syntax')).toMatchInlineSnapshot(`
      "error The tag <b… has no end.
        docs/open-tag.md:3:20
            2 |
          > 3 | A comparison: if a <b then nothing closes it.
              |                    ^
            4 |
        Close it with ">" or "/>". Where "<" is meant as text, write "\\<" or "&lt;", or put it in backticks."
    `);
  });

  it('front matter', async () => {
    expect(await failingBuild('front-matter')).toMatchInlineSnapshot(`
      "error 2 errors in 2 files

      docs/position.md
        Invalid front matter: "sidebar_position" must be a number, found "first".
          docs/position.md:3:1
              2 | title: Position
            > 3 | sidebar_position: first
                | ^
              4 | ---
          Change the value, or remove the key.

      docs/yaml.md
        The front matter does not parse: bad indentation of a mapping entry.
          docs/yaml.md:2:15 at title
              1 | ---
            > 2 | title: A title: with a colon
                |               ^
              3 | ---
          Put values that hold special characters such as ":", "#", "@" or "[" into quotes."
    `);
  });

  it('an image that is missing', async () => {
    expect(await failingBuild('image')).toMatchInlineSnapshot(`
      "error The image "./picture.png" was not found.
        docs/image.md:5:1
            4 |
          > 5 | ![A picture](./picture.png)
              | ^
            6 |
        A relative path starts from the folder of this file."
    `);
  });

  it('imports that are missing', async () => {
    expect(await failingBuild('import')).toMatchInlineSnapshot(`
      "error 2 errors

      docs/import.mdx
        The import "./_part.mdx" names no file.
          docs/import.mdx:1:19
            > 1 | import Part from './_part.mdx';
                |                   ^
              2 | import Chart from '@site/src/components/Chart';
          Correct the path, or create the file. A relative path starts from the folder of this file, "@site/" from that of the site.
        The import "@site/src/components/Chart" names no file.
          docs/import.mdx:2:20
              1 | import Part from './_part.mdx';
            > 2 | import Chart from '@site/src/components/Chart';
                |                    ^
              3 |
          Correct the path, or create the file. A relative path starts from the folder of this file, "@site/" from that of the site."
    `);
  });

  it('several at once are reported together', async () => {
    expect(await failingBuild('several')).toMatchInlineSnapshot(`
      "error 5 errors in 5 files

      docs/_part.mdx
        The front matter has no end.
          docs/_part.mdx:1:1
            > 1 | ---
                | ^
              2 | title: A part that has no end
          Write a line that holds only "---" below the last key of the front matter.

      docs/expression.mdx
        The expression {1 +} does not parse: unexpected token.
          docs/expression.mdx:3:16
              2 |
            > 3 | The sum is {1 +}.
                |                ^
              4 |
          What is between braces is JavaScript. Where the character is meant as text, write "\\<" or "\\{", or put it in backticks.

      docs/image.md
        The image "./picture.png" was not found.
          docs/image.md:3:1
              2 |
            > 3 | ![A picture](./picture.png)
                | ^
              4 |
          A relative path starts from the folder of this file.

      docs/open-tag.mdx
        <details> is opened but never closed.
          docs/open-tag.mdx:3:1
              2 |
            > 3 | <details>
                | ^
              4 |
          Add the closing tag, or end a tag without content in "/>". Where the character is meant as text, write "\\<" or "\\{", or put it in backticks.

      docs/signs.md
        "<" before "3" starts no tag.
          docs/signs.md:5:8
              4 |
            > 5 | Values <3 are small.
                |        ^
              6 |
          Where "<" is meant as text, write "\\<" or "&lt;", or put it in backticks. \`npx dactyl fix\` corrects this and its like; "markdown.lenient" reads it as text."
    `);
  });
});

// What a page lacks or throws: `pages-errors.test.ts`.
describe('a mistake in code', () => {
  it('an import that is missing, a syntax error', async () => {
    expect(await failingBuild('bundle')).toMatchInlineSnapshot(`
      "error 2 errors in 2 files

      src/pages/index.jsx
        Could not resolve '../components/Chart' in src/pages/index.jsx.
          src/pages/index.jsx:1:19
            > 1 | import Chart from '../components/Chart';
                |                   ^
              2 |
          Correct the path, or create the file.

      src/pages/other.jsx
        Unexpected token. Did you mean \`{'}'}\` or \`&rbrace;\`?
          src/pages/other.jsx:3:1
              2 |   return <div>;
            > 3 | }
                | ^
              4 |"
    `);
  });

  it('a package that is missing', async () => {
    expect(await failingBuild('package')).toMatchInlineSnapshot(`
      "error The import "no-such-package-anywhere" names no file and no package.
        src/pages/index.jsx
        Install the package: npm install no-such-package-anywhere"
    `);
  });

  it('a component that no theme has', async () => {
    expect(await failingBuild('theme-import')).toMatchInlineSnapshot(`
      "error No theme has the component "@theme/Layuot".
        src/pages/index.jsx
        Create src/theme/Layuot.tsx, or correct the import."
    `);
  });
});

describe('links that lead nowhere', () => {
  it('end the build when they are to; a file that is missing is a warning', async () => {
    expect(await failingBuild('links', { SEVERITY: 'throw' })).toMatchInlineSnapshot(`
      "error 3 errors

      docs/links.md
        The link "./nowhere.md" leads to no Markdown file that is a page.
          docs/links.md:3:4
              2 |
            > 3 | To [a doc](./nowhere.md), [a page](/nowhere), [a part](./fine.md#part) and [no part](./fine.md#prat).
                |    ^
              4 |
          A relative path starts from the folder of this file; a path with a leading slash from the content folder.

      Links that lead to no page:
        On every page (navbar, sidebar or footer):
          → /nirgends (docusaurus.config.js:11:43)
        On /docs/links:
          → ./nowhere.md (docs/links.md:3:12)
          → /nowhere (docs/links.md:3:36)
        On /docs/other:
          → /nowhere (docs/other.md:3:13)
        Correct them. "onBrokenLinks" in the configuration decides whether they end the build. Docs and posts may name Markdown files; other pages need the address.
      Links to a heading that is not on the page:
        On /docs/links:
          → /docs/fine#prat (docs/links.md:3:86) Did you mean "/docs/fine#part"?
        Correct them. "onBrokenAnchors" in the configuration decides whether they end the build."
    `);
  });

  it('print a warning and do not fail the build when they are to warn (R264, R265, R266)', async () => {
    const fixture = breakSite('links');
    const { code, output } = await fixture.run(['build'], { SEVERITY: 'warn' });
    expect(code).toBe(0);
    expect(existsSync(fixture.file('build/docs/links/index.html'))).toBe(true);
    expect(output.slice(output.indexOf('warning '), output.indexOf('✓ Check links'))).toMatchInlineSnapshot(`
      "warning The link "./nowhere.md" leads to no Markdown file that is a page.
        docs/links.md:3:4
            2 |
          > 3 | To [a doc](./nowhere.md), [a page](/nowhere), [a part](./fine.md#part) and [no part](./fine.md#prat).
              |    ^
            4 |
        A relative path starts from the folder of this file; a path with a leading slash from the content folder.
      warning Links that lead to no page:
        On every page (navbar, sidebar or footer):
          → /nirgends (docusaurus.config.js:11:43)
        On /docs/links:
          → ./nowhere.md (docs/links.md:3:12)
          → /nowhere (docs/links.md:3:36)
        On /docs/other:
          → /nowhere (docs/other.md:3:13)
        Correct them. "onBrokenLinks" in the configuration decides whether they end the build. Docs and posts may name Markdown files; other pages need the address.
      warning Links to a heading that is not on the page:
        On /docs/links:
          → /docs/fine#prat (docs/links.md:3:86) Did you mean "/docs/fine#part"?
        Correct them. "onBrokenAnchors" in the configuration decides whether they end the build.
      warning Images and other files that are not there:
        On /docs/other:
          → /img/gone.png (docs/other.md:5:11)
        Correct them. "onBrokenLinks" in the configuration decides whether they are said.
      "
    `);
  });
});
