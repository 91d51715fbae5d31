import type { Rule } from '../types.js';

/** Two elements of a page have the same id: links lead to the first, and labels of fields may name the wrong one. */
export const duplicateId: Rule = {
  onPage: ({ file, repeatedIds }) =>
    repeatedIds.map((id) => ({
      rule: 'duplicate-id',
      file,
      message: `The page has more than one element with the id "${id}".`,
      advice: 'Give one of them another id. Links lead to the first.',
      subject: { kind: 'id', text: id },
    })),
};
