import { describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import { compileText, testProcessor } from '../../../test/markdown/compile-text.js';

async function errorOf(source: string): Promise<SiteError> {
  try {
    await compileText(source);
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

describe('errors name the place and a fix', () => {
  it.each([
    ['a brace', 'x {y', '"{" opens an expression that never ends.', '1:3', '\\{'],
    ['behind front matter', '---\na: 1\n---\n\nx {y', '"{" opens an expression that never ends.', '5:3', '\\{'],
    [
      'behind old syntax',
      '<!-- a -->\n\n:::note b\nc\n:::\n\nx {y',
      '"{" opens an expression that never ends.',
      '7:3',
      '\\{',
    ],
    ['behind a comment on the line', 'a <!-- b --> {c', '"{" opens an expression that never ends.', '1:14', '\\{'],
    ['a heart', 'text <3', '"<" before "3" starts no tag.', '1:6', '\\<'],
    ['an autolink', '<https://x.y>', 'Links in angle brackets, such as <https://x.y>', '1:1', '[text](https://x.y)'],
    ['an open tag', '<Foo>\n\na', '<Foo> is opened but never closed.', '1:1', '/>'],
    ['a void tag', 'a <br> b', '<br> is opened but not closed inside its paragraph.', '1:3', '<br />'],
    ['a closing tag', '</div>', '</div> closes a tag that is not open.', '1:1', 'opening tag'],
    [
      'tags across blocks',
      '<p>\n- a</p>\n',
      '</p> must close where its opening tag was opened',
      '2:4',
      'lines of their own',
    ],
    ['an expression', 'a {b c}', 'The expression {b c} does not parse: unexpected word.', '1:6', 'JavaScript'],
    ['a statement', '{if (a) b}', '"if" begins a statement', '1:2', 'Export what you need'],
    ['a template', 'a {{ b.c }}', 'looks like the syntax of a template language', '1:7', 'backticks'],
    [
      'an attribute without quotes',
      'a <img src=b.png>',
      'The value of the attribute "src" of <img… has no quotes.',
      '1:3',
      'src="b.png"',
    ],
    ['an attribute without value', '<a b=>', 'The attribute "b" of <a… has no value.', '1:1', 'b="value"'],
    [
      'a string that goes on',
      '<a b="c>\n\nd',
      'The value of the attribute "b" of <a… has no end.',
      '1:1',
      'Close it with "',
    ],
    [
      'an object as attribute',
      '<A {b} />',
      'The tag <A… holds "{b} />", which is not an attribute.',
      '1:1',
      '{...props}',
    ],
    ['two spreads in one', '<A {...b, c} />', 'Between braces a tag takes one spread', '1:1', '{...props}'],
    ['a tag without end', 'a <b', 'The tag <b… has no end.', '1:3', '/>'],
    ['a sign in a tag', 'a <b, c> d', '"," is not allowed in the tag <b….', '1:3', 'name={value}'],
    ['a declaration', '<!doctype html>', '"<!doctype" is HTML that MDX does not know.', '1:1', 'Remove it'],
    ['a wrong closing tag', '<a>b</c>', '</c> stands where <a> of 1:1 is still open.', '1:5', 'Close <a>'],
    ['types', 'export type A = string;', 'is TypeScript, and a page holds JavaScript', '1:8', 'module'],
    ['code among exports', 'export const a = 1; b()', 'Only import and export statements', '1:21', 'blank line'],
    [
      'an import',
      'import A from "a"\ntext here',
      'This import or export statement does not parse',
      '2:5',
      'blank line',
    ],
    ['front matter', '---\ntitle: a: b\n---\n', 'The front matter does not parse', '2:9', 'into quotes'],
    [
      'front matter that is a list',
      '---\n- a\n---\n',
      'Front matter must be a list of "key: value" lines, found a list.',
      '2:1',
      'title: My page',
    ],
    [
      'front matter in another language',
      '---toml\na = 1\n---\n',
      'Front matter in "toml" is not understood.',
      '1:4',
      'YAML',
    ],
  ])('%s', async (_, source, message, place, hint) => {
    const error = await errorOf(source);
    expect(error.message).toContain(message);
    expect(`${error.details.line}:${error.details.column}`).toBe(place);
    expect(error.details.hint).toContain(hint);
    expect(error.details.file).toBe('/site/docs/page.mdx');
  });

  it('names the key of broken front matter', async () => {
    expect((await errorOf('---\ntitle: a\nlist: [1\n---\n')).details.key).toBe('list');
  });

  it('names the file for mistakes in a code block', async () => {
    const processor = await testProcessor({
      highlight: { defaultLanguage: undefined, additionalLanguages: [], magicComments: [] },
    });
    const compiled = processor.compile({ file: '/a.md', source: '```js {1}\na\n```' });
    await expect(compiled).rejects.toMatchObject({
      details: { file: '/a.md', key: 'themeConfig.prism.magicComments' },
    });
  });

  it('suggests the name of a language', async () => {
    const highlight = { defaultLanguage: undefined, additionalLanguages: ['bahs'], magicComments: [] };
    await expect(testProcessor({ highlight })).rejects.toMatchObject({
      message: 'Prism has no language "bahs".',
      details: { key: 'themeConfig.prism.additionalLanguages[0]', hint: 'Did you mean "bash"?' },
    });
  });
});
