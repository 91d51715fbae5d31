import { describe, expect, it } from 'vitest';
import { analyseText, verdict } from '../../../test/analyse-files.js';

const AT = 'src/components/Widget.tsx';

describe('a component needs the browser when it', () => {
  it.each([
    [
      'calls useState',
      `import { useState } from 'react';\nexport default function W() { const [n] = useState(0); return <b>{n}</b>; }`,
      `event: calls useState (${AT}:2)`,
    ],
    [
      'calls a renamed hook',
      `import { useReducer as r } from 'react';\nexport default function W() { r(); return <b/>; }`,
      `event: calls useReducer (${AT}:2)`,
    ],
    [
      'calls a member of React',
      `import * as React from 'react';\nexport default function W() { React.useEffect(() => {}); return <b/>; }`,
      `visible: calls useEffect (${AT}:2)`,
    ],
    [
      'calls a member of the default React',
      `import React from 'react';\nexport default function W() { React.useLayoutEffect(() => {}); return <b/>; }`,
      `visible: calls useLayoutEffect (${AT}:2)`,
    ],
    [
      'takes hooks out of React at the top',
      `import React from 'react';\nconst { useState, useMemo } = React;\nexport default function W() { useState(1); return <b/>; }`,
      `event: calls useState (${AT}:3)`,
    ],
    [
      'takes hooks out of React inside',
      `import React from 'react';\nexport default function W() { const { useState } = React; useState(1); return <b/>; }`,
      `event: calls useState (${AT}:2)`,
    ],
    [
      'keeps a hook under another name',
      `import { useState } from 'react';\nconst useThing = useState;\nexport default function W() { useThing(1); return <b/>; }`,
      `event: uses useThing, which calls useState (${AT}:2)`,
    ],
    [
      'reads a context',
      `import { useContext } from 'react';\nimport { C } from './c';\nexport default function W() { return <b>{useContext(C)}</b>; }`,
      `none: calls useContext (${AT}:3)`,
    ],
    [
      'reads a context with use',
      `import { use } from 'react';\nimport { C } from './c';\nexport default function W() { return <b>{use(C)}</b>; }`,
      `none: calls use (${AT}:3)`,
    ],
    [
      'provides a context',
      `import { createContext } from 'react';\nconst C = createContext(1);\nexport default function W({ children }) { return <C value={2}>{children}</C>; }`,
      `none: provides the context C (${AT}:3)`,
    ],
    [
      'provides a context by Provider',
      `import { C } from './c';\nexport default function W({ children }) { return <C.Provider value={2}>{children}</C.Provider>; }`,
      `none: provides the context C (${AT}:2)`,
    ],
    [
      'uses a store',
      `import { useSyncExternalStore } from 'react';\nexport default function W() { return useSyncExternalStore(a, b); }`,
      `visible: calls useSyncExternalStore (${AT}:2)`,
    ],
    [
      'is lazy',
      `import { lazy } from 'react';\nexport const Late = lazy(() => import('./Other'));`,
      `visible: calls lazy (${AT}:2)`,
    ],
    [
      'is a class',
      `import { Component } from 'react';\nexport default class W extends Component { state = { n: 0 }; render() { return <b/>; } }`,
      `event: is a class component (${AT}:2)`,
    ],
    [
      'is a class with effects',
      `import React from 'react';\nexport default class W extends React.PureComponent { componentDidMount() {} render() { return <b/>; } }`,
      `visible: is a class component with effects (${AT}:2)`,
    ],
    [
      'is a class of its own kind',
      `import { Base } from './base';\nexport default class W extends Base { render() { return <b/>; } }`,
      `event: is a class component (${AT}:2)`,
    ],
    [
      'has an event prop',
      `export default function W() {\n  return <button onClick={() => alert(1)}>x</button>;\n}`,
      `event: has onClick on <button> (${AT}:2)`,
    ],
    [
      'has an event prop on a component',
      `import Button from './Button';\nexport default function W() { return <Button onPress={() => alert(1)}>x</Button>; }`,
      `event: has onPress on <Button> (${AT}:2)`,
    ],
    [
      'spreads a written event prop',
      `export default function W() { return <button {...{ onClick: () => alert(1) }}>x</button>; }`,
      `event: has onClick on <button> (${AT}:1)`,
    ],
    [
      'has a ref callback',
      `export default function W() { return <canvas ref={(node) => draw(node)} />; }`,
      `visible: has a ref on <canvas> (${AT}:1)`,
    ],
    [
      'has a form action',
      `export default function W() { return <form action={(data) => send(data)} />; }`,
      `event: has a function as action on <form> (${AT}:1)`,
    ],
    [
      'uses a browser global',
      `export default function W() { return <b>{window.innerWidth}</b>; }`,
      `visible: uses window (${AT}:1)`,
    ],
    [
      'tests for a browser',
      `export default function W() { return <b>{typeof window === 'undefined' ? 1 : 2}</b>; }`,
      `visible: uses window (${AT}:1)`,
    ],
    [
      'uses a browser global through globalThis',
      `export default function W() { return <b>{globalThis.localStorage.x}</b>; }`,
      `visible: uses localStorage (${AT}:1)`,
    ],
    [
      'stands beside browser code',
      `window.started = true;\nexport default function W() { return <b/>; }`,
      `visible: stands in a module that uses window (${AT}:1)`,
    ],
    [
      'renders BrowserOnly from our own entry',
      `import { BrowserOnly } from 'dactyl/client';\nexport default function W() { return <BrowserOnly>{() => <b/>}</BrowserOnly>; }`,
      `visible: uses BrowserOnly (${AT}:2)`,
    ],
    [
      'renders BrowserOnly',
      `import BrowserOnly from '@docusaurus/BrowserOnly';\nexport default function W() { return <BrowserOnly>{() => <b/>}</BrowserOnly>; }`,
      `visible: uses BrowserOnly (${AT}:2)`,
    ],
    [
      'asks for the browser',
      `import useIsBrowser from '@docusaurus/useIsBrowser';\nexport default function W() { return <b>{useIsBrowser()}</b>; }`,
      `visible: calls useIsBrowser (${AT}:2)`,
    ],
    [
      'asks for the colour mode',
      `import { useColorMode } from '@docusaurus/theme-common';\nexport default function W() { return <b>{useColorMode().colorMode}</b>; }`,
      `visible: calls useColorMode (${AT}:2)`,
    ],
    [
      'asks for the colour mode internally',
      `import { useColorMode } from '@docusaurus/theme-common/internal';\nexport default function W() { return <b>{useColorMode().colorMode}</b>; }`,
      `visible: calls useColorMode (${AT}:2)`,
    ],
    [
      'asks for the environment',
      `import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';\nexport default function W() { return ExecutionEnvironment.canUseDOM ? <b/> : null; }`,
      `visible: uses ExecutionEnvironment (${AT}:2)`,
    ],
    [
      'navigates',
      `import { useHistory } from '@docusaurus/router';\nexport default function W() { useHistory(); return <b/>; }`,
      `event: calls useHistory (${AT}:2)`,
    ],
    [
      'makes a portal',
      `import { createPortal } from 'react-dom';\nexport default function W() { return createPortal(<b/>, node()); }`,
      `event: calls createPortal (${AT}:2)`,
    ],
    ['says so', `'use client';\nexport default function W() { return <b/>; }`, `visible: has 'use client' (${AT}:1)`],
  ])('%s', async (_, text, expected) => {
    expect(verdict(await analyseText(text))).toBe(expected);
  });
});

