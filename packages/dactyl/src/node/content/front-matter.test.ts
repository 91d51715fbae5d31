import { describe, expect, it } from 'vitest';
import { SiteError } from '../base/site-error.js';
import { readFrontMatter } from '../base/front-matter.js';
import { parseFrontMatter } from './front-matter.js';

const file = '/site/docs/a.md';
const read = (source: string) => readFrontMatter({ file, source });

function failure(source: string): SiteError {
  try {
    read(source);
  } catch (error) {
    if (error instanceof SiteError) return error;
    throw error;
  }
  throw new Error('The front matter was accepted.');
}

describe('readFrontMatter', () => {
  it.each([
    { name: 'none', source: '# Hi\n', frontMatter: {}, body: '# Hi\n', bodyLine: 1 },
    {
      name: 'YAML',
      source: '---\ntitle: Hi\ntags: [a, b]\n---\n\nText',
      frontMatter: { title: 'Hi', tags: ['a', 'b'] },
      body: '\nText',
      bodyLine: 5,
    },
    {
      name: 'CRLF',
      source: '---\r\ntitle: Hi\r\n---\r\nText\r\n',
      frontMatter: { title: 'Hi' },
      body: 'Text\r\n',
      bodyLine: 4,
    },
    {
      name: 'a byte order mark',
      source: '\uFEFF---\ntitle: Hi\n---\nText',
      frontMatter: { title: 'Hi' },
      body: 'Text',
      bodyLine: 4,
    },
    { name: 'a byte order mark alone', source: '\uFEFFText', frontMatter: {}, body: 'Text', bodyLine: 1 },
    {
      name: 'JSON',
      source: '---json\n{"title": "Hi", "n": 1}\n---\nText',
      frontMatter: { title: 'Hi', n: 1 },
      body: 'Text',
      bodyLine: 4,
    },
    {
      name: 'YAML by its short name',
      source: '---yml\ntitle: Hi\n---\nText',
      frontMatter: { title: 'Hi' },
      body: 'Text',
      bodyLine: 4,
    },
    { name: 'an empty block', source: '---\n---\nText', frontMatter: {}, body: 'Text', bodyLine: 3 },
    { name: 'only comments', source: '---\n# nothing\n---\nText', frontMatter: {}, body: 'Text', bodyLine: 4 },
    { name: 'no body', source: '---\ntitle: Hi\n---', frontMatter: { title: 'Hi' }, body: '', bodyLine: 3 },
    { name: 'a thematic break', source: '---\n\nText\n', frontMatter: {}, body: '---\n\nText\n', bodyLine: 1 },
    { name: 'four hyphens', source: '----\na: b\n----\n', frontMatter: {}, body: '----\na: b\n----\n', bodyLine: 1 },
    {
      name: 'hyphens inside a value',
      source: '---\ntitle: a ---b\n---\nText',
      frontMatter: { title: 'a ---b' },
      body: 'Text',
      bodyLine: 4,
    },
  ])('reads $name', ({ source, frontMatter, body, bodyLine }) => {
    const result = read(source);
    expect(result).toEqual({ frontMatter, body, bodyLine });
  });

  it('keeps YAML dates as dates', () => {
    expect(read('---\ndate: 2024-01-05\n---\n').frontMatter).toEqual({ date: new Date('2024-01-05T00:00:00Z') });
  });

  it('names file, line and column of a YAML mistake, and hints at quotes', () => {
    const error = failure('---\nid: x\ntitle: Hello: world\n---\n');
    expect(error.message).toMatchInlineSnapshot(
      `"The front matter does not parse: bad indentation of a mapping entry."`,
    );
    expect(error.details).toMatchObject({ file, line: 3, column: 13 });
    expect(error.details.hint).toContain('quotes');
  });

  it.each([
    { name: 'no end', source: '---\ntitle: Hi\n\nText', message: 'The front matter has no end.', line: 1 },
    {
      name: 'text',
      source: '---\ntitle:Hi\n---\n',
      message: 'Front matter must be a list of "key: value" lines, found a string.',
      line: 2,
    },
    {
      name: 'a list',
      source: '---\n- a\n---\n',
      message: 'Front matter must be a list of "key: value" lines, found a list.',
      line: 2,
    },
    {
      name: 'another language',
      source: '---toml\na = 1\n---\n',
      message: 'Front matter in "toml" is not understood.',
      line: 1,
    },
    { name: 'broken JSON', source: '---json\n{"a": }}\n---\n', message: /^The front matter does not parse/, line: 2 },
  ])('rejects $name', ({ source, message, line }) => {
    const error = failure(source);
    expect(error.message).toMatch(message);
    expect(error.details).toMatchObject({ file, line });
  });
});

describe('parseFrontMatter', () => {
  it('lets the site change what the default parser gives', async () => {
    const result = await parseFrontMatter({ file, source: '---\ntitle: Hi\n---\nText' }, async (args) => {
      const parsed = await args.defaultParseFrontMatter(args);
      return { ...parsed, frontMatter: { ...parsed.frontMatter, added: true } };
    });
    expect(result).toEqual({ frontMatter: { title: 'Hi', added: true }, body: 'Text', bodyLine: 4 });
  });
});
