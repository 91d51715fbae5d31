/** Search field, tags and how tags combine. Each change goes to `onChange` at once. */
import type { FormEvent } from 'react';
import { type Filter, type FilterTag, type Operator, toggle } from './filter';
import styles from './filter.module.css';
import page from './showcase.module.css';

export interface TagChoice {
  name: FilterTag;
  label: string;
  description: string;
  /** How many sites have it. */
  count: number;
}

export interface FilterFormLabels {
  form: string;
  search: string;
  placeholder: string;
  tags: string;
  operator: string;
  any: string;
  every: string;
  clear: string;
}

interface Props {
  filter: Filter;
  tags: readonly TagChoice[];
  onChange: (filter: Filter, step?: 'push' | 'replace') => void;
  labels: FilterFormLabels;
}

export function FilterForm({ filter, tags, onChange, labels }: Props) {
  const operators = { OR: labels.any, AND: labels.every } satisfies Record<Operator, string>;
  return (
    <form className={styles.filter} role="search" aria-label={labels.form} onSubmit={stay}>
      <label className={styles.search}>
        <span>{labels.search}</span>
        <input
          type="search"
          name="name"
          autoComplete="off"
          placeholder={labels.placeholder}
          value={filter.name}
          onChange={({ target }) => onChange({ ...filter, name: target.value }, 'replace')}
        />
      </label>
      <fieldset className={styles.operators}>
        <legend>{labels.operator}</legend>
        <div>
          {(['OR', 'AND'] as const).map((operator) => (
            <label key={operator}>
              <input
                type="radio"
                name="operator"
                checked={filter.operator === operator}
                onChange={() => onChange({ ...filter, operator })}
              />
              <span>{operators[operator]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.tags}>
        <legend>{labels.tags}</legend>
        <div>
          {tags.map(({ name, label, description, count }) => (
            <label key={name} title={description} data-tag={name}>
              <input
                type="checkbox"
                name="tags"
                value={name}
                checked={filter.tags.includes(name)}
                onChange={() => onChange({ ...filter, tags: toggle(filter.tags, name) })}
              />
              <span className={page.dot} />
              {label}
              <small>{count}</small>
            </label>
          ))}
        </div>
      </fieldset>
    </form>
  );
}

/** The result is there already: Enter has nothing to send. */
function stay(event: FormEvent) {
  event.preventDefault();
}