describe('a component stays static when it only', () => {
  it.each([
    [
      'remembers values',
      `import { useMemo, useCallback, useId, memo } from 'react';\nfunction W() { useMemo(() => 1, []); useCallback(() => 1, []); return <b id={useId()}/>; }\nexport default memo(W);`,
    ],
    [
      'forwards a ref',
      `import { forwardRef } from 'react';\nexport default forwardRef((props, ref) => <b ref={ref} {...props}/>);`,
    ],
    [
      'hands an event prop on',
      `export default function W({ onClick, ...rest }) { return <button onClick={onClick} {...rest}/>; }`,
    ],
    [
      'hands props on by name',
      `export default function W(props) { const { onClick } = props; return <button onClick={onClick ?? props.onPress} ref={props.ref}/>; }`,
    ],
    [
      'names a global in text or as a key',
      `export default function W({ window: w }) { const x = { document: 1 }; return <b data-window={x.document}>{w}</b>; }`,
    ],
    [
      'has a local that hides a global',
      `export default function W({ items }) { const location = items[0]; return <b>{location.href}</b>; }`,
    ],
    [
      'uses types',
      `import type { useState } from 'react';\nexport default function W({ a }: { a: typeof window }) { return <b>{a as Window}</b>; }`,
    ],
    [
      'makes a context',
      `import { createContext } from 'react';\nexport const C = createContext(1);\nexport default function W() { return <b/>; }`,
    ],
    [
      'renders an interactive one',
      `import { useState } from 'react';\nfunction Inner() { useState(); return <i/>; }\nexport default function W() { return <Inner/>; }`,
    ],
    [
      'knows its location',
      `import { useLocation } from '@docusaurus/router';\nexport default function W() { return <b>{useLocation().pathname}</b>; }`,
    ],
    [
      'calls a function while it renders',
      `export default function W({ items }) { return <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>; }`,
    ],
  ])('%s', async (_, text) => {
    expect(verdict(await analyseText(text, { name: text.includes('function W') ? 'W' : 'default' }))).toBe('static');
  });
});

