import { describe, expect, it } from 'vitest';
import { cutPart, hashOfPart } from './note-parts.js';
import { indexVault, resolveName, suggestNote } from './resolve-name.js';
import type { NoteSyntax } from './note-code.js';
import { rewriteNote } from './rewrite-note.js';
import type { Vault } from './vault.js';

const NOTES: Record<string, string> = {
  'Start.md': '# Start\n\n## First {#one}\n',
  'boats/Heron.md':
    '# Heron\n\nA [plan](./plan.md).\n\n## Sails and *ropes*\n\nWhite ones.\n\n### Jib\n\nSmall. ^jib\n\n## Hull\n\nRed, see [[Start]].\n',
  'boats/Circle.md': 'Round\n\n![[Circle2]]\n',
  'boats/Circle2.md': 'and\n\n![[Circle]]\n',
  'boats/heron.png': '',
  'boats/Code.md':
    'A [plan](./plan.md), `a[0](b)`.\n\n```js\nhandlers[0](event)\n```\n\n```py\nimport os\n```\n\nexport is a word.\n',
  'boats/Example.mdx': '```js\nimport a from "a";\n```\n',
  'boats/Page.mdx': 'import A from "./a.js";\n\n<A />\n',
  'boats/song.mp3': '',
  'boats/plan.pdf': '',
  'a/Log.md': '',
  'b/Log.md': '',
};
const INDEX = indexVault(Object.keys(NOTES));

const VAULT: Vault = {
  resolve: (name, from) => resolveName(name, from, INDEX),
  suggest: (name) => suggestNote(name, INDEX),
  read: (path) => NOTES[path],
  urlOf: (path) => `./${path}`,
  hashOf: (path, part) => hashOfPart(NOTES[path] ?? '', part, false),
};

const rewrite = (text: string, syntax: NoteSyntax = { isMdx: true, dollars: 1 }) =>
  rewriteNote(text, { vault: VAULT, from: 'Start.md', above: [], syntax });

