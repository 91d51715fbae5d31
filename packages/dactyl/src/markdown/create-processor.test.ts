import { describe, expect, it } from 'vitest';
import { createProcessor } from './create-processor.js';
import { testOptions } from './test-options.js';
describe('x', () => {
  it('y', async () => {
    const p = await createProcessor(testOptions());
    const r = (source: string, o = {}) => console.log(JSON.stringify(p.compile({ file: '/x/a.mdx', source, ...o }), null, 1).replaceAll('\\n','\n'));
    r('---\ntitle: T\n---\n\n# Hi *there*\n\n## Two `code` x {#foo}\n\n## Two <b>x</b> & y\n\n[a](./a.md "t") [b](https://x.y) ![c](./c.png)\n\n:::tip[Read *this*]\n\n## inner\n\nText [z](/z)\n\n:::\n\n:::note Old title\nx\n:::\n\n<!-- comment -->\n\n```js title="x" {1}\nconst a = "b";\n\n// c\n```\n\n| a |\n|--|\n| b |\n\n<details>\n<summary>S</summary>\n\ntext [l](q)\n\n</details>\n\n{frontMatter.title} {"x"} <p style={{color: "red", marginTop: 3}} className="a">x *y*</p> 10:30 npm:foo\n');
    r('import Foo, {Bar as B} from "./Foo";\nimport P from "./_p.mdx";\nexport const é = 1;\nexport {q} from "./z";\n\n# T\n\n## A {é}\n\n<Foo x={require("./a.png").default}>\n\ntext [l](./l.md) *x*\n\n</Foo>\n\n<P/>\n\n## B\n\n[a](b)\n\n<head>\n<meta name="x" content="y"/>\n</head>\n\n{toc.length}\n');
  });
});
