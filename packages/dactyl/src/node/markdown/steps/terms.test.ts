import { describe, expect, it } from 'vitest';
import { compileText, htmlOf, renderModule, testProcessor } from '../../../../test/markdown/compile-text.js';
import type { TextTerms } from '../text-terms.js';

const TERMS: TextTerms = {
  terms: [
    { id: 'tern', words: ['tern', 'terns'], html: 'A bird.', url: '/glossary#tern' },
    { id: 'gull', words: ['gull'], html: 'Another.', url: 'https://gull.example' },
  ],
  frontMatterKey: 'words',
  isAutomatic: true,
  styles: '/terms.css',
};

/** The HTML with what explains a word in short: `[tern]`, and `{tern}` where the page has its explanation already. */
const short = (html: string) =>
  html
    .replace('<link rel="stylesheet" href="/terms.css">', '')
    .replaceAll(/<a [^>]*class="dactyl-term"[^>]*>([^<]*)<\/a><span [^>]*role="tooltip"[^>]*>[^<]*<\/span>/g, '[$1]')
    .replaceAll(/<a [^>]*class="dactyl-term"[^>]*>([^<]*)<\/a>/g, '{$1}');

describe('a word that the site explains', () => {
  it.each([
    ['A tern, a tern.', '<p>A [tern], a tern.</p>'],
    ['- two **terns**\n- a gull', '<ul>\n<li>two <strong>[terns]</strong></li>\n<li>a [gull]</li>\n</ul>'],
    ['> tern', '<blockquote>\n<p>[tern]</p>\n</blockquote>'],
    ['| tern |\n| --- |\n| gull |', '<td>gull</td>'],
    ['intern terns', '<p>intern [terns]</p>'],
  ])('is found in the prose of %j', async (source, expected) => {
    expect(short(await htmlOf(source, { terms: TERMS }))).toContain(expected);
  });

  it('is none in headings, code and links', async () => {
    const html = short(await htmlOf('# tern\n\n`tern` [tern](/a) ~~a *Gull*~~', { terms: TERMS }));
    expect(html.match(/[[{](?:tern|Gull)[\]}]/g)).toEqual(['[Gull]']);
  });

  it('is a link of the site, or one to another, and brings its style sheet along once', async () => {
    const { body, references } = await compileText('A tern, a gull.', { terms: TERMS });
    expect(references).toMatchObject([{ kind: 'link', url: '/glossary#tern', line: 1 }]);
    const html = body.kind === 'html' ? body.html : '';
    expect(html.match(/<link /g)).toHaveLength(1);
    expect(html).toContain('<a href="dactyl-ref:0" class="dactyl-term" aria-describedby="term-tern"');
    expect(html).toContain('<a href="https://gull.example" target="_blank" rel="noopener noreferrer"');
  });

  it('is none in the title of an admonition', async () => {
    const html = short(await htmlOf(':::tip[A tern]\n\nA tern.\n\n:::', { terms: TERMS }));
    expect(html).toContain('A tern</div>');
    expect(html).toContain('<p>A [tern].</p>');
  });

  it('stays as it is where a page or the site says so, and in parts of pages', async () => {
    expect(short(await htmlOf('---\nwords: false\n---\n\ntern', { terms: TERMS }))).toBe('<p>tern</p>');
    expect(short(await htmlOf('tern', { terms: { ...TERMS, isAutomatic: false } }))).toBe('<p>tern</p>');
    const part = await (
      await testProcessor({ terms: TERMS })
    ).compile({ file: '/site/docs/_part.mdx', source: 'tern' });
    expect(part.body).toMatchObject({ html: '<p>tern</p>\n' });
  });

  it('is explained in Markdown without MDX too', async () => {
    expect(short(await htmlOf('A <b>tern</b> & a gull.', { terms: TERMS, format: 'md' }))).toBe(
      '<p>A <b>[tern]</b> &#x26; a [gull].</p>'.replace('&#x26;', '&amp;'),
    );
  });
});

describe('<Term>', () => {
  it('explains its text, or the term that it names, also on a page that is evaluated', async () => {
    const source = 'export const n = 1;\n\n<Term name="Terns">they *all*</Term>, <Term>gull</Term>, tern {n}.\n';
    const { html } = await renderModule(await compileText(source, { terms: TERMS }));
    expect(short(html)).toContain('[they all], [gull], tern 1.');
    expect(short(await htmlOf('A tern, <Term>tern</Term>.', { terms: TERMS }))).toBe('<p>A tern, [tern].</p>');
  });

  it('is the component of the file where that has one', async () => {
    const source = 'export const Term = () => <i>own</i>;\n\nA <Term>gull</Term>.\n';
    expect((await renderModule(await compileText(source, { terms: TERMS }))).html).toContain('A <i>own</i>.');
  });

  it('says which terms there are', async () => {
    await expect(compileText('a\n\nThe <Term>trn</Term>.', { terms: TERMS })).rejects.toMatchObject({
      message: '<Term> asks for "trn", which is not explained.',
      details: { line: 3, column: 5, hint: 'Did you mean "tern"?' },
    });
    await expect(compileText('<Term>unheard of</Term>', { terms: TERMS })).rejects.toMatchObject({
      details: { hint: 'Known: "tern", "terns", "gull".' },
    });
    await expect(compileText('<Term />', { terms: TERMS })).rejects.toThrow('<Term> has no text.');
  });
});
