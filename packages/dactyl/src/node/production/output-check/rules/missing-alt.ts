import type { Rule } from '../types.js';

/** An image has no `alt` attribute: screen readers say the name of its file. An empty one marks a decoration. */
export const missingAlt: Rule = {
  onPage: ({ file, withoutAlt }) =>
    withoutAlt.map((address) => ({
      rule: 'missing-alt',
      file,
      message: `The image "${address}" has no alt attribute.`,
      advice: 'Say what it shows, or write alt="" if it only decorates.',
      subject: { kind: 'address', text: address },
    })),
};
