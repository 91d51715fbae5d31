import { definedProps } from '../../../shared/defined-props.js';
import type { TranslationMessages } from '../../plugin-api/types.js';

export interface MergeOptions {
  /** Whether texts that exist are written anew. */
  override: boolean;
  /** Prefix for each new text. */
  messagePrefix: string;
}

export interface MergedMessages {
  messages: TranslationMessages;
  added: string[];
  /** Ids whose text went back to that of the source. */
  reset: string[];
  kept: string[];
  /** Ids that the site does not use; they are kept. */
  unknown: string[];
}

/**
 * The new content of a file: existing messages keep their order and texts, new ones are inserted in the order of
 * the sources.
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
    // Without a description in the source, the translator's is kept.
    const description = source?.description ?? before?.description;
    merged.messages[id] = definedProps({ message, description });
    if (!source) merged.unknown.push(id);
    else if (!before) merged.added.push(id);
    else (message === before.message ? merged.kept : merged.reset).push(id);
  }
  return merged;
}

/** Only own properties, because an id may be any text, such as `constructor`. */
function ownMessage(messages: TranslationMessages, id: string): TranslationMessages[string] | undefined {
  return Object.hasOwn(messages, id) ? messages[id] : undefined;
}

/** `existing` in its order; each other id directly after its predecessor in `wanted`. */
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
