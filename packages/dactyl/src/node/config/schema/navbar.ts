/**
 * The navbar. The fields of an item depend on its `type`; without a type it is a link, or a dropdown when it has
 * `items`.
 */
import * as z from 'zod';
import { suggestName } from '../../base/nearest-name.js';
import { describeValue } from '../../base/describe-value.js';
import type { NavbarItemConfig } from '../theme-config-types.js';
import { chosenBy, fail, removedOption } from './fields.js';
import { logo } from './logo.js';
import { isRecord } from '../../../shared/is-record.js';

type ItemSchema = z.ZodType<NavbarItemConfig>;

/** Items of the bar have a `position` (left or right), items of a dropdown have none. */
type PlaceFields = { position: z.ZodType<'left' | 'right' | undefined>; onlyBelow: z.ZodType<string | undefined> };

const IN_BAR: PlaceFields = {
  position: z.enum(['left', 'right']).default('left'),
  onlyBelow: z
    .string()
    .refine((path) => path.startsWith('/'), 'must begin with a slash, as in "/tests"')
    .optional(),
};
const IN_DROPDOWN: PlaceFields = { position: z.undefined().optional(), onlyBelow: z.undefined().optional() };

const text = { label: z.string().optional(), html: z.string().optional(), className: z.string().optional() };
const docsPluginId = z.string().optional();

interface ItemText {
  label?: string;
  html?: string;
}

function refuseTwoTexts(item: ItemText, context: z.core.$RefinementCtx): void {
  if (item.label !== undefined && item.html !== undefined) fail(context, 'must not have both "label" and "html"');
}

function linkItem(place: PlaceFields): ItemSchema {
  const targets = { to: z.string().optional(), href: z.string().optional() };
  const active = { activeBasePath: z.string().optional(), activeBaseRegex: z.string().optional() };
  return z
    .looseObject({ ...text, ...targets, ...active, ...place, prependBaseUrlToHref: z.boolean().optional() })
    .superRefine((item, context) => {
      refuseTwoTexts(item, context);
      if ((item.to === undefined) === (item.href === undefined)) {
        const found = item.to === undefined ? 'has none' : 'has both';
        fail(context, `needs exactly one of "to" and "href", but ${found}`);
      }
    });
}

/** Types of item that are allowed both in the bar and in dropdowns. */
function plainItems(place: PlaceFields): Record<string, ItemSchema> {
  return {
    doc: z
      .looseObject({ type: z.literal('doc'), ...text, ...place, docId: z.string(), docsPluginId })
      .superRefine(refuseTwoTexts),
    docSidebar: z
      .looseObject({ type: z.literal('docSidebar'), ...text, ...place, sidebarId: z.string(), docsPluginId })
      .superRefine(refuseTwoTexts),
    docsVersion: z
      .looseObject({ type: z.literal('docsVersion'), ...text, ...place, to: z.string().optional(), docsPluginId })
      .superRefine(refuseTwoTexts),
    html: z.strictObject({
      type: z.literal('html'),
      ...place,
      value: z.string(),
      className: z.string().optional(),
    }),
  };
}

const subItem = itemIn({
  link: linkItem(IN_DROPDOWN),
  kinds: plainItems(IN_DROPDOWN),
  where: 'a dropdown',
  place: IN_DROPDOWN,
});
const subItems = z.array(subItem).default([]);

const dropdown = z
  .looseObject({
    type: z.literal('dropdown').default('dropdown'),
    ...text,
    ...IN_BAR,
    to: z.string().optional(),
    href: z.string().optional(),
    items: z.array(subItem),
  })
  .superRefine(refuseTwoTexts);

const dropdownEnds = { dropdownItemsBefore: subItems, dropdownItemsAfter: subItems };

/** Names of versions, in the order of the menu: as a list, or as an object that also gives labels. */
const listedVersions = z
  .union([z.array(z.string()), z.record(z.string(), z.strictObject({ label: z.string().min(1).optional() }))], {
    error: 'must be a list of names of versions, or an object of names with { label: "…" }',
  })
  .refine((versions) => Object.keys(versions).length > 0, 'must name a version');

/** Schemas of the bar's items, by type. */
export const barKinds: Record<string, ItemSchema> = {
  ...plainItems(IN_BAR),
  dropdown,
  docsVersionDropdown: z
    .looseObject({
      type: z.literal('docsVersionDropdown'),
      ...text,
      ...IN_BAR,
      docsPluginId,
      dropdownActiveClassDisabled: z.boolean().optional(),
      versions: listedVersions.optional(),
      ...dropdownEnds,
    })
    .superRefine(refuseTwoTexts),
  localeDropdown: z
    .looseObject({
      type: z.literal('localeDropdown'),
      ...text,
      ...IN_BAR,
      ...dropdownEnds,
      queryString: z.string().optional(),
    })
    .superRefine(refuseTwoTexts),
  search: z.strictObject({
    type: z.literal('search'),
    ...IN_BAR,
    className: z.string().optional(),
  }),
};

export const barLink = linkItem(IN_BAR);

const barItem = itemIn({ link: barLink, dropdown, kinds: barKinds, where: 'the navbar', place: IN_BAR });

interface ItemKinds {
  link: ItemSchema;
  /** Absent inside dropdowns, because they cannot be nested. */
  dropdown?: ItemSchema;
  kinds: Record<string, ItemSchema>;
  /** Where the item is, for error messages. */
  where: string;
  place: PlaceFields;
}

function itemIn({ link, dropdown: nested, kinds, where, place }: ItemKinds): ItemSchema {
  const custom: ItemSchema = z.looseObject({ type: z.custom<`custom-${string}`>(), onlyBelow: place.onlyBelow });
  return chosenBy<NavbarItemConfig>((value) => {
    if (!isRecord(value)) return { problem: `must be an object, but is ${describeValue(value)}` };
    const { type } = value;
    if (type === undefined) {
      if (!('items' in value)) return link;
      return nested ?? { path: ['items'], problem: `is not allowed: ${where} holds no further dropdown` };
    }
    if (typeof type === 'string' && type.includes('custom-')) return custom;
    const schema = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : undefined;
    return schema ?? explainType(type, { known: Object.keys(kinds), where });
  });
}

function explainType(type: unknown, { known, where }: { known: string[]; where: string }) {
  const list = known.map((name) => `"${name}"`).join(', ');
  if (type === 'default')
    return { path: ['type'], problem: 'cannot be "default"', hint: 'Leave "type" out: the item is a link.' };
  const near = typeof type === 'string' ? suggestName(type, known) : '';
  return {
    path: ['type'],
    problem: `is not a type of item in ${where}: ${describeValue(type)}`,
    hint: `${near.startsWith('Did') ? `${near} ` : ''}Known: ${list}, "custom-…"; a link has no type.`,
  };
}

export const navbar = z.strictObject({
  title: z.string().nullable().optional(),
  logo: logo.optional(),
  style: z.enum(['dark', 'primary']).optional(),
  hideOnScroll: z.boolean().default(false),
  items: z.array(barItem).default([]),
  links: removedOption('It is called "items".'),
});
