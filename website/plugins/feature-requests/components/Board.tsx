/** The part of the board that runs in the browser: filters, and the list. The address holds what is chosen. */
import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import type { FeatureRequest } from '../request';
import styles from './board.module.css';
import { countRequests, isFiltered, readState, showRequests, writeState, type BoardState } from './board-state';
import { Filters } from './Filters';
import type { BoardLabels } from './labels';
import { StatusMark } from './StatusMark';

export interface BoardProps {
  requests: readonly FeatureRequest[];
  labels: BoardLabels;
  locale: string;
  /** Days in the words of the locale. */
  dates: Readonly<Record<string, string>>;
}

export function Board({ requests, labels, locale, dates }: BoardProps) {
  const history = useHistory();
  const query = useHistorySelector(({ location }) => location.search);
  const state = readState(query);
  const groups = showRequests(requests, state, locale);
  const shown = groups.reduce((sum, group) => sum + group.requests.length, 0);
  // Typing is no step that somebody wants to go back over.
  const change = (changes: Partial<BoardState>) => {
    const search = writeState({ ...state, ...changes }, query);
    const location = { ...history.location, search };
    if ('text' in changes) history.replace(location);
    else history.push(location);
  };
  const clear = () => change({ text: '', statuses: [], area: undefined });
  return (
    <>
      <Filters state={state} counts={countRequests(requests)} labels={labels} onChange={change} />
      <div className={styles.count}>
        <p role="status">
          {(shown === requests.length ? labels.all : labels.some)
            .replace('{shown}', String(shown))
            .replace('{total}', String(requests.length))}
        </p>
        {isFiltered(state) && (
          <button type="button" className={styles.clear} onClick={clear}>
            {labels.clear}
          </button>
        )}
      </div>
      {shown === 0 && <p className={styles.nothing}>{labels.nothing}</p>}
      {groups.map(({ status, requests: group }) => (
        <section key={status ?? 'all'} className={styles.group}>
          <h2 className={status ? undefined : styles.unseen}>{status ? labels.statuses[status] : labels.list}</h2>
          <ul>
            {group.map((request) => (
              <li key={request.slug}>
                <Row request={request} isMarked={!status} labels={labels} date={dates[request.date] ?? request.date} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface RowProps {
  request: FeatureRequest;
  /** Whether it says its status itself. */
  isMarked: boolean;
  labels: BoardLabels;
  date: string;
}

function Row({ request, isMarked, labels, date }: RowProps) {
  const { title, summary, href, status, area } = request;
  return (
    <article className={styles.request}>
      <div className={styles.about}>
        <span>{labels.areas[area]}</span>
        <time dateTime={request.date}>{date}</time>
      </div>
      <div>
        <h3>
          <a href={href}>{title}</a>
        </h3>
        <p>{summary}</p>
        {isMarked && <StatusMark status={status} label={labels.statuses[status]} />}
      </div>
    </article>
  );
}
