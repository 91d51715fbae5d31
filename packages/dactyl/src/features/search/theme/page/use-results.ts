import { useCallback, useEffect, useRef, useState } from 'react';
import type { SearchHit, SearchResult } from '../../engine/types.js';
import type { Answer } from '../answers/create-answer.js';

const HITS_PER_PAGE = 15;

export interface Results {
  state: 'none' | 'loading' | 'found' | 'failed';
  /** Results of all loaded pages; while a new query loads, those of the previous query. */
  hits: readonly SearchHit[];
  /** Number of results on all pages. */
  total: number;
  hasMore: boolean;
  loadMore: () => void;
  /** Asks again. */
  retry: () => void;
}

export interface ResultsInput {
  answer: Answer;
  query: string;
  /** Docs instance → version. */
  versions: Readonly<Record<string, string>> | undefined;
}

interface FoundResults extends Pick<Results, 'state' | 'hits' | 'total'> {
  /** Number of result pages that are loaded. */
  pages: number;
}

const NOTHING: FoundResults = { state: 'none', hits: [], total: 0, pages: 0 };

/** Results of the latest query; answers to earlier ones that come late are dropped. */
export function useResults({ answer, query, versions }: ResultsInput): Results {
  const [found, setFound] = useState(NOTHING);
  const latest = useRef(0);

  /** Asks for the page that follows `before`. */
  const ask = useCallback(
    (before: FoundResults) => {
      const number = ++latest.current;
      const { pages: page } = before;
      setFound((shown) => ({ ...shown, state: 'loading' }));
      answer(query, { ...(versions && { versions }), page, hitsPerPage: HITS_PER_PAGE }).then(
        (result) => number === latest.current && setFound(withPage(before, result)),
        (error: unknown) => {
          console.error(error);
          if (number === latest.current) setFound({ ...before, state: 'failed' });
        },
      );
    },
    [answer, query, versions],
  );

  useEffect(() => {
    if (query !== '') {
      ask(NOTHING);
      return;
    }
    latest.current++;
    setFound(NOTHING);
  }, [ask, query]);

  const { state, hits, total } = found;
  const askOn = () => ask(found);
  return { state, hits, total, hasMore: hits.length > 0 && hits.length < total, loadMore: askOn, retry: askOn };
}

function withPage({ hits: before, pages }: FoundResults, { hits, total }: SearchResult): FoundResults {
  // A service may return fewer results than it counts.
  const isEnd = hits.length === 0;
  return { state: 'found', hits: [...before, ...hits], total: isEnd ? before.length : total, pages: pages + 1 };
}
