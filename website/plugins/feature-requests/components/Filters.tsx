/** The fields above the board. */
import { isArea, type Area, type Status } from '../request';
import styles from './board.module.css';
import { SORTS, type BoardState } from './board-state';
import type { BoardLabels } from './labels';

interface Props {
  state: BoardState;
  counts: { statuses: readonly { status: Status; count: number }[]; areas: readonly { area: Area; count: number }[] };
  labels: BoardLabels;
  onChange: (changes: Partial<BoardState>) => void;
}

export function Filters({ state, counts, labels, onChange }: Props) {
  const toggle = (status: Status, isOn: boolean) =>
    onChange({ statuses: isOn ? [...state.statuses, status] : state.statuses.filter((each) => each !== status) });
  return (
    <div className={styles.filters}>
      <label className={styles.search}>
        <span>{labels.search}</span>
        <input type="search" value={state.text} onChange={({ target }) => onChange({ text: target.value })} />
      </label>
      <label>
        <span>{labels.area}</span>
        <select
          value={state.area ?? ''}
          onChange={({ target }) => onChange({ area: isArea(target.value) ? target.value : undefined })}
        >
          <option value="">{labels.allAreas}</option>
          {counts.areas.map(({ area, count }) => (
            <option key={area} value={area} disabled={count === 0}>
              {labels.areas[area]} ({count})
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{labels.sort}</span>
        <select
          value={state.sort}
          onChange={({ target }) => onChange({ sort: SORTS.find((sort) => sort === target.value) ?? 'status' })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {labels.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{labels.status}</legend>
        {counts.statuses.map(({ status, count }) => (
          <label key={status} className={styles.toggle}>
            <input
              type="checkbox"
              checked={state.statuses.includes(status)}
              onChange={({ target }) => toggle(status, target.checked)}
            />
            <span>
              {labels.statuses[status]} <small>{count}</small>
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
