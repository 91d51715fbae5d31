import { describe, expect, it } from 'vitest';
import { compileText } from '../../test/markdown/compile-text.js';

describe('a tag that is closed inside of a list item', () => {
  it.each([
    ['<Box>\n\n- </Box>\n\n- a', '3:3'],
    ['<td>\n\n- a\n\n- b\n  </td>', '6:3'],
    ['<table>\n  <tr>\n    <td>\n      H- foo\n- bar\n\n- baz\n- bim\ni\n    </td>\n  </tr>\n</table>', '10:5'],
    ['<div>\n1. a\n\n   b\n\n   </div>', '6:4'],
  ])('is an error: %j', async (source, place) => {
    const error: unknown = await compileText(source).catch((found: unknown) => found);
    expect(error).toMatchObject({ message: expect.stringContaining('must close where its opening tag was opened') });
    const { details } = error as { details: { line: number; column: number } }; // a SiteError, as seen above
    expect(`${details.line}:${details.column}`).toBe(place);
  });

  it.each([
    '- <Box>\n\n  a\n\n  </Box>\n\n- b',
    '<Box>\n\n- a\n\n- b\n\n</Box>',
    '<Box>\n- a\n- b\n</Box>',
    '<ul>\n  <li>\n    a\n  </li>\n</ul>\n\n- b',
    '- a\n\n<div>\n  <p>\n    b\n  </p>\n</div>',
    '- a\n\ntext\n\n<div>\n  <b>\n  x\n  </b>\n</div>',
    '- a\n\n  ```html\n  </div>\n  ```\n\n- b',
    '1. <Tabs>\n   <TabItem value="a">\n\n   - x\n\n   </TabItem>\n   </Tabs>',
    '<Box a={1}>\n  - a\n  - b\n</Box>',
  ])('is none where the tag was opened in it: %j', async (source) => {
    await expect(compileText(source)).resolves.toBeDefined();
  });
});
