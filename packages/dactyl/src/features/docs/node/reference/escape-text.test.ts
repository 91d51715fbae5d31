import { expect, it } from 'vitest';
import { addressCode, inline, plain, prose, row } from './escape-text.js';

it.each([
  ['> [!NOTE]\n> Of `all`.\n> And more.\n\nThen.', ':::note\n\nOf `all`.\nAnd more.\n\n:::\n\nThen.'],
  ['> [!CAUTION] At once.', ':::danger\n\nAt once.\n\n:::\n'],
  ['Before.\n\n> [!IMPORTANT]\n> One\n\n> [!TIP]\n> Two', 'Before.\n\n:::info\n\nOne\n\n:::\n\n:::tip\n\nTwo\n\n:::\n'],
  ['> [!SURE]\n> As it is.', '> [!SURE]\n> As it is.'],
  ['```md\n> [!NOTE]\n> code\n```', '```md\n> [!NOTE]\n> code\n```'],
  ['a <b\n```js\n<c\n ~~~\nd `<e` <f\n```g\n<h', 'a &lt;b\n```js\n<c\n ~~~\nd `<e` &lt;f\n```g\n&lt;h'],
  ['# A <b>\n\n:::note', '### A <b>\n\n\\:::note'],
])('writes the description %j', (text, expected) => {
  expect(prose(text, 2)).toBe(expected);
});

it.each([
  ['## Keys\n\nAsk us.\n\nMore.', 'Ask us.'],
  ['## Keys', 'Keys'],
  ['> [!WARNING]\n> Not for\n> long.', 'Not for long.'],
  ['Order:\n- `name`\n- date,\n  newest first', 'Order: <br/>• `name` <br/>• date, newest first'],
  ['One of:\n\n* a\n* b\n\nMore.', 'One of: <br/>• a <br/>• b'],
  ['1. Ask.\n2. Wait.', String.raw`1\. Ask. <br/>2\. Wait.`],
  ['Since\n2020. Not -\n5 *at* all', 'Since 2020. Not - 5 *at* all'],
  ['a < b\nand `<c>`', 'a &lt; b and `<c>`'],
])('writes %j in a cell', (text, expected) => {
  expect(inline(text)).toBe(expected);
});

it('lets long addresses break behind their slashes, and keeps what looks like Markdown in them', () => {
  expect(addressCode('/builds/{id}')).toBe('`/builds/{id}`');
  expect(addressCode('https://api.example.com/v1/flight_plans/{plan_id}')).toBe(
    '<code>https<span></span>&#58;//api.example.com/<wbr>v1/<wbr>flight&#95;plans/<wbr>&#123;plan&#95;id&#125;</code>',
  );
});

it('reads a text of fences without an end once', () => {
  const text = '```a\n'.repeat(200_000);
  expect(prose(text, 2)).toBe(text.trim());
});

it.each([
  [plain('Read | write'), String.raw`Read \| write`],
  [inline('one of `a|b`'), 'one of `a\\|b`'],
  [inline(String.raw`one of a\|b`), String.raw`one of a\|b`],
  [String.raw`a\\|b`, String.raw`a\\\|b`],
])('keeps %j in its cell', (cell, expected) => {
  expect(row([cell, 'c'])).toBe(`| ${expected} | c |`);
});
