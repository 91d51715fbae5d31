import { describe, expect, it } from 'vitest';
import { analyserOf, analyseText, verdict, type TestSite } from '../../../test/analyse-files.js';
import { createKnownFacts } from '../bundle/islands/known-facts.js';
import { parseModule } from '../bundle/islands/parse-module.js';
import { createAnalyser } from './create-analyser.js';

async function verdicts(file: string, site: TestSite): Promise<Record<string, string>> {
  const { components } = await analyserOf(site).analyse(file);
  return Object.fromEntries(components.map((component) => [component.name, verdict(component)]));
}

const COUNTER = `import { useState } from 'react';\nexport default function Counter() { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>{n}</button>; }`;

describe('precision', () => {
  it('is that of a declaration: one interactive component leaves its neighbours static', async () => {
    const code = `import { useState } from 'react';
      export function Live() { useState(); return <b/>; }
      export function Still() { return <Live/>; }
      export const Other = () => <i/>;`;
    expect(await verdicts('src/a.tsx', { files: { 'src/a.tsx': code } })).toEqual({
      Live: 'event: calls useState (src/a.tsx:2)',
      Still: 'static',
      Other: 'static',
    });
  });

  it('survives a barrel file', async () => {
    const files = {
      'src/index.ts': `export * from './hooks'; export { default as Counter } from './Counter'; export * as parts from './parts';`,
      'src/hooks.ts': `import { useState } from 'react'; export const useCount = () => useState(0); export const double = (n) => n * 2;`,
      'src/Counter.tsx': COUNTER,
      'src/parts.tsx': `export const Part = () => <i/>;`,
      'src/page.tsx': `import { Counter, double, parts, useCount } from '.';
        export const Still = () => <><Counter/><parts.Part/>{double(2)}</>;
        export const Live = () => <b>{useCount()}</b>;`,
    };
    expect(await verdicts('src/page.tsx', { files })).toEqual({
      Still: 'static',
      Live: 'event: calls useCount, which calls useState (src/hooks.ts:1)',
    });
  });

  it('follows a custom hook through several files, and says the way', async () => {
    const files = {
      'src/a.js': `export { useToggle as useSwitch } from './b';`,
      'src/b.js': `import { useFlag } from './c'; export function useToggle() { return useFlag(); }`,
      'src/c.js': `import React from 'react';\nexport const useFlag = () => React.useEffect(() => {});`,
      'src/W.jsx': `import { useSwitch } from './a'; export default () => <b>{useSwitch()}</b>;`,
    };
    expect(await verdicts('src/W.jsx', { files })).toEqual({
      default: 'visible: calls useSwitch, which calls useFlag, which calls useEffect (src/c.js:2)',
    });
  });

  it('does not run in circles', async () => {
    const files = {
      'src/a.tsx': `import { B } from './b'; export function A() { return <B render={() => <A/>}/>; }`,
      'src/b.tsx': `import { A } from './a'; export function B({ render }) { return A() ?? <A render={() => <B/>}/>; }`,
    };
    expect(await verdicts('src/a.tsx', { files })).toEqual({ A: 'static' });
  });
});

describe('a function among the props', () => {
  const files = {
    'src/List.tsx': `export default function List({ items, render }) { return items.map(render); }`,
    'src/Live.tsx': `import { useState } from 'react'; export default function Live({ render }) { useState(); return render(); }`,
    'src/format.ts': `export const format = (x) => x; export const items = [1];`,
  };

  it.each([
    [
      'to a static component, is called on the server',
      `import List from './List'; export default () => <List render={(x) => <b>{x}</b>}/>;`,
      'static',
    ],
    [
      'to an island, needs the browser',
      `import Live from './Live'; export default () => <Live render={(x) => <b>{x}</b>}/>;`,
      'event: passes a function to <Live> (src/W.tsx:1)',
    ],
    [
      'as children of an island, too',
      `import Live from './Live'; export default () => <Live>{() => <b/>}</Live>;`,
      'event: passes a function to <Live> (src/W.tsx:1)',
    ],
    [
      'that was imported, too',
      `import Live from './Live'; import { format } from './format'; export default () => <Live render={format}/>;`,
      'event: passes a function to <Live> (src/W.tsx:1)',
    ],
    [
      'is not what data or components are',
      `import Live from './Live'; import List from './List'; import { items } from './format'; export default () => <Live items={items} as={List}/>;`,
      'static',
    ],
  ])('%s', async (_, code, expected) => {
    expect(await verdicts('src/W.tsx', { files: { ...files, 'src/W.tsx': code } })).toEqual({ default: expected });
  });
});

