import { describe, expect, it } from 'vitest';
import { analyserOf, type TestSite } from '../../../../test/analyse-files.js';
import { exportHidden, markComponents } from './mark-components.js';

const FILE = 'src/Widget.tsx';

/** The text as the server gets it. Facts are left out where only places matter. */
async function marked(code: string, { file = FILE, ...site }: Partial<TestSite> & { file?: string } = {}) {
  const analysis = await analyserOf({ packages: site.packages ?? {}, files: { ...site.files, [file]: code } }).analyse(
    file,
  );
  return markComponents({ code, analysis, module: file, markFile: '/mark.js' })?.toString();
}

function withoutFacts(text: string | undefined): string | undefined {
  return text?.replace(/\{"module":.*?\}(?=\))/g, 'FACTS').replaceAll('__dactylMark', 'mark');
}

const IMPORT = 'import { markComponent as mark } from "/mark.js";';

describe('components are marked where they are declared', () => {
  it.each([
    [
      'a function, behind the imports and before all code that may use it',
      `import { memo } from 'react';\nexport default memo(Card);\nfunction Card() { return <b/>; }`,
      `import { memo } from 'react';;${IMPORT}Card = mark(Card, FACTS);\nexport default mark(memo(Card), FACTS);\nfunction Card() { return <b/>; }`,
    ],
    [
      'an exported function',
      `export default function Card() { return <b/>; }`,
      `${IMPORT}Card = mark(Card, FACTS);export default function Card() { return <b/>; }`,
    ],
    ['a constant', `export const Card = () => <b/>;`, `${IMPORT}export const Card = mark(() => <b/>, FACTS);`],
    [
      'a constant with a type',
      `const Card: FC<P> = ({ a }: P) => <b>{a}</b>;`,
      `${IMPORT}const Card: FC<P> = mark(({ a }: P) => <b>{a}</b>, FACTS);`,
    ],
    [
      'a class, right after it',
      `import { Component } from 'react';\nclass Card extends Component {}\nexport { Card };`,
      `import { Component } from 'react';;${IMPORT}\nclass Card extends Component {};Card = mark(Card, FACTS);\nexport { Card };`,
    ],
    [
      'an anonymous default function',
      `export default function () { return <b/>; }\n[1].map(String);`,
      `${IMPORT}export default mark(function () { return <b/>; }, FACTS);\n[1].map(String);`,
    ],
    ['an anonymous default arrow', `export default () => <b/>;`, `${IMPORT}export default mark(() => <b/>, FACTS);`],
    [
      'forwardRef around a function, which is no component',
      `import { forwardRef } from 'react';\nfunction Card(props, ref) { return <b ref={ref}/>; }\nexport default forwardRef(Card);`,
      `import { forwardRef } from 'react';;${IMPORT}\nfunction Card(props, ref) { return <b ref={ref}/>; }\nexport default mark(forwardRef(Card), FACTS);`,
    ],
    [
      'what a wrapper returns',
      `import { wrap } from './wrap';\nexport const Card = wrap(() => <b/>);`,
      `import { wrap } from './wrap';;${IMPORT}\nexport const Card = mark(wrap(() => <b/>), FACTS);`,
    ],
    [
      'what a wrapper returns, as the default of any file',
      `import { wrap } from './wrap';\nexport default wrap(Math);`,
      `import { wrap } from './wrap';;${IMPORT}\nexport default mark(wrap(Math), FACTS);`,
    ],
    [
      'behind directives',
      `'use client';\nexport const Card = () => <b/>;`,
      `'use client';;${IMPORT}\nexport const Card = mark(() => <b/>, FACTS);`,
    ],
    [
      'in lower case, when it is the default',
      `export default function card() { return <b/>; }`,
      `${IMPORT}card = mark(card, FACTS);export default function card() { return <b/>; }`,
    ],
  ])('%s', async (_, code, expected) => {
    expect(withoutFacts(await marked(code))).toBe(expected);
  });

  it('in CommonJS modules too', async () => {
    const code = `const React = require('react');\nmodule.exports = function Card() { return <b/>; };\nmodule.exports.Side = () => <i/>;`;
    expect(withoutFacts(await marked(code, { file: 'src/Card.cjs' }))).toBe(
      `const { markComponent: mark } = require("/mark.js");const React = require('react');\n` +
        `module.exports = mark(function Card() { return <b/>; }, FACTS);\nmodule.exports.Side = mark(() => <i/>, FACTS);`,
    );
  });

  it.each([
    ['hooks', `export default function useThing() { return 1; }`],
    ['functions with several arguments', `export function Money(amount, currency) { return amount + currency; }`],
    ['constructors', `export function Point(x) { this.x = x; }`],
    ['contexts', `import { createContext } from 'react';\nexport const Theme = createContext(1);`],
    ['classes that are no components', `export class ParseError extends Error {}`],
    ['plain values', `export const LIMIT = 3; export const Colors = { red: 1 };`],
    ['types', `export interface Props { a: string }\nexport type Card = () => void;\ndeclare const Other: Card;`],
  ])('%s are left alone', async (_, code) => {
    expect(await marked(code, { file: 'src/thing.ts' })).toBeUndefined();
  });
});

