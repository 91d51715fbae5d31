import { useState, type ReactNode } from 'react';
import Translate from '../../../../react/Translate.js';

export interface Props {
  /** Key in the value around it. */
  name?: string;
  value: unknown;
  /** How many levels of it are open at first. */
  openLevels: number;
}

/** Number of children that are shown at once; a button shows more. */
const PORTION = 100;

/** A value of JSON: one line, or a tree whose levels are rendered when they are opened. */
export function JsonNode({ name, value, openLevels }: Props): ReactNode {
  const key = name !== undefined && <span className="debug-json__key">{name}</span>;
  if (typeof value === 'object' && value !== null) return <JsonBranch {...{ name, value, openLevels }} />;
  return (
    <div className="debug-json__leaf">
      {key}
      <span className={`debug-json__value debug-json__value--${value === null ? 'null' : typeof value}`}>
        {JSON.stringify(value)}
      </span>
    </div>
  );
}

function JsonBranch({ name, value, openLevels }: Props & { value: object }): ReactNode {
  const [isOpen, setIsOpen] = useState(openLevels > 0);
  const [count, setCount] = useState(PORTION);
  const entries = isOpen ? Object.entries(value) : [];
  const hidden = entries.length - count;
  return (
    <details className="debug-json__branch" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {name !== undefined && <span className="debug-json__key">{name}</span>}
        <span className="debug-json__preview">{previewOf(value)}</span>
      </summary>
      <div className="debug-json__children">
        {entries.slice(0, count).map(([key, child]) => (
          <JsonNode key={key} name={key} value={child} openLevels={openLevels - 1} />
        ))}
        {hidden > 0 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => setCount(count + PORTION * 10)}
          >
            <Translate
              id="theme.Debug.more"
              description="Button that shows more entries of a long list; {count} is the number of those that are hidden"
              values={{ count: hidden }}
            >
              {'{count} more'}
            </Translate>
          </button>
        )}
      </div>
    </details>
  );
}

/** Keys whose value identifies an object, best first. */
const NAMES = ['path', 'permalink', 'id', 'name', 'title', 'label', 'url', 'chunk', 'bytes'];
const LONGEST = 60;

/**
 * Preview of a closed object: the field that most likely identifies it, and the number of its fields.
 *
 * @example previewOf({ path: '/docs', exact: true }) // '{ path: "/docs" · 2 }'
 */
export function previewOf(value: object): string {
  const size = Object.keys(value).length;
  if (Array.isArray(value)) return `[ ${size} ]`;
  const name = NAMES.find((key) => isShort(Reflect.get(value, key)));
  return name === undefined ? `{ ${size} }` : `{ ${name}: ${JSON.stringify(Reflect.get(value, name))} · ${size} }`;
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= LONGEST);
}
