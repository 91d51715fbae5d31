import { describe, expect, it } from 'vitest';
import { browserNeed, mayNeedBrowser } from './may-need-browser.js';
import { scanImports } from './scan-imports.js';

const asked = (source: string) => mayNeedBrowser(browserNeed(source), scanImports(source));

describe('mayNeedBrowser', () => {
  it.each([
    ['state of its own', "import { useState } from 'react';\n\nexport const X = () => useState(0)[0];\n\n<X/>"],
    ['an event', '<button onClick={log}>x</button>'],
    ['a function as a prop', '<Chart format={(value) => value + 1} />'],
    ['a function from elsewhere as a prop', "import { fmt } from './fmt';\n\n<Chart format={fmt} />"],
    ['spread props from elsewhere', "import props from '@site/src/props';\n\n<Chart {...props} />"],
    ['live MDX in a fence', '```mdx-code-block\n<button onClick={log}>x</button>\n```'],
    ['a class component', 'export class X extends Component {}'],
  ])('says yes to %s', (_, source) => expect(asked(source)).toBe(true));

  it.each([
    ['prose', '# Title\n\nThe function of useful things {#id}'],
    ['examples in code', '```js\nconst f = () => useState(0);\n```\n\nUse `onClick={f}` or `=>`.'],
    ['components with plain props', "import Tabs from '@theme/Tabs';\n\n<Tabs values={[{label: 'a', value: 'b'}]} />"],
    ['an address', "import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<img src={useBaseUrl('/a.png')} />"],
    ['a component of the site without props', "import Box from '@site/src/Box';\n\n<Box>text</Box>"],
  ])('says no to %s', (_, source) => expect(asked(source)).toBe(false));
});
