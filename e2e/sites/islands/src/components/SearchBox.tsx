import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Answers to a click, and to a shortcut from anywhere on the page. */
export default function SearchBox(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState(0);

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key !== 'k' || !event.ctrlKey) return;
      event.preventDefault();
      setOpened((count) => count + 1);
      field.current?.focus();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  return (
    <p>
      <input ref={field} aria-label="Words" onChange={() => {}} />
      <span data-testid="search-box">Opened: {opened}</span>
    </p>
  );
}
