/**
 * A slot that an island does not render at first is rendered beside it, and may fail there: what is in it may want
 * something that the island gives it. Then the code that made the slot belongs to the browser, too.
 */
import type { PageWork } from '../react/page-rendering.js';
import { promote } from './page-work.js';
import { parsePlaceholders, rangesOf } from './placeholders.js';

export function noteFailedSlots(markup: string, work: PageWork): void {
  if (!markup.includes('<dactyl-failed')) return;
  for (const island of rangesOf(parsePlaceholders(markup))) {
    if (island.tag !== 'island') continue;
    const unused = island.inside.filter((part) => typeof part !== 'string' && part.tag === 'unused');
    if ([...rangesOf(unused)].some(({ tag }) => tag === 'failed')) promoteCreator(work, island.name);
  }
}

function promoteCreator(work: PageWork, number: string): void {
  const record = work.islands[Number(number)];
  if (!record) return;
  const { creator, report } = record;
  const why = `gives <${report.name}> something that only works inside of it`;
  if (creator === undefined)
    work.findings.unsound ??= `${report.module} shows something later that only works inside of it`;
  else promote(work, { module: creator, region: report.region, reason: { why, when: report.when, at: creator } });
}
