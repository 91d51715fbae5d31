import { describe, expect, it } from 'vitest';
import { withOwnNames } from './svg-names.js';

/** With the prefix, which follows from the text, as `@`, and as `~` in times. */
const renamed = (source: string) =>
  withOwnNames(source)
    .replaceAll(/s[\da-f]{6}-/g, '@')
    .replaceAll(/s[\da-f]{6}_/g, '~');

describe('withOwnNames', () => {
  it.each([
    [
      'classes of its styles, and no others',
      '<svg class="a"><style>.a{fill:#abc;opacity:.5}@media print{.a .c-1{x:y}}</style><path class="a b c-1"/></svg>',
      '<svg class="@a"><style>.@a{fill:#abc;opacity:.5}@media print{.@a .@c-1{x:y}}</style><path class="@a b @c-1"/></svg>',
    ],
    [
      'ids that it refers to, and no others',
      `<svg><defs><g id="g"/><g id="free"/></defs><use href="#g"/><use xlink:href='#g'/></svg>`,
      `<svg><defs><g id="@g"/><g id="free"/></defs><use href="#@g"/><use xlink:href='#@g'/></svg>`,
    ],
    [
      'ids in addresses, styles and labels',
      `<svg aria-labelledby="t d"><title id="t"/><desc id="d"/><style>#p{fill:url('#x')}</style><path id="p" fill="url(#x)"/><g id="x"/></svg>`,
      `<svg aria-labelledby="@t @d"><title id="@t"/><desc id="@d"/><style>#@p{fill:url('#@x')}</style><path id="@p" fill="url(#@x)"/><g id="@x"/></svg>`,
    ],
    [
      'ids in times of animations, without a minus',
      `<svg><set id="a" begin="0;b.end+.5s"/><set id='b' begin="a.end; c.click"/><use href="#a"/></svg>`,
      `<svg><set id="~a" begin="0;~b.end+.5s"/><set id='~b' begin="~a.end; c.click"/><use href="#~a"/></svg>`,
    ],
    [
      'no ids that are elsewhere in the document',
      '<svg id="a"><use href="#symbol"/><a href="#top" aria-labelledby="a b"><path fill="url(#shared)"/></a></svg>',
      '<svg id="@a"><use href="#symbol"/><a href="#top" aria-labelledby="@a b"><path fill="url(#shared)"/></a></svg>',
    ],
    [
      'nothing else',
      '<svg id="a" class="b" data-id="c"><path/></svg>',
      '<svg id="a" class="b" data-id="c"><path/></svg>',
    ],
  ])('renames %s', (_, source, expected) => {
    expect(renamed(source)).toBe(expected);
  });

  it('gives other drawings other names', () => {
    const drawing = (color: string) => withOwnNames(`<svg><style>.a{fill:${color}}</style><path class="a"/></svg>`);
    const nameIn = (source: string) => /class="([^"]+)"/.exec(source)?.[1];
    expect(nameIn(drawing('red'))).not.toBe(nameIn(drawing('blue')));
    expect(nameIn(drawing('red'))).toBe(nameIn(drawing('red')));
  });
});
