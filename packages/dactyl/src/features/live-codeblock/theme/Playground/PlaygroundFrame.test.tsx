import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlaygroundFrame } from './PlaygroundFrame.js';

it.each([
  ['bottom', /Live Editor.*the code.*Result.*the result/],
  ['top', /Result.*the result.*Live Editor.*the code/],
] as const)('puts the result at the %s', (position, order) => {
  const html = renderToStaticMarkup(<PlaygroundFrame position={position} editor="the code" result="the result" />);
  expect(html).toMatch(order);
});