describe('the facts', () => {
  it('name the export, the line and the reason', async () => {
    const text = await marked(
      `import { useState } from 'react';\n\nexport function Card() { useState(); return <b/>; }`,
    );
    const facts: unknown = JSON.parse(/\(Card, (\{.*?\}\})\)/.exec(text ?? '')?.[1] ?? '');
    expect(facts).toEqual({
      module: FILE,
      name: 'Card',
      line: 3,
      island: { when: 'event', why: 'calls useState', at: `${FILE}:3` },
    });
  });

  it.each([
    ['default', `function Card() { return <b/>; }\nexport default Card;`],
    ['Panel', `function Card() { return <b/>; }\nexport { Card as Panel };`],
    ['$Card', `function Card() { return <b/>; }`],
  ])('call it %s', async (name, code) => {
    expect(await marked(code)).toContain(`"name":"${name}"`);
  });
});

describe('components of packages', () => {
  const packages = { charts: { knowsReact: true }, plain: { knowsReact: false } };

  it('are bound anew where they are imported', async () => {
    const code = `import Chart, { Line, Bar as Column, scale } from 'charts';\nexport const data = [Chart, Line, Column, scale];`;
    expect(withoutFacts(await marked(code, { packages }))).toBe(
      `import __dactyl0, { Line as __dactyl1, Bar as __dactyl2, scale } from 'charts';;` +
        `${IMPORT}const Chart = mark(__dactyl0, FACTS);const Line = mark(__dactyl1, FACTS);const Column = mark(__dactyl2, FACTS);` +
        `\nexport const data = [Chart, Line, Column, scale];`,
    );
  });

  it('keep the name of the package and of the export', async () => {
    const text = await marked(`import { Bar as Column } from 'charts';\nexport const data = [Column];`, { packages });
    expect(text).toContain('"module":"charts","name":"Bar","line":1,"island":{"when":"visible"');
  });

  it('that only pass through another module are marked where they are used', async () => {
    const files = { 'src/charts.ts': `export * from 'charts';` };
    const text = await marked(`import { Line } from './charts';\nexport const data = [Line];`, { packages, files });
    expect(text).toContain('const Line = __dactylMark(__dactyl0, {"module":"charts","name":"Line"');
  });

  it('are left alone when only types name them, or the package does not know React', async () => {
    const code = `import { ChartProps } from 'charts';\nimport { Shape } from 'plain';\nexport const data = (p: ChartProps) => [Shape];`;
    expect(await marked(code, { packages, file: 'src/data.ts' })).toBeUndefined();
  });
});

describe('in the browser', () => {
  it('a module that compilers have made CommonJS stays it, though it hands out nothing', async () => {
    const code = `Object.defineProperty(exports, "__esModule", { value: true });\nconst Environment_1 = interop(require('x'));\nfunction Inner() { return null; }`;
    const analysis = await analyserOf({ files: { 'node_modules/docusaurus-a/global.js': code }, packages: {} }).analyse(
      'node_modules/docusaurus-a/global.js',
    );
    expect(exportHidden(code, analysis)?.toString() ?? code).not.toContain('export {');
  });

  it('components that a module keeps to itself are exported under a name of their own', async () => {
    const code = `function Inner() { return <b/>; }\nexport function Outer() { return <Inner/>; }`;
    const analysis = await analyserOf({ files: { [FILE]: code } }).analyse(FILE);
    expect(exportHidden(code, analysis)?.toString()).toBe(`${code}\nexport { Inner as $Inner };`);
  });
});
