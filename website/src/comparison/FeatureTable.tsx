/** Tables of the page that compares tools: what was compared, and one table for each group of features. */
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { FACT_ROWS, FEATURE_ROWS, TOOLS, type FeatureCell, type FeatureState } from './features';
import styles from './comparison.module.css';

/** The colour of a state repeats its word. */
const CLASSES: Record<FeatureState, string | undefined> = {
  yes: styles.yes,
  partly: styles.partly,
  plugin: styles.partly,
  no: styles.no,
  '?': styles.unknown,
};

function wordOf(state: FeatureState): string {
  switch (state) {
    case 'yes':
      return translate({ id: 'comparison.state.yes', message: 'yes' });
    case 'partly':
      return translate({ id: 'comparison.state.partly', message: 'partly' });
    case 'plugin':
      return translate({ id: 'comparison.state.plugin', message: 'plugin' });
    case 'no':
      return translate({ id: 'comparison.state.no', message: 'no' });
    case '?':
      return translate({ id: 'comparison.state.unknown', message: 'not established' });
  }
}

/** Of a pair of texts, that of the page's language. */
function useLanguage(): 0 | 1 {
  return useDocusaurusContext().i18n.currentLocale === 'zh' ? 1 : 0;
}

/** The features of a group. */
export function FeatureTable({ group, caption }: { group: string; caption: string }) {
  const language = useLanguage();
  return (
    <ToolTable
      caption={caption}
      firstHeading={<Translate id="comparison.column.feature">Feature</Translate>}
      rows={FEATURE_ROWS.filter((row) => row.group === group).map(({ name, cells }) => ({
        name: name[language],
        cells: cells.map((cell, index) => <State key={TOOLS[index]} cell={cell} />),
      }))}
    />
  );
}

/** Which version of each tool was compared, and when. */
export function FactTable({ caption }: { caption: string }) {
  const language = useLanguage();
  return (
    <ToolTable
      caption={caption}
      firstHeading={<Translate id="comparison.column.fact">What was compared</Translate>}
      rows={FACT_ROWS.map(({ name, cells }) => ({ name: name[language], cells: cells.map((cell) => cell[language]) }))}
    />
  );
}

interface ToolTableProps {
  caption: string;
  firstHeading: ReactNode;
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
}

function ToolTable({ caption, firstHeading, rows }: ToolTableProps) {
  return (
    <div className={`table-wrapper ${styles.wrapper}`} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{firstHeading}</th>
            {TOOLS.map((tool) => (
              <th key={tool} scope="col">
                {tool}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={TOOLS[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function State({ cell: { state, address, note } }: { cell: FeatureCell }) {
  const text = note[useLanguage()];
  const word = <span className={CLASSES[state]}>{wordOf(state)}</span>;
  return (
    <>
      {address ? <Link to={address}>{word}</Link> : word}
      {text && (
        <>
          <br />
          <small className={styles.note}>{text}</small>
        </>
      )}
    </>
  );
}