describe('rewriteNote', () => {
  it.each([
    ['a [[Heron]] b', 'a [Heron](./boats/Heron.md) b'],
    ['[[heron|the *boat*]]', '[the \\*boat\\*](./boats/Heron.md)'],
    ['[[Heron#Sails and ropes]]', '[Heron \\> Sails and ropes](./boats/Heron.md#sails-and-ropes)'],
    ['[[Heron#Sails and ropes#Jib|j]]', '[j](./boats/Heron.md#jib)'],
    ['[[Heron#Heron]]', '[Heron \\> Heron](./boats/Heron.md)'],
    ['[[Heron#^jib|j]]', '[j](./boats/Heron.md#^jib)'],
    ['[[#First]]', '[First](#one)'],
    ['[[plan.pdf]]', '[plan.pdf](./boats/plan.pdf)'],
    ['| [[Heron\\|x]] |', '| [x](./boats/Heron.md) |'],
    ['![[heron.png]]', '![heron](./boats/heron.png)'],
    ['![[heron.png|300]]', '![heron\\|300](./boats/heron.png)'],
    ['![[heron.png|A bird|300x20]]', '![A bird\\|300x20](./boats/heron.png)'],
    ['![[song.mp3]]', '![song](./boats/song.mp3)'],
    ['see ![[Heron]] there', 'see [Heron](./boats/Heron.md) there'],
    ['a %%no%% b\n%%\nmore\n%%\nc', 'a  b\n\n\n\nc'],
    ['==so== and a == b == c', '<mark>so</mark> and a == b == c'],
    ['text ^id-1', 'text <span id="^id-1"></span>'],
    ['`[[Heron]]` ==`a`==', '`[[Heron]]` ==`a`=='],
    ['```\n[[Heron]] %%x%% ==a== ^b\n```', '```\n[[Heron]] %%x%% ==a== ^b\n```'],
    ['[[a]](b) [x] [[]]', 'a(b) [x] [[]]'],
  ])('%j → %j', (text, expected) => {
    expect(rewrite(text).text).toBe(expected);
  });

  it.each([
    'export const winds = [[8, 12]];\n\nexport const isSame = (a, b) => {\n\n  return a==b && b==a;\n};',
    "import a from './[[a]].js';",
    'See {a==b && c==d} and {`${[[1]]}`} {/* %%x%% */}',
    "Don't {\n  f({ a: '}', b: [[1]] })\n}",
    'It is $[[e]]$ or $$[[f]]$$\n\n$$\n[[g]]\n\n==x==\n$$',
  ])('leaves %j as it is', (text) => {
    expect(rewrite(text).text).toBe(text);
  });

  it.each([
    ['{a} [[Heron]] {b}', '{a} [Heron](./boats/Heron.md) {b}'],
    ['{ [[Heron]]', '{ [Heron](./boats/Heron.md)'],
    ['costs \\$5 [[Heron]] and \\$6', 'costs \\$5 [Heron](./boats/Heron.md) and \\$6'],
    ['costs $5\n\n[[Heron]] $6', 'costs $5\n\n[Heron](./boats/Heron.md) $6'],
    ['export is [[Heron]]', 'export is [Heron](./boats/Heron.md)'],
    ['export const a = 1;\n\n[[Heron]]', 'export const a = 1;\n\n[Heron](./boats/Heron.md)'],
  ])('%j → %j beside code', (text, expected) => {
    expect(rewrite(text).text).toBe(expected);
  });

  it('knows no expressions and formulas where the text has none', () => {
    expect(rewrite('{[[Heron]]} $[[Heron]]$', { isMdx: false }).text).toBe(
      '{[Heron](./boats/Heron.md)} $[Heron](./boats/Heron.md)$',
    );
  });

  it('gives the id of a block once to a page that embeds its note twice', () => {
    const { text } = rewrite('![[Heron]]\n\n![[Heron#Jib]]\n\n`<span id="^jib"></span>`');
    expect(text.match(/^> Small\..*$/gm)).toEqual(['> Small. <span id="^jib"></span>', '> Small. ']);
    expect(text).toContain('`<span id="^jib"></span>`');
  });

  it('embeds a note, a section or a block as a quote, and knows which line each line is of', () => {
    const { text, lines } = rewrite('one\n![[Heron#Sails and ropes]]\ntwo\n- ![[Heron#^jib]]');
    expect(text).toBe(
      [
        'one',
        '> **[Sails and ropes](./boats/Heron.md#sails-and-ropes)**',
        '>',
        '> White ones.',
        '>',
        '> ### Jib',
        '>',
        '> Small. <span id="^jib"></span>',
        '',
        'two',
        '- > Small.',
        '',
      ].join('\n'),
    );
    expect(lines).toEqual([1, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4, 4]);
    const whole = rewrite('![[Heron]]').text;
    expect(whole.startsWith('> **[Heron](./boats/Heron.md)**\n>\n> A [plan](./boats/plan.md).')).toBe(true);
    expect(whole).toContain('> Red, see [Start](./Start.md).');
  });

  it('leaves code of an embedded note as it is', () => {
    expect(rewrite('![[Code]]').text).toBe(
      [
        '> **[Code](./boats/Code.md)**',
        '>',
        '> A [plan](./boats/plan.md), `a[0](b)`.',
        '>',
        '> ```js',
        '> handlers[0](event)',
        '> ```',
        '>',
        '> ```py',
        '> import os',
        '> ```',
        '>',
        '> export is a word.',
        '',
      ].join('\n'),
    );
  });

  it('embeds no page that is code, which an example of code does not make it', () => {
    expect(rewrite('![[Page]]').text).toBe('[Page](./boats/Page.mdx)');
    expect(rewrite('![[Example]]').text).toContain('> import a from "a";');
  });

  it('embeds no note in itself', () => {
    expect(rewrite('![[Circle]]').text).toBe(
      [
        '> **[Circle](./boats/Circle.md)**',
        '>',
        '> Round',
        '>',
        '> > **[Circle2](./boats/Circle2.md)**',
        '> >',
        '> > and',
        '> >',
        '> > [Circle](./boats/Circle.md)',
        '',
      ].join('\n'),
    );
  });

  it('tells of names that no file has, or several', () => {
    const { text, problems } = rewrite('a\n[[Hero]] ==x== [[Log]]');
    expect(text).toBe('a\nHero <mark>x</mark> [Log](./a/Log.md)');
    expect(problems).toEqual([
      { line: 2, column: 1, name: 'Hero' },
      expect.objectContaining({ line: 2, name: 'Log', chosen: { path: 'a/Log.md', others: ['b/Log.md'] } }),
    ]);
  });
});

describe('cutPart', () => {
  it.each([
    ['- a\n- b ^x\n- c', '^x', '- b'],
    ['one\ntwo ^x\n\nthree', '^x', 'one\ntwo'],
    ['| a |\n| - |\n\n^x\n', '^x', '| a |\n| - |'],
    ['a^x', '^x', undefined],
    ['## A\n\n```\n## B\n```\n\n## C', 'A', '```\n## B\n```'],
  ])('%j, %s: %j', (note, part, expected) => {
    expect(cutPart(note, part)).toBe(expected);
  });
});
