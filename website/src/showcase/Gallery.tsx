/**
 * The part of the showcase that runs in the browser: which of the cards are shown. The cards themselves are static and come
 * as slots; the query of the URL is the state, so that a link or the back button brings every view back.
 */
import type { ReactNode } from 'react';
import { useHistory, useLocation } from '@docusaurus/router';
import { isFiltering, matches, readFilter, STARRED, type Filter, type FilterEntry, writeFilter } from './filter';
import { FilterForm, type FilterFormLabels, type TagChoice } from './FilterForm';
import { StarButton, type StarLabels } from './StarButton';
import { useStars } from './use-stars';
import form from './filter.module.css';
import styles from './showcase.module.css';

export interface GalleryLabels extends FilterFormLabels, StarLabels {
  favorites: string;
  others: string;
  results: string;
  /** With `{count}`. */
  all: string;
  /** With `{count}` and `{all}`. */
  some: string;
  none: string;
  noneHint: string;
}

export interface GalleryEntry extends FilterEntry {
  title: string;
}

interface Props {
  entries: readonly GalleryEntry[];
  /** In the order of the entries. */
  cards: readonly ReactNode[];
  tags: readonly TagChoice[];
  labels: GalleryLabels;
}

export function Gallery({ entries, cards, tags, labels }: Props) {
  const { search } = useLocation();
  const history = useHistory();
  const [stars, toggleStar] = useStars();
  const filter = readFilter(search);
  const isFiltered = isFiltering(filter);
  // The storage may name sites that are no longer here.
  const starred = entries.filter(({ id }) => stars.has(id)).length;
  const shown = new Set(entries.filter((entry) => matches(entry, filter, stars)).map(({ id }) => id));

  /** What is typed belongs to one step of the history; everything else is a step of its own. */
  const show = (next: Filter, step: 'push' | 'replace' = 'push') =>
    history[step]({ search: writeFilter(next, search) });
  const clear = () => show({ name: '', tags: [], operator: 'OR' });

  const list = (isFavorite: boolean) => (
    <ul>
      {entries.map((entry, index) =>
        entry.tags.includes('favorite') === isFavorite ? (
          <li key={entry.id} hidden={!shown.has(entry.id)}>
            {cards[index]}
            <StarButton
              title={entry.title}
              isOn={stars.has(entry.id)}
              onToggle={() => toggleStar(entry.id)}
              labels={labels}
            />
          </li>
        ) : null,
      )}
    </ul>
  );
  const amount = isFiltered ? labels.some : labels.all;
  return (
    <>
      <FilterForm
        filter={filter}
        tags={tags.map((tag) => (tag.name === STARRED ? { ...tag, count: starred } : tag))}
        onChange={show}
        labels={labels}
      />
      <div className={form.status}>
        <p role="status">{amount.replace('{count}', String(shown.size)).replace('{all}', String(entries.length))}</p>
        <button type="button" className={form.clear} onClick={clear} hidden={!isFiltered}>
          {labels.clear}
        </button>
      </div>
      {shown.size === 0 && (
        <div className={form.none}>
          <p>{labels.none}</p>
          <p>{labels.noneHint}</p>
        </div>
      )}
      <div className={styles.groups} data-filtered={isFiltered || undefined}>
        <h2 className={styles.results} hidden={!isFiltered || shown.size === 0}>
          {labels.results}
        </h2>
        <section>
          <h2 hidden={isFiltered}>{labels.favorites}</h2>
          {list(true)}
        </section>
        <section>
          <h2 hidden={isFiltered}>{labels.others}</h2>
          {list(false)}
        </section>
      </div>
    </>
  );
}
