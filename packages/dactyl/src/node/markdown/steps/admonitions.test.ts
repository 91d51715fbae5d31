import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, renderModule } from '../../../../test/markdown/compile-text.js';

type Changes = Parameters<typeof htmlOf>[1];

/** Type, title and content of each admonition, outermost first: `note|Title|<p>x</p>`. */
async function admonitionsOf(source: string, changes: Changes = {}): Promise<string[]> {
  const html = (await htmlOf(source, changes)).replace(/<svg[^]*?<\/svg>/g, '').replaceAll(/>\n+</g, '><');
  const opening =
    /<div class="theme-admonition theme-admonition-([\w-]+) [^>]*>(?:<div class="admonition-heading"><span class="admonition-icon"><\/span>([^]*?)<\/div>)?<div class="admonition-content">((?:<p>[^]*?<\/p>)*)/g;
  return [...html.matchAll(opening)].map(([, type, title, content]) => `${type}|${title ?? ''}|${content}`);
}

const P = '<p>x</p>';

describe('an admonition', () => {
  it.each([
    ['no title', ':::note\nx\n:::', `note|note|${P}`],
    ['a label', ':::note[Title *md*]\nx\n:::', `note|Title <em>md</em>|${P}`],
    ['a title behind the keyword', ':::note Title `md`\nx\n:::', `note|Title <code>md</code>|${P}`],
    ['many blanks', ':::note    Title  \nx\n:::', `note|Title|${P}`],
    ['a title in brackets behind a blank', ':::note [Title]\nx\n:::', `note|[Title]|${P}`],
    ['a lone bracket in the title', ':::note A [b\nx\n:::', `note|A [b|${P}`],
    ['a backslash at the end of its text', ':::note\nx\\\n:::', 'note|note|<p>x\\</p>'],
    ['a Chinese title', ':::note 注意事项\nx\n:::', `note|注意事项|${P}`],
    ['an expression in the title', ':::note a {1 + 1}\nx\n:::', `note|a 2|${P}`],
    ['the title as an attribute', ':::note[A]{title="B"}\nx\n:::', `note|B|${P}`],
    ['a title that is empty on purpose', ':::note{title=""}\nx\n:::', `note||${P}`],
    ['an empty label', ':::note[]\nx\n:::', `note||${P}`],
    ['blank lines', ':::tip\n\nx\n\n:::', `tip|tip|${P}`],
    ['more colons', '::::tip A\nx\n::::', `tip|A|${P}`],
    ['blanks behind the fences', ':::tip  \nx\n:::  ', `tip|tip|${P}`],
    ['no end', ':::tip\nx', `tip|tip|${P}`],
    ['nothing inside', ':::tip[A]\n:::', 'tip|A|'],
    ['Windows line ends', ':::tip A\r\nx\r\n:::\r\n', `tip|A|${P}`],
    ['text right before and behind', 'a\n:::tip\nx\n:::\nb', `tip|tip|${P}`],
    ['a quote around', '> :::tip A\n> x\n> :::', `tip|A|${P}`],
    ['a list around', '- a\n  :::tip A\n  x\n  :::\n- b', `tip|A|${P}`],
    ['a numbered list around', '1. a\n\n   :::tip A\n   x\n   :::\n\n2. b', `tip|A|${P}`],
    ['a quoted list around', '> - :::tip A\n>   x\n>   :::', `tip|A|${P}`],
    ['JSX around', '<div>\n  :::tip A\n  x\n  :::\n</div>', `tip|A|${P}`],
    ['the old name', ':::caution\nx\n:::', `caution|caution|${P}`],
  ])('with %s', async (_, source, expected) => {
    expect(await admonitionsOf(source)).toEqual([expected]);
  });

  it('nests with more colons outside', async () => {
    const source = ':::::info A\n\na\n\n::::danger B\n\nb\n\n:::tip C\n\nc\n\n:::\n\n::::\n\n:::::';
    expect(await admonitionsOf(source)).toEqual(['info|A|<p>a</p>', 'danger|B|<p>b</p>', 'tip|C|<p>c</p>']);
  });

  it('shows code that shows an admonition', async () => {
    const html = await htmlOf(':::note\n```md\n:::tip A\nx\n:::\n```\n:::\n\n```md\n:::tip A\n```');
    expect(html).toContain(':::tip A');
    expect(html).not.toContain('theme-admonition-tip');
  });

  it.each([
    [':::注意\n\nx\n\n:::', '<p>:::注意</p>\n<p>x</p>\n<p>:::</p>'],
    ['::: note\nx\n:::', '<p>::: note\nx\n:::</p>'],
    [':::noteA b\nx\n:::', '<p>:::noteA b\nx\n:::</p>'],
    [':::note[A] b\nx\n:::', '<p>:::note[A] b\nx\n:::</p>'],
    ['> :::注意\n> x', '<blockquote>\n<p>:::注意\nx</p>\n</blockquote>'],
  ])('is none, and stays text: %j', async (source, html) => {
    expect(await htmlOf(source)).toBe(html);
    expect(await htmlOf(source, { format: 'md' })).toBe(html);
  });

  it('needs brackets around its title where the old form is switched off', async () => {
    const changes = { mdx1Compat: { comments: true, admonitions: false, headingIds: true } };
    expect(await admonitionsOf(':::note[A]\nx\n:::', changes)).toEqual([`note|A|${P}`]);
    expect(await htmlOf(':::note A\nx\n:::', changes)).toBe('<p>:::note A\nx\n:::</p>');
  });

  it('takes classes and an id', async () => {
    const html = await htmlOf(':::note{.a className="b" #c}\nx\n:::');
    expect(html).toContain('class="theme-admonition theme-admonition-note alert alert--secondary a b" id="c"');
  });

  it('may have a keyword of the site', async () => {
    const { body, warnings } = await compileText(':::my-box A\nx\n:::', { admonitionKeywords: ['my-box'] });
    expect(body).toMatchObject({
      html: expect.stringContaining('theme-admonition-my-box alert alert--info') as string,
    });
    expect(warnings).toMatchObject([{ line: 1, message: expect.stringContaining('":::my-box"') as string }]);
  });

  it('hands its parts to the component of a site', async () => {
    const admonition = (props: object) =>
      JSON.stringify(props, (key, value: unknown) => (key === '_owner' ? 0 : value));
    const render = async (source: string) =>
      (
        await renderModule(await compileText(source, { replacedElements: ['admonition'] }), {
          components: { admonition, mdxAdmonitionTitle: () => null },
        })
      ).html;
    expect(await render(':::tip A\nx\n:::')).toContain('&quot;title&quot;:&quot;A&quot;');
    expect(await render(':::tip[A]{.k #i}\nx\n:::')).toMatch(/id.*i.*className.*k.*type.*tip/);
    expect(await render(':::tip[*A*]\nx\n:::')).not.toContain('&quot;title&quot;');
  });
});

