import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchQueryString } from '../../../../react/format/theme-common/use-query-string.js';

/** Delay (ms) before a search, so that typing on does not cause searches in between. */
const PAUSE = 200;

export interface TypedQuery {
  /** Text in the input. */
  text: string;
  /** The query: the same text after the delay; also the parameter `q` of the URL. */
  query: string;
  type: (text: string) => void;
}

/** @param typed what stands in the input already */
export function useTypedQuery(typed: string): TypedQuery {
  const [query, setQuery] = useSearchQueryString();
  const [text, setText] = useState(typed || query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The query that this hook wrote to the URL; any other value comes from a navigation. */
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
