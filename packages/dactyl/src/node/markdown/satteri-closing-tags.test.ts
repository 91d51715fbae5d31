/** Without the check, the first group of inputs would crash the process, so no test could report it. */
import { describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import type { PageState } from './page-state.js';
import { loadEngine } from './satteri-engine.js';

/** Runs the engine alone, without the checks that precede it. */
async function compile(source: string): Promise<unknown> {
  const engine = await loadEngine(() => [], { replacedElements: [] });
  const page = { file: '/site/docs/a.mdx', source, format: 'mdx', lowerCaseMembers: new Set(), dynamic: true };
  return engine.run(page as unknown as PageState); // all of it that the engine looks at
}

describe('a closing tag inside of a list or quote, of an element that opens in front', () => {
  it.each([
    ['<B>\n\ntext\n\n1. </B>', 5, 4],
    ['<B>\n\n- x\n\n1. text\n   </B>\n\nafter', 6, 4],
    ['<B>\n\n- x\n\n1. text\n\n   </B>', 7, 4],
    ['<B>\n\n- x\n\n* </B>', 5, 3],
    ['<B>\n\n- x\n\n1. <C/></B>', 5, 8],
    ['- a\n\n  <B>\n\n  - x\n\n  1. </B>', 7, 6],
    ['<B>\n\n- x\n\n  </B>', 5, 3],
    ['<B>\n\n> x\n>\n> </B>', 5, 3],
    ['<B>\n\n- x\n\n- </B>\n- z', 6, 1],
    ['<Box>\n\n- </Box>\n\n- a', 5, 1, '</Box>'],
    ['<td>\n\n- a\n\n- b\n  </td>', 6, 3, '</td>'],
    ['<table>\n  <tr>\n    <td>\n      H- foo\n- bar\n\n- baz\n- bim\ni\n    </td>\n  </tr>\n</table>', 11, 3, '</tr>'],
    ['<div>\n1. a\n\n   b\n\n   </div>', 6, 4, '</div>'],
  ])('%j', async (source, line, column, tag = '</B>') => {
    const failure = compile(source);
    await expect(failure).rejects.toThrow(SiteError);
    await expect(failure).rejects.toMatchObject({
      message: `${tag} must close where its opening tag was opened: in the same paragraph, list item or quote.`,
      details: { file: '/site/docs/a.mdx', line, column },
    });
  });
});

it.each([
  '<B>\n\n- x\n\n</B>',
  '<B>\n\n  - x\n\n  </B>',
  '- <B>\n\n  - x\n\n  </B>',
  '> <B>\n>\n> - x\n>\n> </B>',
  '<B>\n  <C>\n\n  1. x\n\n  </C>\n</B>',
  '<B>\n    <C>\n    text\n    </C></B>',
  '<B>\n  text\n  </B>',
  '<B\n  a="x"\n  />',
  '<B>- x</B>',
  '<B>\n\n- x\n\n<C/></B>',
  '<Tabs>\n  <Tab>\n\n  - x\n\n  </Tab>\n</Tabs>\n\n1. a <b>c</b>',
  '<B></B>',
  '- <B>\n\n  a\n\n  </B>\n\n- b',
  '<B>\n- a\n- b\n</B>',
  '<ul>\n  <li>\n    a\n  </li>\n</ul>\n\n- b',
  '- a\n\n<div>\n  <p>\n    b\n  </p>\n</div>',
  '- a\n\ntext\n\n<div>\n  <b>\n  x\n  </b>\n</div>',
  '- a\n\n  ```html\n  </div>\n  ```\n\n- b',
  '1. <Tabs>\n   <Tab value="a">\n\n   - x\n\n   </Tab>\n   </Tabs>',
  '<B a={1}>\n  - a\n  - b\n</B>',
])('takes %j', async (source) => {
  await expect(compile(source)).resolves.toBeDefined();
});