describe('our theme', () => {
  const toggle = `import { jsx } from 'react/jsx-runtime'; import Toggle from '@theme/Toggle'; import { useThing } from '../runtime/thing.js';
    export default function NavToggle() { const [mode, setMode] = useThing(); return jsx(Toggle, { value: mode, onChange: setMode }); }`;
  const own = {
    'theme/Nav/Toggle.js': toggle,
    'theme/Toggle.js': `import { jsx } from 'react/jsx-runtime'; export default function Toggle(props) { return jsx('button', { onClick: () => props.onChange() }); }`,
  };

  it('is trusted', async () => {
    expect(await verdicts('theme/Nav/Toggle.js', { files: own })).toEqual({ default: 'static' });
  });

  it('may provide contexts and use state for what CSS decides', async () => {
    const code = `import { createContext, useState } from 'react'; import { jsx } from 'react/jsx-runtime';
      const C = createContext(1); export default function P(props) { useState(0); return jsx(C, { value: 2, children: props.children }); }`;
    await expect(verdicts('theme/P.js', { files: { 'theme/P.js': code } })).rejects.toThrow('Nothing is known');
  });

  it('is part of an island where it passes a function to an interactive replacement', async () => {
    const files = { ...own, 'src/theme/Toggle.tsx': COUNTER };
    expect(await verdicts('theme/Nav/Toggle.js', { files })).toEqual({
      default: 'event: passes a function to <Toggle> (theme/Nav/Toggle.js:2)',
    });
  });

  it('stays static around a static replacement', async () => {
    const files = { ...own, 'src/theme/Toggle.tsx': `export default ({ value }) => <b>{value}</b>;` };
    expect(await verdicts('theme/Nav/Toggle.js', { files })).toEqual({ default: 'static' });
  });
});

describe('packages', () => {
  const packages = {
    clsx: { knowsReact: false },
    charts: { knowsReact: true },
    'react-button': { knowsReact: true },
    'design-system': {
      knowsReact: true,
      files: {
        'index.js': `export { Box } from './box.js'; export { Menu } from './menu.js';`,
        'box.js': `import { jsx } from 'react/jsx-runtime'; export function Box(props) { return jsx('div', props); }`,
        'menu.js': `import { jsx } from 'react/jsx-runtime'; import { Inner } from './inner.js'; export function Menu(props) { return jsx(Inner, props); }`,
        'inner.js': `import { useState } from 'react'; export function Inner() { useState(); return null; }`,
      },
    },
    legacy: { knowsReact: true, files: { 'index.js': `exports.Old = function () {};` } },
  };

  it('that do not know React have plain functions', async () => {
    expect(
      verdict(
        await analyseText(`import clsx from 'clsx'; export default () => <b className={clsx('a')}/>;`, { packages }),
      ),
    ).toBe('static');
  });

  it('that cannot be read have islands for components, and make who calls a function of theirs one', async () => {
    const text = `import { Line, useChart } from 'charts';\nexport const Still = () => <Line/>;\nexport const Live = () => <b>{useChart()}</b>;\nexport const Part = () => <Line.Dot/>;`;
    const { components, packageComponents } = await analyserOf({ files: { 'src/a.tsx': text }, packages }).analyse(
      'src/a.tsx',
    );
    expect(components.map(verdict)).toEqual([
      'static',
      'visible: uses useChart of the package charts, which uses React (src/a.tsx:3)',
      'visible: renders <Line> of the package charts, which uses React (src/a.tsx:4)',
    ]);
    expect(packageComponents.map((component) => `${component.name} ${verdict(component)}`)).toEqual([
      'Line visible: comes from the package charts, which uses React (src/a.tsx:1)',
    ]);
  });

  it('that can be read are judged by what they do, with all that they render', async () => {
    const text = `import { Box, Menu } from 'design-system'; import { Old } from 'legacy'; export default () => <Box><Menu/><Old/></Box>;`;
    const { packageComponents } = await analyserOf({ files: { 'src/a.tsx': text }, packages }).analyse('src/a.tsx');
    expect(packageComponents.map((component) => `${component.name} ${verdict(component)}`)).toEqual([
      'Box static',
      'Menu visible: comes from the package design-system, which uses React (src/a.tsx:1)',
      'Old visible: comes from the package legacy, which uses React (src/a.tsx:1)',
    ]);
  });

  it('whose names start with "react" are no parts of React', async () => {
    const text = `import Button from 'react-button';\nexport const A = () => <Button/>;`;
    const { packageComponents } = await analyserOf({ files: { 'src/a.tsx': text }, packages }).analyse('src/a.tsx');
    expect(packageComponents.map((component) => `${component.name} ${verdict(component)}`)).toEqual([
      'default visible: comes from the package react-button, which uses React (src/a.tsx:1)',
    ]);
  });

  it('as a whole under a name make who uses a member of them an island', async () => {
    const text = `import * as Charts from 'charts';\nexport const A = () => <Charts.Line/>;\nexport const B = () => <i/>;`;
    expect(await verdicts('src/a.tsx', { files: { 'src/a.tsx': text }, packages })).toEqual({
      A: 'visible: renders <Line> of the package charts, which uses React (src/a.tsx:2)',
      B: 'static',
    });
  });
});

