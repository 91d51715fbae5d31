import { useEffect, useRef } from 'react';
import Translate, { translate } from '../../../../react/Translate.js';
import { selectPluralForm } from '../../../../react/format/theme-common/select-plural-form.js';
import { Hit } from './Hit.js';
import type { Results as FoundResults } from './use-results.js';

export interface Props {
  results: FoundResults;
  query: string;
  locale: string;
  missingResultsUrl: string | undefined;
}

/** The number of results, the results, and a button that loads more. */
export function Results({ results, query, locale, missingResultsUrl }: Props) {
  const { state, hits, hasMore, loadMore, retry } = results;
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef(0);
  // After "more" was pressed, the focus moves to the first new result.
  useEffect(() => {
    const next = shown.current;
    if (next === 0 || hits.length <= next) return;
    shown.current = 0;
    list.current?.children[next]?.querySelector('a')?.focus();
  }, [hits]);
  return (
    <section className="search-page__results" aria-busy={state === 'loading'}>
      <p className="search-page__count" role="status">
        {statusOf(results, locale)}
      </p>
      <ul ref={list} className="search-page__list">
        {hits.map((hit) => (
          <Hit key={hit.id} hit={hit} />
        ))}
      </ul>
      {state === 'failed' && <Failure onRetry={retry} />}
      {state === 'found' && hits.length === 0 && <Missing query={query} url={missingResultsUrl} />}
      {hasMore && state !== 'failed' && (
        <button
          type="button"
          className="button button--secondary search-page__more"
          aria-disabled={state === 'loading'}
          onClick={() => {
            if (state === 'loading') return;
            shown.current = hits.length;
            loadMore();
          }}
        >
          <Translate id="theme.SearchPage.showMore" description="Button below the results of the search page">
            Show more results
          </Translate>
        </button>
      )}
    </section>
  );
}

function statusOf({ state, hits, total }: FoundResults, locale: string): string {
  if (state === 'none' || state === 'failed') return '';
  if (state === 'loading' && hits.length === 0)
    return translate({
      id: 'theme.SearchPage.fetchingNewResults',
      message: 'Fetching new results…',
      description: 'On the search page while results are loaded',
    });
  if (total === 0)
    return translate({
      id: 'theme.SearchPage.noResultsText',
      message: 'No results were found',
      description: 'On the search page when nothing was found',
    });
  const forms = translate({
    id: 'theme.SearchPage.documentsFound.plurals',
    message: 'One result found|{count} results found',
    description: 'How many results the search page has; plural forms are separated by "|"',
  });
  return selectPluralForm(locale, total, forms).replace('{count}', total.toLocaleString(locale));
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="alert alert--danger search-page__failure">
      <p>
        <strong>
          <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
        </strong>
        <br />
        <Translate id="theme.SearchModal.errorScreen.helpText">
          You might want to check your network connection.
        </Translate>
      </p>
      <button type="button" className="button button--primary button--sm" onClick={onRetry}>
        <Translate id="theme.Loading.retry" description="Button that fetches the code once more">
          Retry
        </Translate>
      </button>
    </div>
  );
}

/** Shown without results: suggestions, and a link to report that a result is missing. */
function Missing({ query, url }: { query: string; url: string | undefined }) {
  return (
    <>
      <p>
        <Translate id="theme.SearchPage.noResultsHint" description="On the search page when nothing was found">
          Check the spelling, or try fewer or more common words.
        </Translate>
      </p>
      {url !== undefined && (
        <p>
          <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsText">
            Believe this query should return results?
          </Translate>{' '}
          <a href={url.replaceAll('{query}', encodeURIComponent(query))} target="_blank" rel="noopener noreferrer">
            <Translate id="theme.SearchModal.noResultsScreen.reportMissingResultsLinkText">Let us know.</Translate>
          </a>
        </p>
      )}
    </>
  );
}
