/**
 * Converts the content of a sidebars file to typed items, with all shorthands resolved. Collects every mistake of the file.
 *
 * @example { docs: ['intro', { Guides: ['a'] }] } // a doc, and a category "Guides" that holds a doc
 */
import { optionPlace } from '../../../../node/config/option-place.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';
import { type FaultList, checkFields, describe, reportFault } from './check-fields.js';
import { ITEM_FIELDS, LINK_FIELDS, TYPE_BY_FIELD } from './item-fields.js';
import { type SidebarPath, type SidebarsSource, placeOfPath } from './sidebars-source.js';
import type { NormalizedItem, NormalizedSidebars } from './types.js';

/** @param source the sidebars file; `undefined` when items come from code. */
export function normalizeSidebars(raw: unknown, source: SidebarsSource | undefined): NormalizedSidebars {
  if (!isRecord(raw)) {
    throw new SiteError(`The sidebars file must export an object, but exports ${describeExport(raw)}.`, {
      file: source?.file,
      hint: 'Export an object whose keys are the names of sidebars and whose values are lists of items, as in { docs: ["intro"] }.',
    });
  }
  const faults: FaultList = { errors: [], place: (path) => placeOfPath(source, path) };
  const sidebars = Object.fromEntries(
    Object.entries(raw).map(([name, items]) => [name, normalizeItems(items, [name], faults)]),
  );
  throwAll(faults.errors);
  return sidebars;
}

/** Names the kind of an export that is not supported. */
function describeExport(raw: unknown): string {
  if (Array.isArray(raw)) return 'a list';
  if (typeof raw === 'function') return 'a function, which is not called';
  return describe(raw);
}

/** Items that a sidebar generator returned for a folder. */
export function normalizeGeneratedItems(raw: unknown, dirName: string, configFile?: string): NormalizedItem[] {
  const place = optionPlace(configFile, ['sidebarItemsGenerator']);
  if (!Array.isArray(raw)) {
    throw new SiteError(`"sidebarItemsGenerator" must return a list of items, but returned ${describe(raw)}.`, {
      ...place,
      key: 'sidebarItemsGenerator',
      hint: `It was asked for the folder "${dirName}". Where it changes nothing, return defaultSidebarItemsGenerator(args).`,
    });
  }
  const faults: FaultList = { errors: [], place: () => place };
  const items = normalizeItems(raw, ['sidebarItemsGenerator', dirName], faults);
  throwAll(faults.errors);
  return items;
}

function normalizeItems(raw: unknown, path: SidebarPath, faults: FaultList): NormalizedItem[] {
  if (Array.isArray(raw)) return raw.flatMap((item, index) => normalizeItem(item, [...path, index], faults));
  if (isRecord(raw) && !('type' in raw)) return shorthandToCategories(raw, path, faults);
  reportFault(faults, `Sidebar items must be a list, but are ${describe(raw)}.`, {
    path,
    hint: 'Write the items between [ and ], even when there is only one.',
  });
  return [];
}

function shorthandToCategories(raw: Record<string, unknown>, path: SidebarPath, faults: FaultList): NormalizedItem[] {
  // A text in such a field means an item without its `type`, not the short form of a category.
  const field = Object.keys(TYPE_BY_FIELD).find((name) => typeof raw[name] === 'string');
  if (field !== undefined) {
    const type = Object.keys(TYPE_BY_FIELD).flatMap((name) => (name in raw ? (TYPE_BY_FIELD[name] ?? []) : []))[0];
    reportFault(faults, `A sidebar item with "${field}" has no "type".`, { path, hint: `Add type: "${type}".` });
    return [];
  }
  return Object.entries(raw).map(([label, items]) => ({
    type: 'category',
    label,
    items: normalizeItems(items, [...path, label], faults),
  }));
}

function normalizeItem(raw: unknown, path: SidebarPath, faults: FaultList): NormalizedItem[] {
  if (typeof raw === 'string' && raw !== '') return [{ type: 'doc', id: raw }];
  if (!isRecord(raw)) {
    const hint = 'An item is the id of a doc, an object with a "type", or { "Label": [items] }.';
    reportFault(faults, `A sidebar item cannot be ${describe(raw)}.`, { path, hint });
    return [];
  }
  if (!('type' in raw)) return shorthandToCategories(raw, path, faults);
  const isValid = checkFields(raw, { tables: ITEM_FIELDS, what: 'sidebar item', path, faults });
  // Mistakes inside a category are reported even if the category itself has some.
  const item = raw['type'] === 'category' ? normalizeCategory(raw, path, faults) : markTranslatable(raw);
  // The table of fields has checked the shape that the type describes.
  return isValid ? [item as unknown as NormalizedItem] : [];
}

function normalizeCategory(
  raw: Record<string, unknown>,
  path: SidebarPath,
  faults: FaultList,
): Record<string, unknown> {
  const { link, items, ...rest } = raw;
  const isLinkValid =
    link === undefined ||
    link === null ||
    checkFields(link, { tables: LINK_FIELDS, what: 'category link', path: [...path, 'link'], faults });
  return {
    ...rest,
    items: items === undefined ? [] : normalizeItems(items, [...path, 'items'], faults),
    ...(isLinkValid && link !== undefined ? { link } : {}),
  };
}

/** Labels of docs that the file gives can be translated; those of generated items follow the doc's title. */
function markTranslatable(item: Record<string, unknown>): Record<string, unknown> {
  const hasLabel = (item['type'] === 'doc' || item['type'] === 'ref') && item['label'] !== undefined;
  return hasLabel ? { ...item, translatable: true } : item;
}
