/** Marks as the server writes them, for hand-written pages. */
import { Reference, writeProps } from '../../src/react/islands/island-props.js';
import type { IslandWhen } from '../../src/shared/islands.js';
import type { IslandMark } from '../../src/shared/marks/mark-data.js';
import { toCommentJson } from '../../src/shared/marks/write.js';
import { URLS } from './bundle.js';

export interface IslandOptions {
  name: string;
  props?: Record<string, unknown>;
  when?: IslandWhen;
  media?: string;
  slots?: IslandMark['slots'];
}

export function island({ name, props = {}, when = 'event', media, slots }: IslandOptions, html: string): string {
  const occasion: Pick<IslandMark, 'when' | 'media'> =
    media === undefined && when !== 'load'
      ? { when }
      : { when: 'media', media: { query: media ?? 'all', occasion: when } };
  const mark: IslandMark = {
    url: URLS.components,
    name,
    props: writeProps(props),
    ...occasion,
    ...(slots ? { slots } : {}),
  };
  return `<!--island:${toCommentJson(mark)}-->${html}<!--/island-->`;
}

export function slot(number: number, html: string): string {
  return `<!--slot:${number}-->${html}<!--/slot-->`;
}

/** Value of a prop that is a slot. */
export function slotProp(number: number): Reference {
  return new Reference('slot', number);
}

export function counter(name: string, options: Partial<IslandOptions> = {}): string {
  const html = `<div data-counter="${name}"><button type="button">0</button></div>`;
  return island({ name: 'Counter', props: { name }, ...options }, html);
}

export function region(id: string): string {
  return `<!--region:${id}--><!--/region-->`;
}

export function provide(value: string, html: string): string {
  return `<!--provide:${JSON.stringify({ name: 'TestPage', value: JSON.stringify([value]) })}-->${html}<!--/provide-->`;
}
