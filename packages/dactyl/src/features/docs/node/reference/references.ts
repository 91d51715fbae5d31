/** References (`$ref`) in a document: where they stand, and those that lead nowhere. */
import { suggestName } from '../../../../node/base/nearest-name.js';
import { isRecord } from '../../../../shared/is-record.js';
import { pointerKeys, valueAt } from './schema/schema-types.js';

export interface FoundReference {
  reference: string;
  /** Of the object that has it. */
  holder: Record<string, unknown>;
  pointer: string;
}

/** @param isData - tells keys whose values are data: a `$ref` in them refers to nothing. */
export function referencesIn(document: unknown, isData: RegExp): FoundReference[] {
  const found: FoundReference[] = [];
  const visit = (value: unknown, pointer: string): void => {
    if (Array.isArray(value)) return value.forEach((one, index) => visit(one, `${pointer}/${index}`));
    if (!isRecord(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string') found.push({ reference, holder: value, pointer });
    for (const [key, one] of Object.entries(value)) if (!isData.test(key)) visit(one, `${pointer}/${pointerKey(key)}`);
  };
  visit(document, '');
  return found;
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
      ? suggestName(keys.at(-1) ?? '', Object.keys(siblings))
      : 'There is nothing of this kind in the document.',
  };
}
