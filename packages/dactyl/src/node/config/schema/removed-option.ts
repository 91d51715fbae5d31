import * as z from 'zod';
import { describeValue } from '../problems.js';

/** A key that no longer exists. Its error shows the user's own setting in the new form. */
export function removedOption(hint: string | ((value: string) => string)) {
  const refuse = z.unknown().superRefine((value, context) => {
    const text = typeof hint === 'string' ? hint : hint(describeValue(value));
    context.addIssue({ code: 'custom', message: 'is an option of former releases', params: { hint: text } });
  });
  return refuse.optional();
}
