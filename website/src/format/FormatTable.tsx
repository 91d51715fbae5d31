/** Tables of the page on releases of the site format: one for each area, and how many rows have which state. */
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Fragment } from 'react';
import { FORMAT_ROWS, type FormatRow, type FormatState } from './format-rows';

const STATES: readonly FormatState[] = ['same', 'other', 'ignored', 'missing', 'tool'];

function nameOf(state: FormatState): string {
  switch (state) {
    case 'same':
      return translate({ id: 'format.state.same', message: 'as 3.10' });
    case 'other':
      return translate({ id: 'format.state.other', message: 'in its own way' });
    case 'ignored':
      return translate({ id: 'format.state.ignored', message: 'accepted, without effect' });
    case 'missing':
      return translate({ id: 'format.state.missing', message: 'not supported' });
    case 'tool':
      return translate({ id: 'format.state.tool', message: 'nothing to do' });
  }
}

/** The rows of an area. */
export function FormatTable({ area }: { area: string }) {
  return (
    <div className="table-wrapper" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>
              <Translate id="format.column.item">What changed</Translate>
            </th>
            <th>
              <Translate id="format.column.since">Since</Translate>
            </th>
            <th>
              <Translate id="format.column.state">In Dactyl</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {FORMAT_ROWS.filter((row) => row.area === area).map((row) => (
            <Row key={row.item[0]} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row: { item, since, state, note } }: { row: FormatRow }) {
  const language = useDocusaurusContext().i18n.currentLocale === 'zh' ? 1 : 0;
  return (
    <tr>
      <td>
        <WithCode text={item[language]} />
      </td>
      <td>{since}</td>
      <td>
        <b>{nameOf(state)}</b>
        {note[language] && (
          <>
            <br />
            <WithCode text={note[language]} />
          </>
        )}
      </td>
    </tr>
  );
}

/** Text in which backquotes make code. */
function WithCode({ text }: { text: string }) {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** How many rows have which state. */
export function FormatSummary() {
  return (
    <ul>
      {STATES.map((state) => (
        <li key={state}>
          <Translate
            id="format.summary"
            values={{ state: nameOf(state), count: FORMAT_ROWS.filter((row) => row.state === state).length }}
          >
            {'{state}: {count}'}
          </Translate>
        </li>
      ))}
    </ul>
  );
}
