import * as z from 'zod';
import type { FooterColumnConfig, FooterLinkConfig } from '../theme-config-types.js';
import { describeValue } from '../../base/describe-value.js';
import { chosenBy, fail } from './fields.js';
import { logo } from './logo.js';
import { isRecord } from '../../../shared/is-record.js';

export const footerLink: z.ZodType<FooterLinkConfig> = z
  .looseObject({
    to: z.string().optional(),
    href: z.string().optional(),
    html: z.string().optional(),
    label: z.string().optional(),
    className: z.string().optional(),
    prependBaseUrlToHref: z.boolean().optional(),
  })
  .superRefine((item, context) => {
    const targets = (['to', 'href', 'html'] as const).filter((key) => item[key] !== undefined);
    if (targets.length !== 1) {
      const found = targets.length === 0 ? 'none' : targets.join(' and ');
      fail(context, `needs exactly one of "to", "href" and "html", but has ${found}`);
    } else if (item.html === undefined && item.label === undefined) {
      fail(context, `needs "label" beside "${targets[0]}"`);
    } else if (item.html !== undefined && item.label !== undefined) {
      fail(context, 'must not have "label" beside "html"');
    }
  });

export const footerColumn: z.ZodType<FooterColumnConfig> = z.strictObject({
  title: z.string().nullable().default(null),
  className: z.string().optional(),
  items: z.array(footerLink).default([]),
});

const isColumn = (item: unknown) => isRecord(item) && ('items' in item || 'title' in item);

/** Columns or links, never mixed: the first entry decides which of the two all must be. */
const links = chosenBy<FooterColumnConfig[] | FooterLinkConfig[]>((value) => {
  if (!Array.isArray(value)) return { problem: `must be an array, but is ${describeValue(value)}` };
  const columns = value.filter(isColumn).length;
  if (columns === 0) return z.array(footerLink);
  if (columns === value.length) return z.array(footerColumn);
  return {
    problem: 'must be either all columns (with "title" and "items") or all links',
    hint: 'Move the links that stand alone into a column.',
  };
});

export const footer = z.strictObject({
  style: z.enum(['light', 'dark']).default('light'),
  logo: logo.optional(),
  copyright: z.string().optional(),
  links: links.default([]),
});