describe('a quote that begins like an alert of GitHub', () => {
  const on = { githubAlerts: true };

  it.each([
    ['a line below', '> [!NOTE]\n> x', `note|note|${P}`],
    ['a paragraph below', '> [!TIP]\n>\n> x', `tip|tip|${P}`],
    ['lower case', '> [!important]\n> x', `important|important|${P}`],
    ['two blanks behind it', '> [!WARNING]  \n> x', `warning|warning|${P}`],
    ['no blank in front, and Windows line ends', '>[!CAUTION]\r\n>x', `caution|caution|${P}`],
    ['emphasis below', '> [!NOTE]\n> *x* y', 'note|note|<p><em>x</em> y</p>'],
    ['a list below', '- a\n\n  > [!NOTE]\n  > x', `note|note|${P}`],
    ['nothing below', '> [!NOTE]', 'note|note|'],
  ])('is an admonition: %s', async (_, source, expected) => {
    for (const format of ['md', 'mdx'] as const) {
      expect(await admonitionsOf(source, { ...on, format }), format).toEqual([expected]);
    }
  });

  it.each([
    ['without the option', '> [!NOTE]\n> x', {}],
    ['where admonitions are off', '> [!NOTE]\n> x', { ...on, admonitionKeywords: [] }],
    ['with text behind the marker', '> [!NOTE] y\n> x', on],
    ['with another word', '> [!HINT]\n> x', on],
    ['with the marker on the second line', '> x\n> [!NOTE]', on],
  ])('is a quote %s', async (_, source, changes) => {
    expect(await htmlOf(source, changes)).toMatch(/^<blockquote>[^]*\[!/);
  });

  it('goes to the component of a site', async () => {
    const admonition = ({ type }: { type: string }) => `is ${type}`;
    const compiled = await compileText('> [!TIP]\n> x', { ...on, replacedElements: ['admonition'] });
    expect((await renderModule(compiled, { components: { admonition } })).html).toContain('is tip');
  });
});
