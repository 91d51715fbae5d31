/** The query, which is also in the URL, and its results. */
import { useEffect, useMemo } from 'react';
import { translate } from '../../../../react/Translate.js';
import { preferredVersions } from '../answers/search-tags.js';
import { adoptSheet } from '../dialog/adopt-styles.js';
import { chosenVersions, versionName, withChosen, type Chosen } from '../session/chosen-filters.js';
import { filterTexts } from '../session/filter-texts.js';
import { Filters } from '../session/Filters.js';
import filterStyles from '../session/filters.css?inline';
import type { SearchPageData, VersionChoice } from './page-data.js';
import { Results } from './Results.js';
import { algoliaLabel, emptyTitle, inputLabel, inputPlaceholder } from './texts.js';
import { useFilters } from './use-filters.js';
import { useResults } from './use-results.js';
import { useTypedQuery } from './use-typed-query.js';
import { VersionSelects } from './VersionSelects.js';

export interface Props extends Omit<SearchPageData, 'texts'> {
  /** What the reader has typed already. */
  typed: string;
}

export function SearchPanel({ settings, locale, siteTitle, versions, typed }: Props) {
  const { text, query, type } = useTypedQuery(typed);
  const { chosen, choose, answer, own } = useFilters(settings, locale);
  const searched = useSearchedVersions(versions, chosen);
  const results = useResults({ answer, query, versions: searched });
  const texts = useMemo(() => filterTexts(), []);
  useEffect(() => adoptSheet(filterStyles, settings.cascadeLayers), [settings]);
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
        <VersionSelects
          versions={versions}
          chosen={searched}
          onChoose={(id, version) => choose(withChosen(chosen, versionName(id), version))}
        />
        {own.index && (
          <div className="dactyl-filters">
            <Filters
              index={own.index}
              locale={locale}
              chosen={chosen}
              texts={texts}
              versions={settings.contextualSearch === false ? 'all' : 'none'}
              onChoose={choose}
            />
          </div>
        )}
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

/** What the reader prefers, else the latest ones; then what they choose here. Empty where there is no choice. */
function useSearchedVersions(choices: readonly VersionChoice[], chosen: Chosen): Versions | undefined {
  const preferred = useMemo(
    () => preferredVersions(Object.fromEntries(choices.map((choice) => [choice.id, choice.latest]))),
    [choices],
  );
  return useMemo(
    () => (choices.length > 0 ? { ...preferred, ...chosenVersions(chosen) } : undefined),
    [choices, preferred, chosen],
  );
}
