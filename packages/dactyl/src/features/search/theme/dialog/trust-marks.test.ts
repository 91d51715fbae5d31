import { expect, it } from 'vitest';
import { trustMarks } from './trust-marks.js';

it.each([
  ['a &lt;b&gt; <mark>match</mark>', 'a &lt;b&gt; <mark>match</mark>'],
  ['<img src=x onerror=go()><mark onclick=go()>x</mark>', '&lt;img src=x onerror=go()>&lt;mark onclick=go()>x</mark>'],
  [null, ''],
])('shows of %s no tag but marks', (html, shown) => {
  expect(trustMarks(html)).toBe(shown);
});
