import { describe, expect, it } from 'vitest';
import { SiteError } from '../node/site-error.js';
import { compileText, testProcessor } from '../../test/markdown/compile-text.js';

async function errorOf(source: string): Promise<SiteError> {
  try {
    await compileText(source);
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
  throw new Error('It compiled.');
}

describe('errors name the place and a way out', () => {
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
    ['a heart', 'text <3', '"<" starts no valid JSX tag.', '1:6', '\\<'],
    ['an autolink', '<https://x.y>', '"<" starts no valid JSX tag.', '1:1', '[text](url)'],
    ['an open tag', '<Foo>\n\na', '<Foo> is opened but never closed.', '1:1', '/>'],
    ['a void tag', 'a <br> b', '<br> is opened but not closed inside of its paragraph.', '1:3', '<br />'],
    ['a closing tag', '</div>', '</div> closes a tag that is not open.', '1:1', 'opening tag'],
    [
      'tags across blocks',
      '<p>\n- a</p>\n',
      '</p> must close where its opening tag was opened',
      '2:4',
      'lines of their own',
    ],
    ['an expression', 'a {b c}', 'The expression between "{" and "}" does not parse', '1:6', 'JavaScript'],
    [
      'an import',
      'import A from "a"\ntext here',
      'This import or export statement does not parse',
      '2:5',
      'blank line',
    ],
    ['an empty link', 'a\n\nb [c]()', 'This link has no target.', '3:3', '](./page.md)'],
    ['an empty image', '![a]()', 'This image has no URL.', '1:1', 'image.png'],
    ['front matter', '---\ntitle: a: b\n---\n', 'The front matter is no valid YAML', '2:9', 'quotation marks'],
    [
      'front matter that is a list',
      '---\n- a\n---\n',
      'Front matter must be keys and values, but is a list.',
      '2:1',
      'key: value',
    ],
    [
      'front matter in another language',
      '---toml\na = 1\n---\n',
      'Front matter in "toml" is not supported.',
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
