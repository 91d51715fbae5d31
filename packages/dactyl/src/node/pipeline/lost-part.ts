/**
 * What would be missing in a page where a drawing stands in it, because `svg-rules.ts` takes it out: a drawing with a gap is a mistake,
 * and none that anybody would look for.
 *
 *     <foreignObject><p>Over the meadow</p></foreignObject>  →  "Over the meadow" would be missing: …
 */
import type { unstable_Drawing, unstable_DrawingMistake } from '../plugin-api/drawer-types.js';

const HTML_PART = /<foreignObject\b[^>]*>([^]*?)<\/foreignObject>/gi;
const PICTURE = /<image\b[^>]*?\s(?:xlink:)?href\s*=\s*(["'])(?!#|data:)(.*?)\1/i;

export function lostPart({ light, dark = '' }: unstable_Drawing): unstable_DrawingMistake | undefined {
  for (const svg of [light, dark]) {
    const words = [...svg.matchAll(HTML_PART)].map(([, html = '']) => wordsOf(html)).find((text) => text !== '');
    if (words !== undefined)
      return {
        problem: `"${words}" would be missing, because it is HTML in the drawing, which is taken out.`,
        hint: 'Write it without formatting, or have the program write its texts as parts of the SVG.',
      };
    const address = PICTURE.exec(svg)?.[2];
    if (address !== undefined)
      return {
        problem: `the picture "${address}" would be missing, because a drawing in a page fetches nothing.`,
        hint: 'Leave it out, or have the program write it into the SVG.',
      };
  }
  return undefined;
}

function wordsOf(html: string): string {
  const text = html
    .replaceAll(/<style\b[^]*?<\/style>/gi, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return text.length > 60 ? `${text.slice(0, 60).trim()}…` : text;
}
