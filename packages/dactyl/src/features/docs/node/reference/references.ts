/** References (`$ref`) in a document: where they stand, and those that lead nowhere. */
import { nearestName, suggestName } from '../../../../node/base/nearest-name.js';
import { isRecord } from '../../../../shared/is-record.js';
import { pointerKeys, valueAt } from './schema/schema-types.js';

export interface FoundReference {
  reference: string;
  /** Of the object that has it. */
  pointer: string;
}

/** @param data - keys whose values are data: a `$ref` in them refers to nothing. */
export function referencesIn(document: unknown, data: RegExp): FoundReference[] {
  const found: FoundReference[] = [];
  const visit = (value: unknown, pointer: string, holder: string): void => {
    if (Array.isArray(value)) return value.forEach((one, index) => visit(one, `${pointer}/${index}`, ''));
    if (!isRecord(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string') found.push({ reference, pointer });
    for (const [key, one] of Object.entries(value))
      if (!isDataKey(key, holder, data)) visit(one, `${pointer}/${pointerKey(key)}`, holderOf(key, holder));
  };
  visit(document, '', '');
  return found;
}

/** Objects whose keys are names that people choose: the response or the channel that is called `default` is no data. */
const NAMED =
  /^(?:callbacks|channels|definitions|headers|messages|operations|parameters|paths|patternProperties|properties|requestBodies|responses|schemas|servers|webhooks)$/;

/** @param holder - key of the object that has the key */
export function isDataKey(key: string, holder: string, data: RegExp): boolean {
  return data.test(key) && !NAMED.test(holder);
}

/** Of what stands below a key; a name is none, such as that of the property `messages`. */
export function holderOf(key: string, holder: string): string {
  return NAMED.test(holder) ? '' : key;
}

export function pointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** What is wrong with a reference inside of a document, and the nearest name. */
export function missingTarget(reference: string, root: unknown): { message: string; hint: string } | undefined {
  if (reference === '#' || valueAt(reference, root) !== undefined) return undefined;
  const keys = pointerKeys(reference);
  const siblings = valueAt(`#/${keys.slice(0, -1).join('/')}`, root);
  return {
    message: `The reference "${reference}" leads nowhere.`,
    hint: isRecord(siblings)
      ? hintOf(keys.at(-1) ?? '', Object.keys(siblings))
      : 'There is nothing of this kind in the document.',
  };
}

/** What is wrong with a reference that leads to references only, in a circle. */
export function followsItself(reference: string, root: unknown): { message: string; hint: string } | undefined {
  const seen = new Set<string>();
  let next: unknown = reference;
  while (typeof next === 'string' && !seen.has(next)) {
    seen.add(next);
    const target = valueAt(next, root);
    next = isRecord(target) ? target['$ref'] : undefined;
  }
  if (typeof next !== 'string') return undefined;
  return {
    message: `The reference "${reference}" leads to itself.`,
    hint: `On the way: ${[...seen].join(', ')}. One of them must be a value.`,
  };
}

/** A list of more names helps nobody. */
const MOST_NAMES = 20;

function hintOf(name: string, known: readonly string[]): string {
  const isLong = known.length > MOST_NAMES && nearestName(name, known) === undefined;
  return isLong ? `None of the ${known.length} names there is like it.` : suggestName(name, known);
}
