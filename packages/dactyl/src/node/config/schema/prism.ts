import * as z from 'zod';

const theme = z.looseObject({
  plain: z.record(z.string(), z.unknown()),
  styles: z.array(z.looseObject({ types: z.array(z.string()), style: z.record(z.string(), z.unknown()) })),
});

export const magicComment = z
  .strictObject({
    className: z.string(),
    line: z.string().optional(),
    block: z.strictObject({ start: z.string(), end: z.string() }).optional(),
  })
  .superRefine(({ line, block }, context) => {
    if (line === undefined && block === undefined) {
      context.addIssue({ code: 'custom', message: 'needs "line" or "block"' });
    }
  });

export const prism = z.looseObject({
  theme: theme.optional(),
  darkTheme: theme.optional(),
  defaultLanguage: z.string().toLowerCase().optional(),
  additionalLanguages: z.array(z.string().toLowerCase()).default([]),
  magicComments: z.array(magicComment).default([
    {
      className: 'theme-code-block-highlighted-line',
      line: 'highlight-next-line',
      block: { start: 'highlight-start', end: 'highlight-end' },
    },
  ]),
});
