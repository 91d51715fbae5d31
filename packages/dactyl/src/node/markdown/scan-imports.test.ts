import { expect, it } from 'vitest';
import { scanImports } from './scan-imports.js';

it.each([
  ['default', "import A from './a'", ['./a']],
  ['names over lines', 'import B, {\n  c as d,\n} from "@theme/B";', ['@theme/B']],
  ['namespace', "import * as e from 'e'", ['e']],
  ['side effect', "import './f.css'", ['./f.css']],
  ['exports', "export { g } from './g'\nexport * from './h'", ['./g', './h']],
  ['require', '<img src={require("./i.png").default}/>', ['./i.png']],
  ['several in one block, once each', "import a from 'a'\nimport b from 'b'\nimport c from 'a'", ['a', 'b']],
  ['behind text', "# T\n\nimport A from 'a'\n\n<A/>", ['a']],
  ['live MDX', "```mdx-code-block\nimport A from 'a'\n```", ['a']],
  ['several on one line', "import A from 'a'; import {b} from 'b';import 'c'; export * from 'd'", ['a', 'b', 'c', 'd']],
  ['not in code', "```js\nimport A from 'a'\n```\n\n~~~\nrequire('b')\n~~~", []],
  ['not in a code span', "Write `require('a')` or ``import 'b'``.", []],
  ['in a template', '<img src={`${require("./i.png").default}?2`}/>', ['./i.png']],
  ['behind a sentence with the word', "We import A\nimport B from 'b'", ['b']],
  ['behind what is no statement', "export const a = 1; import b from 'b'", ['b']],
  ['not in sentences', "We import A from 'a'.\n\nexport const b = 1;\n\ntext from 'c'", []],
])('%s', (_, source, specifiers) => {
  expect(scanImports(source)).toEqual(specifiers);
});
