import { describe, expect, it } from 'vitest';
import { linkContent } from './link-content.js';
import type { LinkedImage, Reference } from './types.js';

const reference: Reference = { kind: 'image', url: './a.png', line: 1, column: 1 };
const webp = { type: 'image/webp', srcset: '/a-480.webp 480w, /a-800.webp 800w' };
const avif = { type: 'image/avif', srcset: '/a.avif 800w' };
const SIZES = 'auto, 800px';

function linked(body: Parameters<typeof linkContent>[0], image: Partial<LinkedImage>): string {
  const given = { sources: [], sizes: SIZES, ...image };
  const made = linkContent(body, [reference], () => ({ url: '/a.png', width: 9, height: 5, image: given }));
  return made.kind === 'html' ? made.html : made.code;
}

const HTML =
  '<p>x <img src="dactyl-ref:0" alt="a > b" loading="lazy" width="dactyl-ref:0w" height="dactyl-ref:0h"> y</p>';
const inHtml = (image: Partial<LinkedImage>) => linked({ kind: 'html', html: HTML }, image);
const inCode = (code: string, image: Partial<LinkedImage>) => linked({ kind: 'module', code, imports: [] }, image);

describe('an image', () => {
  it('has all formats around it in HTML, and stays what it is for browsers that know none', () => {
    expect(inHtml({ sources: [avif, webp] })).toBe(
      `<p>x <picture><source type="image/avif" srcset="${avif.srcset}" sizes="${SIZES}"><source type="image/webp" ` +
        `srcset="${webp.srcset}" sizes="${SIZES}"><img src="/a.png" alt="a > b" loading="lazy" width="9" height="5"></picture> y</p>`,
    );
  });

  it('is not wrapped without other formats', () => {
    expect(inHtml({ preview: 'data:x', zoom: 'Enlarge\nClose' })).toBe(
      '<p>x <img src="/a.png" style="background:url(data:x) 50% / cover no-repeat content-box" data-zoom="Enlarge\nClose" ' +
        'alt="a > b" loading="lazy" width="9" height="5"> y</p>',
    );
  });

  it.each([
    ['behind', '<img src="dactyl-ref:0" alt="> style=" style="width:30px">'],
    ['before', '<img style="width:30px" src="dactyl-ref:0" alt="> style=">'],
  ])('keeps the style that the text has %s its address', (_, html) => {
    const style = 'style="background:url(data:x) 50% / cover no-repeat content-box;width:30px"';
    for (const made of [
      linked({ kind: 'html', html }, { preview: 'data:x' }),
      inCode(JSON.stringify(html), { preview: 'data:x' }).replaceAll('\\"', '"'),
    ]) {
      expect(made).toContain(style);
      expect(made.match(/ style="\w/g)).toHaveLength(1);
    }
  });

  it('has them in HTML inside of code too', () => {
    const code = `_jsx(Raw, { html: ${JSON.stringify(HTML)} })`;
    const made = inCode(code, { sources: [webp] });
    const html = JSON.parse(/html: (".*") \}/.exec(made)?.[1] ?? '""') as string; // a JSON string
    expect(html).toBe(inHtml({ sources: [webp] }));
  });

  it('stays an element of React, with the format that most browsers know', () => {
    const code = `_jsx("img", { src: "dactyl-ref:0", alt: "a", width: "dactyl-ref:0w" })`;
    expect(inCode(code, { sources: [avif, webp], preview: 'data:x', zoom: 'E' })).toBe(
      `_jsx("img", { src: "/a.png", "style": {"background":"url(data:x) 50% / cover no-repeat content-box"}, "data-zoom": "E", ` +
        `"srcSet": "${webp.srcset}", "sizes": "${SIZES}", alt: "a", width: 9 })`,
    );
  });

  it('gives its description to the drawing that takes its place', () => {
    const inline = (alt: string) => `<svg aria-label="${alt}"/>`;
    expect(inHtml({ inline })).toBe('<p>x <svg aria-label="a > b"/> y</p>');
    expect(inCode(JSON.stringify(HTML), { inline })).toBe(JSON.stringify('<p>x <svg aria-label="a > b"/> y</p>'));
  });
});
