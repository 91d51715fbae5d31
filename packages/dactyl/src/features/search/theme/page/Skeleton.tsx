import type { SearchPageData } from './page-data.js';
import { algoliaLabel, emptyTitle, inputLabel, inputPlaceholder, versionLabel } from './texts.js';

export type Props = Pick<SearchPageData, 'settings' | 'versions'>;

/**
 * What `SearchPanel` shows before anything is searched for, as static HTML. Should the script not come, the form asks
 * for the page with its query, and so tries again. It shares no component with the panel: one with handlers would be an
 * island here.
 */
export function Skeleton({ settings: { page, hosted }, versions }: Props) {
  return (
    <>
      <h1>{emptyTitle()}</h1>
      <form className="search-page__form" role="search" action={page}>
        <input
          className="search-page__input"
          type="search"
          name="q"
          placeholder={inputPlaceholder()}
          aria-label={inputLabel()}
          autoComplete="off"
          spellCheck={false}
        />
        {versions.map(({ id, name, latest, versions: all }) => (
          <label key={id} className="search-page__version">
            <span>{versionLabel(name)}</span>
            <select defaultValue={latest}>
              {all.map((version) => (
                <option key={version.name} value={version.name}>
                  {version.label}
                </option>
              ))}
            </select>
          </label>
        ))}
        {!hosted && (
          <div className="dactyl-filters">
            <span className="dactyl-filters__space" />
          </div>
        )}
      </form>
      <section className="search-page__results">
        <p className="search-page__count" role="status" />
        <ul className="search-page__list" />
      </section>
      {hosted && (
        <p className="search-page__provider">
          <a href="https://www.algolia.com/" target="_blank" rel="noopener noreferrer">
            {algoliaLabel()}
          </a>
        </p>
      )}
    </>
  );
}
