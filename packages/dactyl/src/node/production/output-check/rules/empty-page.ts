import type { Rule } from '../types.js';

/** A page has neither text nor anything to look at. */
export const emptyPage: Rule = {
  onPage: ({ file, url, isEmpty, redirect }) =>
    isEmpty && redirect === undefined
      ? [{ rule: 'empty-page', file, message: `The page "${url}" is empty.`, advice: 'Write something, or remove it.' }]
      : [],
};
