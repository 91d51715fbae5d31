import { describe, expect, it } from 'vitest';
import { toLogical, turnRound } from './right-to-left-plugin.js';

describe('a style sheet for pages from right to left', () => {
  it.each([
    ['.a{margin-left:1px}', '.a{margin-right:1px}'],
    ['.a{padding:1px 2px 3px 4px}', '.a{padding:1px 4px 3px 2px}'],
    ['.a{transform:translateX(-100%)}', '.a{transform:translateX(100%)}'],
    ['.a{margin-inline-start:1px}', '.a{margin-inline-start:1px}'],
    ['.a{/*rtl:ignore*/left:0}', '.a{left:0}'],
    ['.a{rotate:45deg /*rtl:-45deg*/;}', '.a{rotate:-45deg;}'],
    [
      "@media (min-width:9px){.a::before{content:'← ' /*rtl:'→ '*/;}}",
      "@media (min-width:9px){.a::before{content:'→ ';}}",
    ],
  ])('has %s as %s', async (from, to) => {
    expect((await turnRound(from)).replaceAll(/\s+([;}])/g, '$1')).toBe(to);
  });

  it.each([
    ['.a { margin-left: 1px; padding-right: 2px }', '.a { margin-inline-start: 1px; padding-inline-end: 2px }'],
    ['.a { border-left-width: 1px; border-right: 0 }', '.a { border-inline-start-width: 1px; border-inline-end: 0 }'],
    ['.a { border-top-left-radius: 0 }', '.a { border-start-start-radius: 0 }'],
    ['.a { left: 0; right: auto }', '.a { inset-inline-start: 0; inset-inline-end: auto }'],
    ['.a { text-align: left; float: right }', '.a { text-align: start; float: inline-end }'],
    ['.margin-left--lg { --x-left: 1px }', '.margin-left--lg { --x-left: 1px }'],
  ])('of ours has %s as %s first', (from, to) => {
    expect(toLogical(from)).toBe(to);
  });
});
