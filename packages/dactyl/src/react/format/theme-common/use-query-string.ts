/** The query of the URL as React state. It is empty on the server and during hydration. */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SiteHistory } from '../../history/site-history.js';
import { useBrowserDependency } from '../../render-context.js';
import { browserHistory, useHistory } from '../../use-history.js';
import { useLocation } from '../../use-location.js';

interface QueryOptions {
  /** Whether each change adds an entry to the history. Default: false. */
  push?: boolean;
}

/** The value that a function reads from the history. Components render again when it changes. */
export function useHistorySelector<Value>(selector: (history: SiteHistory) => Value): Value {
  useBrowserDependency('calls useHistorySelector', 'visible');
  const history = useHistory();
  return useSyncExternalStore(
    history.listen,
    () => selector(history),
    () => selector({ ...history, location: { ...history.location, search: '', hash: '', state: undefined } }),
  );
}

/** One parameter of the query; `null` without a key, or when the parameter is missing. */
export function useQueryStringValue(key: string | null): string | null {
  useBrowserDependency('calls useQueryStringValue', 'visible');
  const { search } = useLocation();
  return key === null ? null : new URLSearchParams(search).get(key);
}

/** One parameter of the query; empty when it is missing. Setting it to `null` removes it. */
export function useQueryString(key: string): [string, (value: string | null, options?: QueryOptions) => void] {
  useBrowserDependency('calls useQueryString', 'visible');
  const value = useQueryStringValue(key) ?? '';
  const setValue = useCallback(
    (next: string | null, options?: QueryOptions) =>
      writeQuery((parameters) => {
        if (next) parameters.set(key, next);
        else parameters.delete(key);
      }, options),
    [key],
  );
  return [value, setValue];
}

type ListUpdate = string[] | ((values: string[]) => string[]);

/** All values of a parameter that may occur more than once. */
export function useQueryStringList(key: string): [string[], (values: ListUpdate, options?: QueryOptions) => void] {
  useBrowserDependency('calls useQueryStringList', 'visible');
  const { search } = useLocation();
  const values = useMemo(() => new URLSearchParams(search).getAll(key), [search, key]);
  const setValues = useCallback(
    (update: ListUpdate, options?: QueryOptions) =>
      writeQuery((parameters) => {
        const next = typeof update === 'function' ? update(parameters.getAll(key)) : update;
        parameters.delete(key);
        for (const value of next) parameters.append(key, value);
      }, options),
    [key],
  );
  return [values, setValues];
}

/** Removes the whole query. */
export function useClearQueryString(): () => void {
  useBrowserDependency('calls useClearQueryString', 'event');
  return useCallback(() => {
    const history = browserHistory();
    history.replace({ ...history.location, search: '' });
  }, []);
}

/** The parameter `q`, which search pages share. */
export function useSearchQueryString(): [string, (value: string) => void] {
  useBrowserDependency('calls useSearchQueryString', 'visible');
  return useQueryString('q');
}

function writeQuery(change: (parameters: URLSearchParams) => void, { push = false }: QueryOptions = {}): void {
  const history = browserHistory();
  const parameters = new URLSearchParams(history.location.search);
  change(parameters);
  const query = parameters.toString();
  const to = { ...history.location, search: query && `?${query}` };
  if (push) history.push(to);
  else history.replace(to);
}
