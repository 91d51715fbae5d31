import { useCallback, useEffect, useMemo, useState } from 'react';
import type { SearchSettings } from '../../../../shared/search-button.js';
import { browserHistory } from '../../../../react/use-history.js';
import { useLocation } from '../../../../react/use-location.js';
import type { Answer } from '../answers/create-answer.js';
import { answerOf } from '../dialog/main.js';
import { readChosen, type Chosen } from '../session/chosen-filters.js';
import { createSession } from '../session/create-session.js';

export interface PageFilters {
  /** Those in the URL of the page. */
  chosen: Chosen;
  /** Writes them there, in place of the entry of the history. */
  choose: (chosen: Chosen) => void;
  /** What answers with these filters; another one for others. */
  answer: Answer;
  /** What answers without. */
  own: Answer;
}

export function useFilters(settings: SearchSettings, locale: string): PageFilters {
  const { search } = useLocation();
  const [more, setMore] = useState(0);
  const session = useMemo(
    () => createSession({ settings, locale, answerOf, onMore: () => setMore((count) => count + 1) }),
    [settings, locale],
  );
  useEffect(() => session.watch(document.querySelector('.search-page') ?? document.body), [session]);
  // Compared as text, because the query changes with each word, too.
  const key = JSON.stringify(readChosen(search));
  const chosen = useMemo(() => JSON.parse(key) as Chosen, [key]); // as it was written
  const choose = useCallback((next: Chosen) => {
    const history = browserHistory();
    const parameters = new URLSearchParams(history.location.search);
    for (const name of Object.keys(readChosen(history.location.search))) parameters.delete(name);
    for (const [name, value] of Object.entries(next)) parameters.set(name, value);
    history.replace({ ...history.location, search: `?${parameters}` });
  }, []);
  // Another function asks again, also with the same filters.
  const answer = useMemo(() => ({ more, limited: session.limited(chosen) }), [session, chosen, more]).limited;
  return { chosen, choose, answer, own: session.own };
}
