/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions -- small on purpose */
/** Islands of the hand-written pages in `pages.ts`. */
import { Children, createContext, lazy, Suspense, useContext, useEffect, useId, useState, type ReactNode } from 'react';
import { Adopted } from '../../src/react/islands/adopt.js';
import { createProvidedContext, useProvidedContext } from '../../src/react/provided-context.js';

export function Counter({ name, children }: { name: string; children?: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <div data-counter={name}>
      <button type="button" onClick={(event) => setCount(count + (event.shiftKey ? 10 : 1))}>
        {count}
      </button>
      {children}
    </div>
  );
}

/** Shows what it is given only while it is open. */
export function Panel({ children, label }: { children?: ReactNode; label?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <section>
      <button type="button" data-flip onClick={() => setOpen(!open)}>
        {label ?? 'flip'}
      </button>
      {open && <div>{children}</div>}
    </section>
  );
}

export function Card({ children }: { children?: ReactNode }) {
  const [touched, setTouched] = useState('');
  return (
    <div data-card={touched} onClick={() => setTouched('clicked')}>
      {children}
    </div>
  );
}

const Count = createContext({ count: 0, add: () => {} });

export function Root({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <Count value={{ count, add: () => setCount(count + 1) }}>
      <div data-root={count}>{children}</div>
    </Count>
  );
}

export function Consumer() {
  const { count, add } = useContext(Count);
  return (
    <button type="button" data-consumer onClick={add}>
      {count}
    </button>
  );
}

export function Form() {
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [colour, setColour] = useState('red');
  const [sent, setSent] = useState('');
  const [keys, setKeys] = useState('');
  const [focused, setFocused] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(`${text} ${agreed} ${colour}`);
      }}
    >
      <input
        name="text"
        value={text}
        onFocus={() => setFocused(true)}
        onKeyDown={({ key }) => setKeys((known) => known + key)}
        onChange={({ target }) => setText(target.value.toUpperCase())}
      />
      <input type="checkbox" checked={agreed} onChange={({ target }) => setAgreed(target.checked)} />
      <select value={colour} onChange={({ target }) => setColour(target.value)}>
        <option value="red">red</option>
        <option value="blue">blue</option>
      </select>
      <button type="submit">send</button>
      <output>{`${text}|${agreed}|${colour}|${sent}|${keys}|${focused}`}</output>
    </form>
  );
}

export function Fails({ when }: { when: 'click' | 'browser' }) {
  const [failed, setFailed] = useState(when === 'browser' && typeof document === 'object');
  if (failed && !Reflect.get(window, 'repaired')) throw new Error('Broken on purpose');
  return (
    <button type="button" data-fails onClick={() => setFailed(true)}>
      fail
    </button>
  );
}

/** Shows something else than the server did. */
export function Differs({ children }: { children?: ReactNode }) {
  const [clicks, setClicks] = useState(0);
  return (
    <div data-differs>
      <button type="button" onClick={() => setClicks(clicks + 1)}>{`browser ${clicks}`}</button>
      {children}
    </div>
  );
}

const Late = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { default: () => <Counter name="late" /> };
});

export function Waiting() {
  const [shown, setShown] = useState(false);
  return (
    <div>
      <button type="button" data-show onClick={() => setShown(true)}>
        show
      </button>
      <Suspense fallback={<i>waiting</i>}>
        <b>here</b>
        {shown && <Late />}
      </Suspense>
    </div>
  );
}

const Slow = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, 1500));
  return { default: () => <Counter name="slow" /> };
});

/** Its own code is there at once, that of a part much later. */
export function WithLatePart() {
  return (
    <div data-with-late>
      <Suspense fallback={<i>waiting</i>}>
        <Slow />
      </Suspense>
    </div>
  );
}

/** Looks into its children. */
export function Items({ children }: { children?: ReactNode }) {
  const [chosen, setChosen] = useState(0);
  return (
    <ul>
      {Children.map(children, (child, index) => (
        <li data-chosen={chosen === index} onClick={() => setChosen(index)}>
          {child}
        </li>
      ))}
    </ul>
  );
}

export function Identified() {
  const id = useId();
  const [clicked, setClicked] = useState(false);
  return (
    <p id={id} onClick={() => setClicked(true)}>
      {clicked ? 'clicked' : 'identified'}
    </p>
  );
}

const Page = createProvidedContext('TestPage', 'none');

export function Reader() {
  const page = useProvidedContext(Page);
  const [count, setCount] = useState(0);
  return (
    <button type="button" data-reader onClick={() => setCount(count + 1)}>
      {`${page} ${count}`}
    </button>
  );
}

/** A page with state. */
export function PageInLayout() {
  const [count, setCount] = useState(0);
  return (
    <Adopted
      name="layout"
      holes={{
        children: (
          <button type="button" data-page onClick={() => setCount(count + 1)}>
            {count}
          </button>
        ),
      }}
    />
  );
}

export function Effect() {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return <p data-effect>{mounted ? 'mounted' : 'waiting'}</p>;
}

export function Later({ children }: { children?: ReactNode }) {
  const [open, setOpen] = useState(false);
  return open ? (
    <div>{children}</div>
  ) : (
    <button type="button" data-open onClick={() => setOpen(true)}>
      open
    </button>
  );
}
