/** The query, which is also in the URL, and its results. */
import { useEffect, useMemo, useState } from 'react';
import { translate } from '../../../../react/Translate.js';
import { createAnswer } from '../answers/create-answer.js';
import { preferredVersions } from '../answers/search-tags.js';
import type { SearchPageData, VersionChoice } from './page-data.js';
import { Results } from './Results.js';
import { algoliaLabel, emptyTitle, inputLabel, inputPlaceholder } from './texts.js';
import { useResults } from './use-results.js';
import { useTypedQuery } from './use-typed-query.js';
import { VersionSelects } from './VersionSelects.js';

export interface Props extends Omit<SearchPageData, 'texts'> {
  /** What the reader has typed already. */
  typed: string;
}

export function SearchPanel({ settings, locale, siteTitle, versions, typed }: Props) {
  const { text, query, type } = useTypedQuery(typed);
  const [chosen, choose] = useChosenVersions(versions);
  const answer = useMemo(() => createAnswer(settings, locale), [settings, locale]);
  const results = useResults({ answer, query, versions: chosen });
  const title = titleFor(query);
  useEffect(() => {
    document.title = `${title} ${siteTitle}`;
  }, [title, siteTitle]);
  return (
    <>
      <h1>{title}</h1>
      <form className="search-page__form" role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          className="search-page__input"
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          placeholder={inputPlaceholder()}
          aria-label={inputLabel()}
          autoComplete="off"
          spellCheck={false}
        />
        <VersionSelects versions={versions} chosen={chosen} onChoose={choose} />
      </form>
      <Results results={results} query={query} locale={locale} missingResultsUrl={settings.missingResultsUrl} />
      {settings.hosted && (
        <p className="search-page__provider">
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            {algoliaLabel()}
          </a>
        </p>
      )}
    </>
  );
}

function titleFor(query: string): string {
  if (query === '') return emptyTitle();
  return translate(
    {
      id: 'theme.SearchPage.existingResultsTitle',
      message: 'Search results for "{query}"',
      description: 'Title of the search page; {query} is what the reader typed',
    },
    { query },
  );
}

type Versions = Readonly<Record<string, string>>;

/** What the reader prefers, else the latest ones; then what they choose here. */
function useChosenVersions(choices: readonly VersionChoice[]): [Versions, (id: string, version: string) => void] {
  const latest = useMemo(() => Object.fromEntries(choices.map((choice) => [choice.id, choice.latest])), [choices]);
  const [chosen, setChosen] = useState<Versions>(() => preferredVersions(latest));
  return [chosen, (id, version) => setChosen((before) => ({ ...before, [id]: version }))];
}
