/** What all forms of a report say in the same words. */
import { formatBytes } from '../../../base/format-bytes.js';
import type { Report, Size } from '../types.js';
import { formatCount } from '../../../../shared/format-count.js';

const NAMES: Record<Size['name'], string> = {
  pages: 'Pages',
  files: 'Files',
  html: 'HTML',
  js: 'JavaScript',
  css: 'CSS',
  images: 'Images',
  output: 'All together',
};

export interface SizeRow {
  name: string;
  before: string;
  after: string;
  change: string;
}

export function sizeRows({ sizes }: Report): SizeRow[] {
  return sizes.map(({ name, before, after }) => {
    const show = name === 'pages' || name === 'files' ? formatCount : formatBytes;
    return { name: NAMES[name], before: show(before), after: show(after), change: describeChange(before, after, show) };
  });
}

export function describeChange(before: number, after: number, show: (value: number) => string = formatBytes): string {
  if (before === after) return '–';
  return `${after > before ? '+' : '−'}${show(Math.abs(after - before))}`;
}

/** One line: what is to be looked at. */
export function summaryOf({ pages, scripts, answers, check }: Report): string {
  const { added, removed, changed } = pages;
  const moved = answers.reduce((all, { moved: own }) => all + own.length, 0);
  const parts = [
    added.length > 0 && `${count(added.length, 'page')} added`,
    removed.length > 0 && `${count(removed.length, 'page')} removed`,
    changed.length > 0 && `${count(changed.length, 'page')} changed`,
    scripts.length > 0 && `other scripts on ${count(scripts.length, 'page')}`,
    moved > 0 && `${count(moved, 'answer')} moved`,
    check && check.found.length > 0 && `${count(check.found.length, 'new finding')}`,
  ].filter((part) => part !== false && part !== undefined);
  return parts.length === 0 ? 'Readers see no difference.' : `${parts.join(', ')}.`;
}

export function count(number: number, word: string): string {
  return `${formatCount(number)} ${word}${number === 1 ? '' : 's'}`;
}