describe('an island hydrates', () => {
  it('as early as what it renders needs', async () => {
    const files = {
      'src/components/Clock.tsx': `import { useEffect } from 'react';\nexport default function Clock() { useEffect(() => {}); return <i/>; }`,
    };
    const text = `import { useState } from 'react';\nimport Clock from './Clock';\nexport default function W() { useState(); return <Clock/>; }`;
    expect(verdict(await analyseText(text, { files }))).toBe(`visible: calls useState (${AT}:3)`);
  });

  it('on the first event when browser code only runs in its handlers', async () => {
    const text = `export default function W() { const handleClick = () => window.print(); return <button onClick={handleClick} onFocus={() => document.title}/>; }`;
    expect(await analyseText(text)).toMatchObject({ island: { when: 'event' } });
  });

  it('on the first event when its handlers call functions that use the browser', async () => {
    const text = `import { useState } from 'react';
function measure() { return document.title.length; }
export default function W() { const [n, set] = useState(0); return <button onClick={() => set(measure())}>{n}</button>; }`;
    expect(await analyseText(text)).toMatchObject({ island: { when: 'event' } });
    const shown = text.replace('>{n}<', '>{measure()}<');
    expect(await analyseText(shown)).toMatchObject({ island: { when: 'visible' } });
  });

  const listener = (body: string) =>
    `import { useEffect, useRef } from 'react';
export default function W({ open }) {
  const r = useRef(null);
  useEffect(() => { ${body} }, []);
  return <input ref={r} onFocus={open}/>;
}`;

  it.each([
    `function onKey(e) { if (e.key === '/') r.current.focus(); } document.addEventListener('keydown', onKey); return () => document.removeEventListener('keydown', onKey);`,
    `if (!open) return; const onKey = (e) => document.title; window.addEventListener('keyup', onKey);`,
    `const options = { capture: true }; addEventListener('keydown', open, options);`,
  ])('on any key when an effect only listens for keys: %s', async (body) => {
    expect(await analyseText(listener(body))).toMatchObject({ island: { when: 'key' } });
  });

  it.each([
    `document.addEventListener('keydown', open); open();`,
    `document.addEventListener('keydown', open); r.current.value = '';`,
    `document.addEventListener('click', open);`,
    `document.addEventListener('keydown', make(open));`,
    `if (measure()) return; document.addEventListener('keydown', open);`,
    `for (const a of open) addEventListener('keydown', a);`,
    `const shown = document.querySelector('b'); addEventListener('keydown', open);`,
  ])('when it is near where the effect does more: %s', async (body) => {
    expect(await analyseText(listener(body))).toMatchObject({ island: { when: 'visible' } });
  });

  it('on any key when a package draws a button that opens a search', async () => {
    const text = `import { DocSearchButton, useDocSearchKeyboardEvents } from '@docsearch/react';
import { createPortal } from 'react-dom';
import { useState } from 'react';
export default function W() { const [a, set] = useState(false); useDocSearchKeyboardEvents({ onOpen: set }); return <><DocSearchButton onClick={set}/>{a && createPortal(<b style={{ top: window.scrollY }}/>, document.body)}</>; }`;
    const packages = { '@docsearch/react': { knowsReact: true } };
    expect(await analyseText(text, { packages })).toMatchObject({ island: { when: 'key' } });
    const shown = text.replace('{a &&', '{typeof window === "object" &&');
    expect(await analyseText(shown, { packages })).toMatchObject({ island: { when: 'visible' } });
  });

  it('on the first event when its ref is an object', async () => {
    const text = `import { useRef } from 'react';\nexport default function W() { const r = useRef(null); return <input ref={r} onChange={() => r.current}/>; }`;
    expect(await analyseText(text)).toMatchObject({ island: { when: 'event' } });
  });
});

describe('looking into children', () => {
  it.each([
    [
      'Children.map',
      `import { Children } from 'react';\nexport default function W({ children }) { return <b>{Children.map(children, (c) => c)}</b>; }`,
    ],
    [
      'React.cloneElement',
      `import React from 'react';\nexport default function W({ children }) { return React.cloneElement(children, {}); }`,
    ],
    ['children.map', `export default function W({ children }) { return <b>{children.map((c) => c)}</b>; }`],
    ['children[0]', `export default function W({ children }) { return <b>{children[0]}</b>; }`],
    ['children.props', `export default function W({ children }) { return <b>{children.props.id}</b>; }`],
    ['children.length', `export default function W(props) { return <b>{props.children.length}</b>; }`],
    ['Array.isArray', `export default function W({ children }) { return <b>{Array.isArray(children)}</b>; }`],
    ['children in a list', `export default function W({ children }) { return <b>{[...children]}</b>; }`],
    [
      'props of a child',
      `export default function W({ children }) { return <b>{pick(children, (child) => child.props.value)}</b>; }`,
    ],
    [
      'a helper that does',
      `import { isValidElement } from 'react';\nconst pick = (x) => isValidElement(x);\nexport default function W({ children }) { return <b>{pick(children)}</b>; }`,
    ],
  ])('is seen: %s', async (_, text) => {
    expect((await analyseText(text)).introspects).toBe(true);
  });

  it('is not seen where children are only placed', async () => {
    expect(
      (await analyseText(`export default function W({ children }) { return <b>{children}</b>; }`)).introspects,
    ).toBe(false);
  });
});
