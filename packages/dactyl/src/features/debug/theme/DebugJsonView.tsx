import { useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import Translate, { translate } from '../../../react/Translate.js';
import { JsonNode } from './JsonTree/JsonNode.js';
import { findInJson, MOST_MATCHES } from './JsonTree/find-in-json.js';

export interface Props {
  /** A value to show; without it `url` says where to fetch one. */
  src?: unknown;
  /** URL of a JSON file. */
  url?: string;
  /** How many levels are open at first. */
  collapseDepth?: number;
  /** Whether the file is fetched only when a reader opens the tree. */
  isClosed?: boolean;
  /** Name of the value, for screen readers. */
  title?: string;
}

/**
 * JSON as a tree that opens level by level, with a filter and a link to the file, which also works without JavaScript.
 */
export default function DebugJsonView({ src, url, collapseDepth = 1, isClosed = false, title }: Props) {
  /** A new object starts a new attempt. */
  const [request, setRequest] = useState(isClosed ? undefined : { url });
  const loaded = useJson(request);
  const value = src ?? loaded.value;
  return (
    <div className="debug-json">
      <p className="debug-json__source">
        {!request && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setRequest({ url })}
            aria-label={title && `${openLabel()}: ${title}`}
          >
            {openLabel()}
          </button>
        )}
        {url !== undefined && (
          <a href={url} data-no-navigation>
            {url.replace(/^.*\//, '')}
          </a>
        )}
      </p>
      {loaded.error !== undefined && (
        <p role="alert" className="alert alert--danger">
          <Translate
            id="theme.Debug.loadError"
            description="Before the reason why the data of a debug page is not there"
          >
            The data could not be loaded:
          </Translate>{' '}
          {loaded.error}{' '}
          <button type="button" className="button button--danger button--sm" onClick={() => setRequest({ url })}>
            <Translate id="theme.Loading.retry" description="Button that fetches the code once more">
              Retry
            </Translate>
          </button>
        </p>
      )}
      {value !== undefined && <JsonPanel value={value} depth={collapseDepth} />}
    </div>
  );
}

function openLabel(): string {
  return translate({ id: 'theme.Debug.open', message: 'Show', description: 'Button that loads and shows data' });
}

function JsonPanel({ value, depth }: { value: unknown; depth: number }): ReactNode {
  const id = useId();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim());
  const matches = useMemo(() => (wanted === '' ? undefined : findInJson(value, wanted)), [value, wanted]);
  return (
    <>
      <label className="debug-json__filter" htmlFor={id}>
        <Translate id="theme.Debug.filter" description="Label of a field that filters data on a debug page">
          Filter keys and values
        </Translate>
        <input id={id} type="search" value={query} onChange={(event) => setQuery(event.target.value)} />
        <span role="status">{matches && countLabel(matches.length)}</span>
      </label>
      {matches ? (
        matches.map(({ path, value: found }) => <JsonNode key={path} name={path} value={found} openLevels={0} />)
      ) : (
        <JsonNode value={value} openLevels={depth} />
      )}
    </>
  );
}

function countLabel(count: number): string {
  return count < MOST_MATCHES ? String(count) : `${MOST_MATCHES}+`;
}

interface Loaded {
  value?: unknown;
  error?: string;
}

function useJson(wanted: { url: string | undefined } | undefined): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    if (wanted?.url === undefined) return undefined;
    const request = new AbortController();
    setLoaded({});
    fetchJson(wanted.url, request.signal).then(
      (value) => setLoaded({ value }),
      (error: unknown) => {
        if (!request.signal.aborted) setLoaded({ error: error instanceof Error ? error.message : String(error) });
      },
    );
    return () => request.abort();
  }, [wanted]);
  return loaded;
}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.json();
}
