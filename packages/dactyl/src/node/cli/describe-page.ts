/** What `dactyl why` prints of a page. */
import { padToWidth, textWidth } from '../base/text-width.js';
import type { PageExplanation } from '../production/explain-page.js';
import type { IslandReport, IslandWhen, HydrationMode } from '../../shared/islands.js';

const MODES: Record<HydrationMode, string> = {
  static: 'static: nothing of React runs in the browser on this page.',
  islands: 'islands: React runs in the browser for these components, and for nothing else.',
  adopted: 'adopted: everything around the content is React in the browser.',
  full: 'full: the whole page is React in the browser.',
};

const TIMES: Record<IslandWhen, string> = {
  load: 'at once',
  idle: 'when idle',
  visible: 'in view',
  key: 'on touch or key',
  event: 'on touch',
  none: 'with others',
};

const FINDERS: Record<IslandReport['foundBy'], string> = {
  analysis: 'analysis',
  rendering: 'rendering',
  option: 'option',
};

export function describePage({ pathname, hydrationMode, fellBack, islands }: PageExplanation): string {
  const lines = [`${pathname} is ${MODES[hydrationMode]}`];
  if (fellBack) lines.push(`It was asked to be "${fellBack.asked}": ${fellBack.why}`);
  if (islands.length > 0) lines.push('', ...toTable([HEADINGS, ...islands.map(toRow)]));
  return lines.join('\n');
}

const HEADINGS = ['Component', 'Where', 'Wakes', 'Found by', 'Bytes', 'Why'];

function toRow({ name, module, line, when, chosen, foundBy, size, why, at, region }: IslandReport): string[] {
  const place = `${module}:${line}`;
  const reason = name === '$app' || at === place || at === module ? `it ${why}` : `it ${why} (${at})`;
  return [
    componentName(name, module),
    name === '$app' ? '' : place + (region === undefined ? '' : `, in the ${region}`),
    wakes(when, chosen),
    FINDERS[foundBy],
    String(size),
    reason,
  ];
}

function wakes(when: IslandWhen, chosen: IslandReport['chosen']): string {
  const query = chosen?.media === undefined ? '' : ` if ${chosen.media}`;
  return TIMES[when] + query + (chosen ? ', says <Hydrate>' : '');
}

function componentName(name: string, module: string): string {
  if (name === '$app') return 'the page';
  if (name === '$content') return 'the text';
  return name === 'default' ? baseName(module) : name.replace(/^\$/, '');
}

function baseName(module: string): string {
  return module.replace(/(?:\/index)?\.\w+$/, '').replace(/^.*\//, '');
}

function toTable(rows: readonly string[][]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => textWidth(row[column] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, column) => padToWidth(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
