import { expect, it } from 'vitest';
import { drawingHtml } from './drawing-html.js';

const drawing = (size: string, texts: string) =>
  drawingHtml({ light: `<svg viewBox="0 0 600 200" ${size}>${texts}</svg>` }, { block: undefined, label: 'Diagram' });

it.each([
  ['at 60 % what has letters for that', 'width="600"', '<text font-size="16">wind</text>', 360],
  [
    'at more what has smaller letters',
    'width="600"',
    '<text font-size="16">wind</text><text font-size="12px">calm</text>',
    450,
  ],
  ['as it is what begins with the smallest', 'width="600"', '<text style="fill:red;font-size: 8px">wind</text>', 600],
  ['by the size on the screen', 'width="600pt"', '<text font-size="9.00">wind</text>', 600],
  ['at 60 % what does not say', 'width="600"', '<text>wind</text>', 360],
])('keeps letters readable on phones: scales down %s', (_, size, texts, minWidth) => {
  expect(drawing(size, texts)).toContain(`min-width:${minWidth}px`);
});

it('marks what needs white paper on a dark page', () => {
  const drawn = { light: '<svg viewBox="0 0 6 2"><text fill="#000">wind</text></svg>', needsPaper: true };
  expect(drawingHtml(drawn, { block: undefined, label: 'Diagram' })).toContain('dactyl-drawing__picture--paper');
  expect(drawing('width="600"', '')).not.toContain('--paper');
});

it('gives the focus to what scrolls on a phone', () => {
  expect(drawing('width="500"', '<text font-size="24">wind</text>')).not.toContain('tabindex');
  expect(drawing('width="500"', '<text font-size="12">wind</text>')).toContain('tabindex="0"');
});

it('scales what names its size in its style, as PlantUML does, without squeezing it', () => {
  const html = drawing('width="600px" height="200px" style="width:600px;height:200px;background:#FFF;"', '');
  expect(html).toContain('style="background:#FFF;min-width:360px"');
});
