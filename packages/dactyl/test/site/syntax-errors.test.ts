/** What authors read when several files of a site hold mistakes: all of them at once, each with its place. */
import { expect, it } from 'vitest';
import { createSite } from './fixture.js';

const SITE = {
  'package.json': '{ "name": "mistakes", "private": true, "type": "module" }',
  'docusaurus.config.js': `export default {
  title: 'Mistakes',
  url: 'https://mistakes.example',
  baseUrl: '/',
  presets: [['classic', { docs: {}, blog: {}, sitemap: false }]],
};
`,
  'docs/index.md': '---\nslug: /\n---\n\n# Start\n',
};

/** Message and place of each error, in the order in which they are printed. */
async function mistakesOf(files: Record<string, string>): Promise<string[]> {
  const { code, output } = await createSite({ ...SITE, ...files }).run(['build']);
  expect(code).toBe(1);
  return [...output.matchAll(/^ {2}(\S.*)\n {4}([\w./-]+\.mdx?)(:\d+:\d+)?(?: at .*)?$/gm)].map(
    ([, message = '', file = '', place = '']) => `${file}${place} ${message}`,
  );
}

it('files that are not there, wrong tabs, unknown names', async () => {
  const tabs = (inner: string) =>
    `import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n\n${inner}\n\n</Tabs>\n`;
  expect(
    await mistakesOf({
      'docs/images.md': '# A\n\n- ![x](./nowhere.png)\n\n![y](/none.png)\n',
      'docs/clock.ts': '// #region hands\n1;\n// #endregion\n',
      'docs/code-file.md': '# A\n\n```ts title="x" file=./clok.ts\n```\n',
      'docs/code-lines.md': '# A\n\n- ```ts file=clock.ts#L3-L8\n  ```\n',
      'docs/code-region.mdx': '# A\n\n<div>\n\n```ts file=clock.ts#hand\n```\n\n</div>\n',
      'docs/code-secret.md': '# A\n\n```text file=../../../../../../../../../../etc/passwd\n```\n',
      'docs/tabs-text.mdx': tabs('text'),
      'docs/tabs-twice.mdx': tabs('<TabItem value="a">1</TabItem>\n<TabItem value="a">2</TabItem>'),
      'docs/component.mdx': '# A\n\n<Unknown />\n',
      'docs/name.mdx': '# A\n\n{nope.x}\n',
      'docs/badge.mdx': '# A\n\n`<Badge kind="tipp">`\n\nText <Badge kind="tipp">x</Badge>\n',
      'docs/card.mdx': '# A\n\n<Card title="One" />\n\n<Card href="/">\n\nx\n\n</Card>\n',
      'docs/steps.mdx': '# A\n\n<Steps>\n\n1. one\n\n</Steps>\n\n<Steps>\n\n- x\n\n</Steps>\n',
      'docs/tooltip.mdx': '# A\n\nA <Tooltip>word</Tooltip>.\n',
      'docs/tree.mdx': '# A\n\n```mdx\n<FileTree></FileTree>\n```\n\n- a\n\n  <FileTree>a.js</FileTree>\n',
      'docs/partial.mdx': "import P from './_none.mdx';\n\n<P />\n",
    }),
  ).toEqual([
    'docs/badge.mdx:5:6 <Badge> has no kind "tipp".',
    'docs/card.mdx:5:1 <Card> has no title.',
    'docs/code-file.md:3:17 The file "./clok.ts" of a code block was not found.',
    'docs/code-lines.md:3:9 The file "clock.ts" has no lines "L3-L8": it has 3.',
    'docs/code-region.mdx:5:7 The file "clock.ts" has no region "hand".',
    'docs/code-secret.md:3:9 The file "../../../../../../../../../../etc/passwd" of a code block is not shown: it is outside of the project, or secret.',
    'docs/component.mdx:3:1 The component <Unknown> is not defined.',
    'docs/images.md:3:3 The image "./nowhere.png" was not found.',
    'docs/images.md:5:1 The image "/none.png" was not found.',
    'docs/name.mdx:3:2 An expression of the file fails: nope is not defined.',
    'docs/partial.mdx:1:16 The import "./_none.mdx" names no file.',
    'docs/steps.mdx:9:1 <Steps> holds no numbered list.',
    'docs/tabs-text.mdx Rendering /docs/tabs-text failed: <Tabs> holds <p>, which is no <TabItem>.',
    'docs/tabs-twice.mdx Rendering /docs/tabs-twice failed: Two items of <Tabs> have the value "a".',
    'docs/tooltip.mdx:3:3 <Tooltip> has no text.',
    'docs/tree.mdx:9:3 <FileTree> holds no list.',
  ]);
});

it('front matter of docs, posts and pages', async () => {
  expect(
    await mistakesOf({
      'docs/doc.md': '---\ntitle: [x]\nsidebar_position: abc\nmdx:\n  format: html\n  other: 1\n---\n\n# A\n',
      'docs/yaml.md': '---\ntitle: a: b\n---\n\n# A\n',
      'blog/2024-01-01-post.md': '---\ntitle: { a: 1 }\nmdx:\n  format: 3\n---\n\n# A\n',
      'src/pages/page.md': '---\ndescription: [a]\nhide_table_of_contents: maybe\n---\n\n# A\n',
    }),
  ).toEqual([
    'docs/doc.md:2:1 Invalid front matter: "title" must be text, found ["x"].',
    'docs/doc.md:3:1 Invalid front matter: "sidebar_position" must be a number, found "abc".',
    'docs/doc.md:5:3 Invalid front matter: "mdx.format" must be "md", "mdx" or "detect", found "html".',
    'docs/doc.md:6:3 Invalid front matter: "mdx.other" is not known here.',
    'docs/yaml.md:2:9 The front matter does not parse: bad indentation of a mapping entry.',
    'blog/2024-01-01-post.md:2:1 Invalid front matter: "title" must be text, found {"a":1}.',
    'blog/2024-01-01-post.md:4:3 Invalid front matter: "mdx.format" must be "md", "mdx" or "detect", found 3.',
    'src/pages/page.md:2:1 Invalid front matter: "description" must be text, found ["a"].',
    'src/pages/page.md:3:1 Invalid front matter: "hide_table_of_contents" must be true or false, found "maybe".',
  ]);
});
