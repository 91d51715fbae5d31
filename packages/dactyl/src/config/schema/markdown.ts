import * as z from 'zod';
import type { MarkdownConfig, ParseFrontMatter } from '../types.js';
import { flag, functionOf } from './fields.js';

type Preprocessor = NonNullable<MarkdownConfig['preprocessor']>;

export const markdown = z
  .strictObject({
    format: z.enum(['mdx', 'md', 'detect']).default('mdx'),
    mermaid: flag().default(false),
    preprocessor: functionOf<Preprocessor>('a function of one argument', (fn) => fn.length === 1).optional(),
    parseFrontMatter: functionOf<ParseFrontMatter>('a function').optional(),
    mdx1Compat: z
      .strictObject({
        comments: flag().default(true),
        admonitions: flag().default(true),
        headingIds: flag().default(true),
      })
      .prefault({}),
    anchors: z.strictObject({ maintainCase: flag().default(false) }).prefault({}),
    twins: flag().default(false),
    remarkRehypeOptions: z.record(z.string(), z.unknown()).optional(),
  })
  .prefault({});
