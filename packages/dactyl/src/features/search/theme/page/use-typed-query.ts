import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchQueryString } from '../../../../react/format/theme-common/use-query-string.js';

/** Who types on does not want results in between (ms). */
const PAUSE = 200;

export interface TypedQuery {
  /** What stands in the input. */
  text: string;
  /** What is searched for: the same, a moment later, and the parameter `q` of the URL. */
  query: string;
  type: (text: string) => void;
}

/** @param typed what stands in the input already */
export function useTypedQuery(typed: string): TypedQuery {
  const [query, setQuery] = useSearchQueryString();
  const [text, setText] = useState(typed || query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What we have written into the URL; everything else is news. */
  const written = useRef(query);
  useEffect(() => {
    if (query === written.current) return;
    written.current = query;
    clearTimeout(timer.current);
    setText(query);
  }, [query]);
  const write = useCallback(
    (next: string) => {
      written.current = next.trim();
      setQuery(written.current);
    },
    [setQuery],
  );
  useEffect(() => {
    if (typed) write(typed);
    return () => clearTimeout(timer.current);
  }, [typed, write]);
  const type = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(next), PAUSE);
  };
  return { text, query, type };
}
