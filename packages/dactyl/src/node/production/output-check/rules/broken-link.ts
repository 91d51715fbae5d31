import type { Rule } from '../types.js';

/** A link leads to no page and no file. */
export const brokenLink: Rule = {
  onPage: ({ file, links }) =>
    links
      .filter(({ kind, target }) => kind === 'nowhere' || (kind === 'own' && target === undefined))
      .map(({ href }) => ({
        rule: 'broken-link',
        file,
        message: `The link "${href}" leads to no page.`,
        subject: { kind: 'address', text: href },
      })),
};
