/** `write-translations`, from the sources of a site to the words on its pages. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { TranslationMessages } from '../../src/node/plugin-api/types.js';
import { copyFixture, type Fixture } from './fixture.js';
import { openOutput } from './output.js';

const NAVBAR = 'i18n/zh/docusaurus-theme-classic/navbar.json';
const DOCS = 'i18n/zh/docusaurus-plugin-content-docs/current.json';

const read = (site: Fixture, file: string) => readFileSync(site.file(file), 'utf8');
const messages = (site: Fixture, file: string) => JSON.parse(read(site, file)) as TranslationMessages; // the command wrote it
const write = async (site: Fixture, ...args: string[]) => {
  const { code, output } = await site.run(['write-translations', ...args]);
  expect([code, output]).toEqual([0, output]);
  return output;
};

describe('write-translations', () => {
  it('writes what can be translated, and pages show what is made of it', async () => {
    const site = copyFixture('sites/plain');
    const output = await write(site, '-l', 'zh');
    expect(output).toMatch(/^i18n\/zh\/code.json: \d+ new, 1 kept$/m);
    expect(output).toMatch(/Wrote 5 files\.$/);
    const code = messages(site, 'i18n/zh/code.json');
    expect(code).toMatchObject({
      'home.welcome': { message: '欢迎' },
      'home.untranslated': { message: 'Not translated' },
      // The theme knows Chinese.
      'theme.NotFound.title': { message: '找不到页面', description: 'Title of the page for unknown URLs' },
      'theme.common.footnotes': { message: '脚注' },
    });
    // Of themes that the site does not use there is nothing to translate.
    expect(Object.keys(code).filter((id) => /Mermaid|Playground/.test(id))).toEqual([]);
    expect(Object.values(code).filter(({ description }) => description === undefined)).toHaveLength(2);
    expect(messages(site, DOCS)).toHaveProperty(['sidebar.guide.category.Deep', 'message'], 'Deep');

    const edit = (file: string, from: string, to: string) =>
      site.edit(file, (text) => text.replace(`"message": "${from}"`, `"message": "${to}"`));
    edit('i18n/zh/code.json', 'Not translated', '已翻译');
    edit('i18n/zh/code.json', '找不到页面', '没有这一页');
    edit(NAVBAR, 'Elsewhere', '别处');
    edit(DOCS, 'Deep', '深处');
    const edited = [NAVBAR, DOCS, 'i18n/zh/code.json'].map((file) => read(site, file));
    expect(await write(site, '-l', 'zh')).toMatch(/All files are up to date\.$/);
    expect([NAVBAR, DOCS, 'i18n/zh/code.json'].map((file) => read(site, file))).toEqual(edited);

    await site.build({ args: ['-l', 'zh'] });
    const home = openOutput(site.file('build')).page('index.html');
    expect(home.one('[id="untranslated"]').text).toBe('已翻译');
    expect(home.one('.navbar').text).toContain('别处');
    expect(openOutput(site.file('build')).page('404.html').one('h1').text).toBe('没有这一页');
    expect(
      openOutput(site.file('build')).page('docs/install/index.html').one('.theme-doc-sidebar-container').text,
    ).toContain('深处');

    expect(await write(site, '-l', 'zh', '--override')).toContain(`${NAVBAR}: 3 reset, 3 kept`);
    expect(messages(site, NAVBAR)).toHaveProperty(['item.label.Elsewhere', 'message'], 'Elsewhere');
  });

  it('writes nothing when a file is broken', async () => {
    const site = copyFixture('sites/plain');
    site.write(NAVBAR, '{\n  "title": { "message": "平" },\n}\n');
    site.write(DOCS, '{\n  "version.label": { "text": "下一版" }\n}\n');
    const broken = await site.run(['write-translations', '--locale', 'zh']);
    expect(broken.code).toBe(1);
    expect(broken.output).toMatchInlineSnapshot(`
      "error 2 errors in 2 files

      i18n/zh/docusaurus-plugin-content-docs/current.json
        The "message" of "version.label" is missing.
          i18n/zh/docusaurus-plugin-content-docs/current.json:2:3
              1 | {
            > 2 |   "version.label": { "text": "下一版" }
                |   ^
              3 | }
          Each message is written as "id": { "message": "text", "description": "optional" }.

      i18n/zh/docusaurus-theme-classic/navbar.json
        The translation file is not valid JSON: the comma before "}" is too many.
          i18n/zh/docusaurus-theme-classic/navbar.json:2:30
              1 | {
            > 2 |   "title": { "message": "平" },
                |                               ^
              3 | }
          JSON wants double quotes, a comma between two values, none behind the last one, and no comments."
    `);
    expect(read(site, 'i18n/zh/code.json')).toBe(read(copyFixture('sites/plain'), 'i18n/zh/code.json'));
  });
});
