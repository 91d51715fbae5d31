import { describe, expect, it } from 'vitest';
import { createAudienceText } from './audience-text.js';

const known = ['partner', 'staff', 'buyer'];
const keep = (source: string, ...chosen: string[]) =>
  createAudienceText({ known, chosen }).keep({ file: '/site/docs/a.mdx', source });

describe('blocks', () => {
  it.each([
    [
      'on lines, which keep their numbers',
      'A\n\n<Audience only="partner">\n\nB\n\n</Audience>\n\nC',
      'A\n\n\n\n\n\n\n\nC',
      'A\n\n\n\nB\n\n\n\nC',
    ],
    ['in a line', 'A <Audience only="partner">B</Audience> C', 'A  C', 'A B C'],
    ['in a line over lines, which goes on', 'A <Audience only="partner">\nB\n</Audience> C', 'A  C', 'A \nB\n C'],
    ['for all others', '<Audience except="partner">A</Audience>', 'A', ''],
    ['for several', `<Audience only={['staff', "partner"]}>A</Audience>`, '', 'A'],
    ['for several, with a comma', '<Audience only="staff, partner">A</Audience>', '', 'A'],
    [
      'inside others',
      '<Audience only="partner">A <Audience only="staff">B</Audience> <Audience except="staff">C</Audience></Audience>',
      '',
      'A  C',
    ],
    [
      'inside one that is hidden',
      '<Audience only="staff">A <Audience only="partner">B</Audience></Audience>C',
      'C',
      'C',
    ],
    ['as an example in code', '`<Audience only="x">`\n\n```mdx\n<Audience>\n```\n', undefined, undefined],
    ['as text', String.raw`\<Audience only="x">`, undefined, undefined],
    [
      'around code with a closing tag in it',
      '<Audience only="partner">\n\n```\n</Audience>\n```\n\n</Audience>\nA',
      '\n\n\n\n\n\n\nA',
      '\n\n```\n</Audience>\n```\n\n\nA',
    ],
    ['of another component', '<AudienceMap />', undefined, undefined],
    [
      'that span code over lines, which is none for a component',
      'a `b <Audience only="partner">\nc` d</Audience>',
      'a `b ',
      'a `b \nc` d',
    ],
    ['without text', 'A<Audience only="partner" />', 'A', 'A'],
  ])('%s', (_, source, forAll = source, forPartner = source) => {
    expect(keep(source)).toBe(forAll);
    expect(keep(source, 'partner')).toBe(forPartner);
  });

  it('take imports with them that only they use', () => {
    const imports = "import A from 'a';\nimport { B as C } from 'b';\nimport D from 'd';\nimport E from 'e';\n";
    const source = `${imports}\n<Audience only="partner">\n\n<A /><C /><D />\n\n</Audience>\n\n<D />`;
    const lines = keep(source).split('\n').slice(0, 4);
    expect(lines.map((line) => line.trim())).toEqual(['', '', "import D from 'd';", "import E from 'e';"]);
    expect(keep(source, 'partner')).toContain("import A from 'a';");
  });

  it.each([
    ['A\n\n <Audience only="partners">', 5, 2, 'names the audience "partners"', 'Did you mean "partner"?'],
    ['<Audience>A</Audience>', 3, 1, 'takes "only" or "except"', 'Write <Audience only="partner">'],
    ['<Audience onyl="partner">A</Audience>', 3, 1, 'has no prop "onyl"', 'Did you mean "only"?'],
    [
      '<Audience only={names}>A</Audience>',
      3,
      1,
      'must be a name or a list of names',
      'Write <Audience only="partner">',
    ],
    ['<Audience only="partner">A', 3, 1, 'This <Audience> is never closed.', '</Audience>'],
    ['A</Audience>', 3, 2, 'This </Audience> closes nothing.', '<Audience only="…">'],
  ])('are refused: %s', (body, line, column, message, hint) => {
    expect(() => keep(`---\n---\n${body}`)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining(message),
        details: expect.objectContaining({
          file: '/site/docs/a.mdx',
          line,
          column,
          hint: expect.stringContaining(hint),
        }),
      }),
    );
  });
});

describe('front matter', () => {
  it.each([
    ['---\naudience: partner\ntitle: A\n---\nB', '---\naudience: partner\ntitle: A\n---\n', '---\n\ntitle: A\n---\nB'],
    [
      '---\ntitle: A\naudience:\n- partner\n- staff\n---\nB',
      '---\ntitle: A\naudience:\n- partner\n- staff\n---\n',
      '---\ntitle: A\n\n\n\n---\nB',
    ],
    [
      '---json\n{\n"audience": "partner", "title": "A"\n}\n---\nB',
      '---json\n{\n"audience": "partner", "title": "A"\n}\n---\n',
      '---json\n{"title":"A"}\n\n\n---\nB',
    ],
    ['---\ntitle: My audience\n---\nB', '---\ntitle: My audience\n---\nB', '---\ntitle: My audience\n---\nB'],
  ])('hides the text from others, and itself from its readers: %j', (source, forAll, forPartner) => {
    expect(keep(source)).toBe(forAll);
    expect(keep(source, 'partner')).toBe(forPartner);
  });

  it('of a file of others is nothing to compile', () => {
    const text = createAudienceText({ known, chosen: [] });
    expect(text.keepToCompile({ file: '/site/a.md', source: '---\ntitle: A\naudience: partner\n---\nB' })).toBe('');
  });

  it('names where a wrong name is', () => {
    expect(() => keep('---\ntitle: A\naudience: partners\n---\n')).toThrow(
      expect.objectContaining({
        details: expect.objectContaining({ line: 3, hint: expect.stringContaining('"partner"') }),
      }),
    );
  });
});
