/** Schema of a doc's front matter. Unknown keys are kept. */
import { z } from 'zod';
import {
  entrySchema,
  filledText,
  flag,
  number,
  sharedFields,
  tagList,
  text,
  uri,
} from '../../../node/content/front-matter-fields.js';
import { checkFrontMatter } from '../../../node/content/front-matter-schema.js';
import type { SourceText } from '../../../node/base/front-matter.js';
import { BADGE_JSON, badgeFault } from './sidebars/badge.js';
import type { DocFrontMatter } from './types.js';

const docId = filledText.refine(
  (id) => typeof id !== 'string' || !id.includes('/'),
  'must not contain "/": the folder of the file is already part of the id',
);

/** `null` switches the link or sidebar off. */
const nullableText = z.union([z.null(), filledText], { error: 'must be text, or null to switch it off' });

const badge = z
  .unknown()
  .superRefine((value, context) => {
    const fault = value === undefined ? undefined : badgeFault(value);
    if (!fault) return;
    const { path, message, hint } = fault;
    context.addIssue({ code: 'custom', path, message, ...(hint !== undefined && { params: { hint } }) });
  })
  .meta(BADGE_JSON);

/** As text: YAML reads 3.10 as the number 3.1. */
const version = z.string({ error: "must be text in quotes, as in '3.10'" }).min(1, 'must not be empty');

const appliesTo = z
  .strictObject(
    { since: version.optional(), until: version.optional(), versions: z.array(version).min(1).optional() },
    { error: 'must have "since", "until" or "versions", as in { since: \'2.1\' }' },
  )
  .refine((value) => Object.keys(value).length > 0, {
    error: 'must have "since", "until" or "versions"',
    when: ({ issues }) => issues.length === 0,
  })
  .refine(
    ({ since, until, versions }) => versions === undefined || (since === undefined && until === undefined),
    'has "versions" besides "since" or "until": write one of the two',
  );

/** All fields that have a meaning. A test compares the website's table with it. */
export const docFrontMatterSchema = entrySchema({
  ...sharedFields,
  id: docId.optional(),
  title: text.optional(),
  title_meta: text.optional(),
  hide_title: flag.optional(),
  description: text.optional(),
  slug: filledText.optional(),
  sidebar_label: filledText.optional(),
  sidebar_position: number.optional(),
  sidebar_key: filledText.optional(),
  sidebar_class_name: filledText.optional(),
  sidebar_badge: badge.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown(), 'must be an object').optional(),
  displayed_sidebar: nullableText.optional(),
  pagination_label: filledText.optional(),
  pagination_next: nullableText.optional(),
  pagination_prev: nullableText.optional(),
  custom_edit_url: z
    .union([z.null(), z.literal(''), uri], { error: 'must be an address, or null for no link' })
    .optional(),
  parse_number_prefixes: flag.optional(),
  tags: tagList.optional(),
  applies_to: appliesTo.optional(),
  faq: z.unknown().optional(),
});

/** @throws SiteError(s) with the line of each wrong key. */
export function checkDocFrontMatter(frontMatter: Record<string, unknown>, source: SourceText): DocFrontMatter {
  // The cast: for keys that all content shares, the schema's output type is wider than declared.
  return checkFrontMatter(docFrontMatterSchema, frontMatter, source) as DocFrontMatter;
}