/** Ten evasions; those that are `static` here must be found by observing the render. */
describe('evasions of static analysis', () => {
  const files = {
    'src/Counter.tsx': COUNTER,
    'src/re-export.ts': `export { useState as useLocal } from 'react';`,
    'src/hooks.cjs': `const React = require('react');\nexports.useCount = function () { return React.useState(0); };`,
    'src/whole.cjs': `const { useState } = require('react');\nmodule.exports = { useCount: () => useState(0) };`,
    'src/one.ts': `import { useTwo } from './two'; export const useOne = () => useTwo();`,
    'src/two.ts': `import { useState } from 'react'; export const useTwo = () => useState(0);`,
    'src/renamed.tsx': `import { useState } from 'react'; function thing() { useState(0); return <b/>; } export { thing as default };`,
  };

  it.each([
    ['spread props', `export default function W(props) { return <button {...props}/>; }`, 'static'],
    [
      'a re-exported hook',
      `import { useLocal } from './re-export'; export default function W() { useLocal(); return <b/>; }`,
      'event: calls useState (src/W.tsx:1)',
    ],
    [
      'a hook behind CommonJS',
      `import { useCount } from './hooks.cjs'; export default function W() { useCount(); return <b/>; }`,
      'event: calls useCount, which calls useState (src/hooks.cjs:2)',
    ],
    [
      'a CommonJS module as a default',
      `import hooks from './whole.cjs'; export default function W() { hooks.useCount(); return <b/>; }`,
      'event: calls hooks.useCount, which calls useState (src/whole.cjs:2)',
    ],
    [
      'a CommonJS module, required',
      `export default function W() { require('./hooks.cjs').useCount(); return <b/>; }`,
      'event: calls ./hooks.cjs.useCount, which calls useState (src/hooks.cjs:2)',
    ],
    ['a ref through props', `export default function W({ ref }) { return <canvas ref={ref}/>; }`, 'static'],
    [
      'components from a map',
      `import Counter from './Counter'; const map = { counter: Counter }; export default function W({ kind }) { const Item = map[kind]; return <Item/>; }`,
      'static',
    ],
    [
      'components written in a map',
      `import { useState } from 'react'; const map = { a: () => { useState(); return <b/>; } }; export default function W({ kind }) { const Item = map[kind]; return <Item/>; }`,
      'event: uses map, which calls useState (src/W.tsx:1)',
    ],
    [
      'components written in a map with a capital',
      `import { useState } from 'react'; const Map = { A: () => { useState(); return <b/>; } }; export default function W() { return <Map.A/>; }`,
      'event: renders <Map.A>, which calls useState (src/W.tsx:1)',
    ],
    [
      'a component that hangs on another',
      `import { useState } from 'react'; function Tabs() { return <b/>; } Tabs.Item = () => { useState(); return <i/>; }; export default function W() { return <Tabs.Item/>; }`,
      'event: renders <Tabs.Item>, which calls useState (src/W.tsx:1)',
    ],
    [
      'a dynamic import',
      `import { lazy } from 'react'; const Late = lazy(() => import('./Counter')); export default function W() { return <Late/>; }`,
      'static',
    ],
    [
      'a helper two files away',
      `import { useOne } from './one'; export default function W() { useOne(); return <b/>; }`,
      'event: calls useOne, which calls useTwo, which calls useState (src/two.ts:1)',
    ],
    [
      'event props in an object',
      `export default function W() { const events = { onClick() {} }; return <button {...events}/>; }`,
      'static',
    ],
    [
      'a class',
      `import * as R from 'react'; export default class W extends R.Component { render() { return <b/>; } }`,
      'event: is a class component (src/W.tsx:1)',
    ],
  ])('%s', async (_, code, expected) => {
    const all = await verdicts('src/W.tsx', { files: { ...files, 'src/W.tsx': code } });
    expect(all.default).toBe(expected);
  });

  it('finds the components that those render', async () => {
    expect(await verdicts('src/renamed.tsx', { files })).toEqual({
      default: 'event: calls useState (src/renamed.tsx:1)',
    });
    const late = `import { lazy } from 'react'; const Late = lazy(() => import('./Counter')); export default () => <Late/>;`;
    expect(await verdicts('src/W.tsx', { files: { ...files, 'src/W.tsx': late } })).toMatchObject({
      $Late: 'visible: calls lazy (src/W.tsx:1)',
    });
  });
});

describe('what several analysers know together', () => {
  it('is read once, and again when the text has changed', async () => {
    const texts = new Map([
      ['src/b.js', `export const useCount = () => 1;`],
      ['src/W.jsx', `import { useCount } from './b'; export default () => <b>{useCount()}</b>;`],
    ]);
    const known = createKnownFacts();
    const parsed: string[] = [];
    const look = async () => {
      const analyser = createAnalyser({
        parse: (file, code) => {
          parsed.push(file);
          return parseModule(file, code);
        },
        read: (file) => texts.get(file),
        moduleName: (file) => file,
        known,
      });
      const found = await analyser.analyse('src/W.jsx', async () => ({ kind: 'own', file: 'src/b.js' }));
      return [found?.components.map(verdict), parsed.splice(0).toSorted()];
    };
    expect(await look()).toEqual([['static'], ['src/W.jsx', 'src/b.js']]);
    expect(await look()).toEqual([['static'], []]);
    texts.set('src/b.js', `import { useState } from 'react';\nexport const useCount = () => useState(0);`);
    expect(await look()).toEqual([['event: calls useCount, which calls useState (src/b.js:2)'], ['src/b.js']]);
  });
});
