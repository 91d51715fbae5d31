import { expect, it } from 'vitest';
import { lostPart } from './lost-part.js';

it('finds words and pictures that a page would not show', () => {
  const note =
    '<foreignObject width="9"><div class="md"><h1>Wind</h1>\n<p>below <b>eight</b></p></div></foreignObject>';
  expect(lostPart({ light: `<svg>${note}</svg>` })).toMatchObject({
    problem: '"Wind below eight" would be missing, because it is HTML in the drawing, which is taken out.',
  });
  expect(
    lostPart({ light: '<svg/>', dark: '<svg><image x="1" xlink:href="https://a.example/b.svg"/></svg>' }),
  ).toMatchObject({
    problem: 'the picture "https://a.example/b.svg" would be missing, because a drawing in a page fetches nothing.',
  });
});

it('finds nothing in what stays', () => {
  const image = '<image href="data:image/png;base64,AA"/><image href="#a"/>';
  const empty = '<foreignObject><style>p{}</style><div> </div></foreignObject>';
  expect(lostPart({ light: `<svg>${image}${empty}<text>wind</text></svg>` })).toBeUndefined();
});
