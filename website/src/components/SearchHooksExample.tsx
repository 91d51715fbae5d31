import { useEffect, useState } from 'react';
import { afterSearch, beforeSearch } from './search-hooks';

interface Props {
  /** Above the input. */
  typed: string;
  /** What the hooks make of it. */
  asked: string;
  first: string;
}

interface Outcome {
  query: string;
  /** Titles that the hook puts in front of the results. */
  first: string[];
}

/** The module of the guide, on a query of its own: this website's search has no hooks. */
export default function SearchHooksExample({ typed, asked, first }: Props) {
  const [query, setQuery] = useState('help with k8s');
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    let isLast = true;
    void runHooks(query).then((made) => {
      if (isLast) setOutcome(made);
    });
    return () => {
      isLast = false;
    };
  }, [query]);
  return (
    <div className="demo">
      <p>
        <label>
          {typed} <input value={query} onChange={(event) => setQuery(event.target.value)} />
        </label>
      </p>
      <div role="status">
        {outcome && (
          <p>
            {asked} <code>{outcome.query}</code>
          </p>
        )}
        {outcome?.first.map((title) => (
          <p key={title}>
            {first} <code>{title}</code>
          </p>
        ))}
      </div>
    </div>
  );
}

async function runHooks(query: string): Promise<Outcome> {
  const about = { query, locale: 'en', filters: {}, page: 0 };
  const changed = (await beforeSearch?.(about)) ?? query;
  const result = await afterSearch?.({ hits: [], total: 0 }, about);
  return { query: changed, first: result?.hits.flatMap(({ headings }) => headings.map(({ text }) => text.text)) ?? [] };
}
