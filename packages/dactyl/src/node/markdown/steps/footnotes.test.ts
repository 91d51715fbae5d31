import { describe, expect, it } from 'vitest';
import { compileText, htmlOf } from '../../../../test/markdown/compile-text.js';

const TEXT = 'a[^1] b[^x] c[^1]\n\n## T[^x]\n\n[^1]: One\n[^x]: Two\n\n    in two paragraphs\n';
const idsOf = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
const hashesOf = (html: string) => [...html.matchAll(/ href="#([^"]*)"/g)].map(([, id = '']) => id);

describe('footnotes', () => {
  it('lead to their notes and back', async () => {
    const html = await htmlOf(TEXT);
    expect(hashesOf(html).filter((id) => !idsOf(html).includes(id))).toEqual([]);
    expect(html).toContain('aria-label="Back to reference 1-2"');
  });

  it('stand below a heading with a link to itself, which is no part of the table of contents', async () => {
    const { body, toc } = await compileText(TEXT);
    expect(body).toMatchObject({
      html: expect.stringMatching(
        /<h2 class="anchor sr-only" id="footnote-label">Footnotes<a href="#footnote-label" class="hash-link"/,
      ) as string,
    });
    expect(toc).toEqual([{ value: 'T', id: 't', level: 2 }]);
  });

  it('speak the language of the site', async () => {
    const html = await htmlOf(TEXT, { footnoteLabels: { title: '脚注', back: '返回引用 {reference}' } });
    expect(html).toContain('>脚注<a href="#footnote-label" class="hash-link" aria-label="Direct link to 脚注"');
    expect(html).toContain('aria-label="返回引用 1-2"');
    expect(html).not.toMatch(/Footnotes|Back to/);
  });

  it.each(['mdx', 'md'] as const)('of two posts share no id: %s', async (format) => {
    const one = await htmlOf(TEXT, { uniqueFootnotes: true, format });
    const two = await htmlOf(`${TEXT}\nd`, { uniqueFootnotes: true, format });
    expect(idsOf(one)).toHaveLength(8);
    expect(idsOf(one).filter((id) => idsOf(two).includes(id))).toEqual(['t']);
    expect(hashesOf(one).filter((id) => !idsOf(one).includes(id))).toEqual([]);
    const [described] = /(?<=aria-describedby=")[^"]*/.exec(one) ?? [];
    expect(idsOf(one)).toContain(described);
  });
});
