import * as z from 'zod';
import type { BrokenReferenceHook, MarkdownConfig, ParseFrontMatter, Severity } from '../types.js';
import { chosenBy, flag, functionOf, severityOf } from './fields.js';

type Preprocessor = NonNullable<MarkdownConfig['preprocessor']>;

function severityOrHook(fallback: Severity) {
  return chosenBy<Severity | BrokenReferenceHook>((value) =>
    typeof value === 'function' ? functionOf<BrokenReferenceHook>('a function') : severityOf(),
  ).default(fallback);
}

/** `true` is all defaults. */
const math = z.preprocess(
  (value) => (value === true ? {} : value === false ? undefined : value),
  z
    .strictObject({
      macros: z.record(z.string(), z.string()).default({}),
      output: z.enum(['htmlAndMathml', 'mathml']).default('htmlAndMathml'),
      singleDollarTextMath: flag().default(true),
    })
    .optional(),
);

/** A theme of Shiki by its name, or what the file of a theme of VS Code holds. */
const codeTheme = z.union([
  z.string(),
  z.looseObject({ tokenColors: z.array(z.looseObject({})) }),
  z.looseObject({ settings: z.array(z.looseObject({})) }),
]);

/** A name alone is all defaults. */
const highlighter = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.discriminatedUnion('name', [
    z.strictObject({ name: z.literal('prism'), notation: flag().default(false) }),
    z.strictObject({
      name: z.literal('shiki'),
      light: codeTheme.default('github-light-default'),
      dark: codeTheme.default('github-dark-default'),
      notation: flag().default(true),
    }),
  ]),
);

export const markdown = z
  .strictObject({
    format: z.enum(['mdx', 'md', 'detect']).default('mdx'),
    lenient: flag().default(false),
    mermaid: flag().default(false),
    preprocessor: functionOf<Preprocessor>('a function of one argument', (fn) => fn.length === 1).optional(),
    parseFrontMatter: functionOf<ParseFrontMatter>('a function').optional(),
    emoji: flag().default(true),
    githubAlerts: flag().default(false),
    obsidian: flag().default(false),
    math: math.optional(),
    twoslash: flag().default(false),
    highlighter: highlighter.default({ name: 'prism', notation: false }),
    hooks: z
      .strictObject({
        onBrokenMarkdownLinks: severityOrHook('warn'),
        onBrokenMarkdownImages: severityOrHook('throw'),
      })
      .prefault({}),
    // Unset fields take their default from `future.v4`.
    mdx1Compat: z
      .strictObject({
        comments: flag().optional(),
        admonitions: flag().optional(),
        headingIds: flag().optional(),
      })
      .prefault({}),
    anchors: z.strictObject({ maintainCase: flag().default(false) }).prefault({}),
    twins: flag().default(false),
    remarkRehypeOptions: z.record(z.string(), z.unknown()).optional(),
  })
  .prefault({});
