import type { TranslationMessages } from '../../plugin-api/types.js';

export interface MergeOptions {
  /** Whether texts that exist are written anew. */
  override: boolean;
  /** Stands before each text that is new. */
  messagePrefix: string;
}

export interface MergedMessages {
  messages: TranslationMessages;
  added: string[];
  /** Ids whose text went back to that of the source. */
  reset: string[];
  kept: string[];
  /** Ids that the site does not use. They stay. */
  unknown: string[];
}

/**
 * What a file holds after writing: its messages keep their order and texts, new ones come at the place that they have
 * in the sources.
 *
 * @example { a, c } and sources { a, b } → { a, b, c }
 */
export function mergeMessages(
  existing: TranslationMessages,
  wanted: TranslationMessages,
  { override, messagePrefix }: MergeOptions,
): MergedMessages {
  const merged: MergedMessages = { messages: {}, added: [], reset: [], kept: [], unknown: [] };
  for (const id of mergeOrder(Object.keys(existing), Object.keys(wanted))) {
    const [before, source] = [ownMessage(existing, id), ownMessage(wanted, id)];
    const fresh = messagePrefix + (source?.message ?? '');
    const message = before && !(override && source) ? before.message : fresh;
    // What a translator noted stays where the source says nothing.
    const description = source?.description ?? before?.description;
    merged.messages[id] = { message, ...(description !== undefined && { description }) };
    if (!source) merged.unknown.push(id);
    else if (!before) merged.added.push(id);
    else (message === before.message ? merged.kept : merged.reset).push(id);
  }
  return merged;
}

/** An id may be any text, so also `constructor`. */
function ownMessage(messages: TranslationMessages, id: string): TranslationMessages[string] | undefined {
  return Object.hasOwn(messages, id) ? messages[id] : undefined;
}

/** `existing` in its order; each other id right behind the one that it follows in `wanted`. */
function mergeOrder(existing: readonly string[], wanted: readonly string[]): string[] {
  const order = [...existing];
  const known = new Set(existing);
  let previous: string | undefined;
  for (const id of wanted) {
    if (!known.has(id)) order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id);
    previous = id;
  }
  return order;
}
