import * as z from 'zod';
import { describeValue } from '../problems.js';

/** A key of former releases: an error that shows the user's own setting in its new form. */
export function removedOption(hint: string | ((value: string) => string)) {
  const refuse = z.unknown().superRefine((value, context) => {
    const text = typeof hint === 'string' ? hint : hint(describeValue(value));
    context.addIssue({ code: 'custom', message: 'is an option of former releases', params: { hint: text } });
  });
  return refuse.optional();
}
