import type { Fault, Rule } from '../types.js';

/** A heading is more than one level below the heading before it: who hears the page misses a part of its outline. */
export const headingOrder: Rule = {
  onPage: ({ file, headings }) =>
    headings.flatMap(({ level, text }, index): Fault[] => {
      const before = headings[index - 1];
      if (!before || level <= before.level + 1) return [];
      return [
        {
          rule: 'heading-order',
          file,
          message: `The heading "${text.trim()}" has level ${level}, and the one before it ("${before.text.trim()}") level ${before.level}.`,
          advice: `Make it a heading of level ${before.level + 1}.`,
          subject: { kind: 'heading', text: text.trim() },
        },
      ];
    }),
};
