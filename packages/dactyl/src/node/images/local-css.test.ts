import { expect, it } from 'vitest';
import { localCss } from './local-css.js';

it.each([
  ['fill:url(https://a.example/x) red', 'fill: red'],
  ['fill:u\\72 l( "//a.example/x" )', 'fill:'],
  ['fill:\\000075RL(x.svg#a)', 'fill:'],
  ['fill:url("\\68ttps://a.example")', 'fill:'],
  ['fill:url("#a" ")" url(https://a.example) "x");color:red', 'fill:;color:red'],
  ['a:"\\\r\nb" url(x) "c"', 'a:"\\\nb"  "c"'],
  ['a:"b\f" url(x) "c', 'a:"b\n" url(x) "c'],
  ['mask:image-set("https://a.example/(" 1x, url(#a) 2x);x:y', 'mask:;x:y'],
  ['mask:-webkit-image-set(var(--a) 1x)', 'mask:'],
  ['src:src(var(--a))', 'src:'],
  ['@import "a;b" screen;@\\69mport/**/url(data:text/css,a);.q{x:y}', '.q{x:y}'],
  ['fill:url(https://a.example/x', 'fill:'],
  ['fill:url(x\\', 'fill:'],
  ['a:url\\28 y ")";fill:url(x);b:" "', 'a:url\\28 y ")";fill:;b:" "'],
])('leaves out what fetches: %s', (css, kept) => {
  expect(localCss(css)).toBe(kept);
  expect(localCss(kept)).toBe(kept);
});

it.each([
  `fill:url(#a);mask:url( '#b' ) ;src:url(data:font/woff2;base64,AA==)`,
  '/* url(x) */.a\\:b::before{content:"url(x)\\"";transform:translate(1px)}',
  '@media print{.image{fill:red}}',
])('keeps the rest: %s', (css) => {
  expect(localCss(css)).toBe(css);
});
