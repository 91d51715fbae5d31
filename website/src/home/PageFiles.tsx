/**
 * The one React component of the home page that runs in the browser. It lists what the page has loaded, as the browser
 * measured it: React is in the list only because somebody pressed the button.
 */
import { useState } from 'react';
import styles from './arrival.module.css';
import home from './home.module.css';

export interface PageFilesLabels {
  button: string;
  again: string;
  caption: string;
  page: string;
  style: string;
  script: string;
  data: string;
  /** Of files that were asked for when the reader touched the component. */
  react: string;
  sum: string;
}

type Kind = 'page' | 'style' | 'script' | 'data' | 'react';

/** Files of one kind together. */
interface LoadedFiles {
  kind: Kind;
  /** Bytes on the wire; of files from the cache, their stored size. */
  size: number;
  /** Milliseconds from the start of the page to the first request. */
  start: number;
}

interface Measured {
  files: LoadedFiles[];
  language: string;
}

export function PageFiles({ labels }: { labels: PageFilesLabels }) {
  const [measured, setMeasured] = useState<Measured>();
  return (
    <div className={styles.files}>
      <button
        type="button"
        className={home.primaryAction}
        onClick={() => setMeasured({ files: measureFiles(), language: document.documentElement.lang })}
      >
        {measured ? labels.again : labels.button}
      </button>
      <div aria-live="polite">
        {measured ? <FileTable {...measured} labels={labels} /> : <EmptyTable labels={labels} />}
      </div>
    </div>
  );
}

/** Where the figures will be, so that nothing moves when they come. It says nothing, so it is not read out. */
function EmptyTable({ labels }: { labels: PageFilesLabels }) {
  const kinds = ['page', 'script', 'style', 'data', 'react', 'sum'] as const;
  return (
    <table className={styles.empty} aria-hidden="true">
      <caption>{labels.caption}</caption>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{labels[kind]}</th>
            <td className={styles.bar}>{kind !== 'sum' && <span />}</td>
            <td>–</td>
            <td>{kind !== 'sum' && '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function FileTable({ files, language, labels }: Measured & { labels: PageFilesLabels }) {
  const largest = Math.max(...files.map((file) => file.size));
  const sum = files.reduce((total, file) => total + file.size, 0);
  return (
    <table>
      <caption>{labels.caption}</caption>
      <tbody>
        {files.map(({ kind, size, start }) => (
          <tr key={kind} className={kind === 'react' ? styles.late : undefined}>
            <th scope="row">{labels[kind]}</th>
            <td className={styles.bar}>
              <span style={{ inlineSize: `${(100 * size) / largest}%` }} />
            </td>
            <td>{inUnit('kilobyte', size, language)}</td>
            <td>{inUnit('second', start, language)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{labels.sum}</th>
          <td className={styles.bar} />
          <td>{inUnit('kilobyte', sum, language)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}

/** Files of this site by kind, in the order in which they were asked for. Pictures are left out. */
function measureFiles(): LoadedFiles[] {
  const [document] = performance.getEntriesByType('navigation');
  const loadedAt = document instanceof PerformanceNavigationTiming ? document.loadEventEnd : 0;
  const kinds = new Map<Kind, LoadedFiles>();
  const counted = new Set<string>();
  for (const entry of [document, ...performance.getEntriesByType('resource')]) {
    if (!(entry instanceof PerformanceResourceTiming) || !entry.name.startsWith(location.origin)) continue;
    const kind = kindOf(entry, loadedAt);
    // A file that was fetched ahead is named once more when it is used.
    if (!kind || counted.has(entry.name)) continue;
    counted.add(entry.name);
    const files = kinds.get(kind) ?? { kind, size: 0, start: entry.startTime };
    files.size += entry.transferSize || entry.encodedBodySize;
    kinds.set(kind, files);
  }
  return [...kinds.values()];
}

function kindOf({ entryType, name, startTime }: PerformanceResourceTiming, loadedAt: number): Kind | undefined {
  if (entryType === 'navigation') return 'page';
  const { pathname } = new URL(name);
  if (pathname.endsWith('.css')) return 'style';
  if (/\.(m?js|tsx?)$/.test(pathname)) return startTime > loadedAt ? 'react' : 'script';
  return pathname.endsWith('.json') ? 'data' : undefined;
}

/** A thousandth of a kilobyte is a byte, of a second a millisecond: what browsers measure in. */
function inUnit(unit: 'kilobyte' | 'second', value: number, language: string): string {
  const digits = unit === 'second' ? 2 : 1;
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'unit', unit, ...decimals }).format(value / 1000);
}
