import {
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useTransition,
} from 'react';

/** Two of them on a page must not share ids. */
export default function Hooks({ label }: { label: string }) {
  const id = useId();
  const hint = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [width, setWidth] = useState(0);
  const [mounted, setMounted] = useState(false);
  const [total, add] = useReducer((sum: number, more: number) => sum + more, 0);
  const [pending, startTransition] = useTransition();
  const slow = useDeferredValue(total);
  useLayoutEffect(() => setWidth(box.current?.getBoundingClientRect().width ?? 0), []);
  useEffect(() => setMounted(true), []);
  return (
    <div data-testid={`hooks-${label}`} ref={box}>
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={input} aria-describedby={hint} />
      <small id={hint}>{`Hint for ${label}`}</small>
      <button type="button" onClick={() => input.current?.focus()}>
        Focus
      </button>
      <button type="button" onClick={() => startTransition(() => add(5))}>
        Add five
      </button>
      <output>{`${mounted ? 'mounted' : 'server'} ${width > 0 ? 'measured' : 'unknown'} ${total} ${slow} ${pending}`}</output>
    </div>
  );
}
