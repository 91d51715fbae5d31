import { describe, expect, it } from 'vitest';
import { hasOnlyOwnSelectors } from './page-styles.js';

describe('a CSS module that belongs to one page', () => {
  it.each([
    ['.a { color: red } .a:hover, .b > p { color: blue }'],
    [":global([data-theme='dark']) .a { color: red }"],
    ['@media (min-width: 9px) { .a { color: red } }'],
    ['.a { & p { color: red } @media print { color: black } }'],
    ['@keyframes turn { from { rotate: 0 } to { rotate: 1turn } } .a { animation: turn 1s }'],
    ['.a:is(p, ul) { content: "}" }'],
    ['.a > :is(:global(.b), :global(.c)) img { color: red }'],
    ['#own { color: red }'],
    ['@-webkit-keyframes turn { to { rotate: 1turn } } .a { color: red }'],
  ])('names classes of its own: %s', (css) => {
    expect(hasOnlyOwnSelectors(css)).toBe(true);
  });

  it.each([
    ['a rule for all elements of a kind', 'p { color: red }'],
    ['one of several selectors', '.a, p { color: red }'],
    ['a global class', ':global(.navbar) { color: red }'],
    ['the rest of a selector that is global', ':global .navbar { color: red }'],
    ['variables of the page', '@media print { :root { --x: 1 } }'],
    ['a font', '@font-face { font-family: x }'],
    ['other sheets', "@import './other.css'; .a { color: red }"],
    ['rules that Tailwind makes', '@tailwind utilities; .a { color: red }'],
    ['what PostCSS puts in place of a rule', '.a { @apply grid; }'],
    ['classes of other sheets', ".a { composes: b from './other.module.css' }"],
  ])('is not one with %s', (_what, css) => {
    expect(hasOnlyOwnSelectors(css)).toBe(false);
  });
});
