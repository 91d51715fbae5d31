/** Words and lines of diagrams on a dark page can be made out: axe does not see colours inside of a drawing. */
import { expect, it } from 'vitest';
import { DARK_DIAGRAM_COLORS } from '../../src/shared/dark-diagram-colors.js';
import { contrast } from '../markdown/contrast.js';

const { border1, noteBkgColor, noteTextColor, ...surfaces } = DARK_DIAGRAM_COLORS;
/** What Mermaid writes with in its theme `dark`: `lightgrey`, and `#ccc`. */
const WORDS = '#cccccc';

it.each(Object.entries(surfaces))('words can be read on %s', (_, color) => {
  expect(contrast(WORDS, color)).toBeGreaterThanOrEqual(4.5);
});

it('notes can be read, and edges seen', () => {
  expect(contrast(noteTextColor, noteBkgColor)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(border1, surfaces.edgeLabelBackground)).toBeGreaterThanOrEqual(3);
});
