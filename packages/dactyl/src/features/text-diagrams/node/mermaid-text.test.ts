import { describe, expect, it } from 'vitest';
import { asMistake as d2Mistake } from './draw-d2.js';
import { asMistake } from './draw-mermaid.js';
import { findBrowser } from '../../../node/base/find-browser.js';
import { LIGHT_TEXTS, missingWord, readMermaid } from './mermaid-text.js';
import { withoutUnusedRules } from './unused-rules.js';

describe('the text of a diagram', () => {
  it.each([
    ['flowchart LR\n  accTitle: Way\n  accDescr: From a\n  a-->b', 'Way', 'From a'],
    ['flowchart LR\n  accDescr {\n    From a\n    to b\n  }\n  a-->b', undefined, 'From a to b'],
    ['---\ntitle: "The way"\n---\nflowchart LR\n%%{init: {}}%%\n  a-->b', 'The way', undefined],
  ])('is %j without what only some know', (text, title, description) => {
    const read = readMermaid(text);
    expect([read.title, read.description]).toEqual([title, description]);
    expect(read.bare).toBe('flowchart LR\n  a-->b');
  });

  it.each([
    ['flowchart LR\n', true],
    ['%% note\n---\n', false],
    ['---\ntitle: a\n---\n%%{init: {}}%%\n\n  sequenceDiagram\n', true],
    ['graph TD;a-->b', true],
    ['stateDiagram-v2\n', true],
    ['pie\n', false],
    ['flowcharts\n', false],
    ['mindmap\n  graph\n', false],
    ['flowchart LR\n  click a "https://x.example"', false],
    ['flowchart LR\n  a@{ shape: cyl }', false],
    ['sequenceDiagram\n  note over A: click it', true],
    ['stateDiagram-v2\n  note right of A: b', false],
    ['erDiagram\n  A["B"]', false],
  ])('%j can be drawn without a browser: %s', (text, expected) => {
    expect(new RegExp(LIGHT_TEXTS).test(text)).toBe(expected);
  });
});

it.each([
  ['flowchart LR\n  a[One <br/> two] -->|three| b\n  style a fill:#f96', 'One', undefined],
  ['flowchart LR\n  a[One] --> b[Zwei]', 'Zwei', 'Zwei'],
  ['stateDiagram-v2\n  A --> B: 看旗', '看旗', '看旗'],
  ['sequenceDiagram\n  participant P as Pilot', 'Pilot', 'Pilot'],
])('misses in a drawing of %j the word %s: %s', (text, word, missing) => {
  const svg = `<svg><text>One two three${missing === undefined ? ` ${word}` : ''}</text></svg>`;
  expect(missingWord(text, svg)).toBe(missing);
});

describe('a mistake', () => {
  it('is on the line that the author counts', () => {
    const error = Object.assign(new Error('Parse error on line 3:\nx'), { hash: { loc: { first_line: 2 } } });
    expect(asMistake(error, 'pie\nx')).toEqual({ problem: 'Parse error on line 3:\n    x', line: 2 });
    expect(asMistake(error, '---\ntitle: a\n---\nflowchart\na[x')).toMatchObject({ line: 5 });
    expect(asMistake(new Error('Parsing failed: on line 9, column 3'), 'pie\nx')).toMatchObject({ line: 2 });
    expect(asMistake(new Error('No diagram type'), 'foo')).toEqual({ problem: 'No diagram type' });
    expect(d2Mistake('[{"range":"index,1:3:9","errmsg":"index:2:4: maps end with }"}]')).toEqual({
      problem: 'maps end with }',
      line: 2,
      column: 4,
    });
  });
});

describe('withoutUnusedRules', () => {
  it('leaves what matches', () => {
    const svg = (css: string) => `<svg><style>${css}</style><g class="node a"><rect/></g></svg>`;
    const css =
      '@keyframes x{from{a:0}}#d .node rect,#d .node circle{fill:red}#d .cluster{fill:blue}#d{color:red}#d .a{b:c}';
    expect(withoutUnusedRules(svg(css))).toBe(svg('#d .node rect{fill:red}#d{color:red}#d .a{b:c}'));
  });
});

it('finds the browser that is named, before those of the search path', () => {
  expect(findBrowser({ CHROME_PATH: process.execPath, PATH: '' })).toBe(process.execPath);
});
