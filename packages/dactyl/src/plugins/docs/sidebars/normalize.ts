/**
 * Content of a sidebars file → typed items with all shorthands resolved. Collects every fault of the file.
 *
 * @example { docs: ['intro', { Guides: ['a'] }] } // a doc, and a category "Guides" that holds a doc
 */
import { suggestName } from '../../../node/nearest-name.js';
import { SiteError, throwAll } from '../../../node/site-error.js';
import { type FieldRule, ITEM_FIELDS, LINK_FIELDS, isRecord } from './item-fields.js';
import type { NormalizedItem, NormalizedSidebars } from './types.js';

/** Where the reader stands, and what it found wrong so far. */
interface Reading {
  file: string | undefined;
  errors: SiteError[];
}

/** @param file the sidebars file; `undefined` when items come from code. */
export function normalizeSidebars(raw: unknown, file: string | undefined): NormalizedSidebars {
  const reading: Reading = { file, errors: [] };
  if (!isRecord(raw)) {
    throw new SiteError('The sidebars file exports no object.', {
      file,
      hint: 'Export an object whose keys are sidebar names and whose values are lists of items.',
    });
  }
  const sidebars = Object.fromEntries(
    Object.entries(raw).map(([name, items]) => [name, normalizeItems(items, name, reading)]),
  );
  throwAll(reading.errors);
  return sidebars;
}

/** Items that a sidebar generator returned. */
export function normalizeGeneratedItems(raw: unknown, where: string): NormalizedItem[] {
  const reading: Reading = { file: undefined, errors: [] };
  const items = normalizeItems(raw, where, reading);
  throwAll(reading.errors);
  return items;
}

function normalizeItems(raw: unknown, where: string, reading: Reading): NormalizedItem[] {
  if (Array.isArray(raw)) return raw.flatMap((item, index) => normalizeItem(item, `${where}[${index}]`, reading));
  if (isRecord(raw) && !('type' in raw)) return shorthandToCategories(raw, where, reading);
  report(reading, `Sidebar items must be a list, got ${describe(raw)}.`, {
    key: where,
    hint: 'Write the items between [ and ].',
  });
  return [];
}

function shorthandToCategories(raw: Record<string, unknown>, where: string, reading: Reading): NormalizedItem[] {
  return Object.entries(raw).map(([label, items]) => ({
    type: 'category',
    label,
    items: normalizeItems(items, `${where}.${label}`, reading),
  }));
}

function normalizeItem(raw: unknown, where: string, reading: Reading): NormalizedItem[] {
  if (typeof raw === 'string') return [{ type: 'doc', id: raw }];
  if (!isRecord(raw)) {
    const hint = 'An item is a doc id, an object with a "type", or { "Label": [items] }.';
    report(reading, `A sidebar item cannot be ${describe(raw)}.`, { key: where, hint });
    return [];
  }
  if (!('type' in raw)) return shorthandToCategories(raw, where, reading);
  if (!checkFields(raw, { tables: ITEM_FIELDS, what: 'sidebar item', where, reading })) return [];
  const item = raw['type'] === 'category' ? normalizeCategory(raw, where, reading) : markTranslatable(raw);
  // The table of fields has checked the shape that the type describes.
  return [item as unknown as NormalizedItem];
}

function normalizeCategory(raw: Record<string, unknown>, where: string, reading: Reading): Record<string, unknown> {
  const { link, items, ...rest } = raw;
  const isLinkValid =
    link === undefined ||
    link === null ||
    checkFields(link, { tables: LINK_FIELDS, what: 'category link', where: `${where}.link`, reading });
  return {
    ...rest,
    items: normalizeItems(items, `${where}.items`, reading),
    ...(isLinkValid && link !== undefined ? { link } : {}),
  };
}

/** Labels of docs that the file gives can be translated; those of generated items follow the doc's title. */
function markTranslatable(item: Record<string, unknown>): Record<string, unknown> {
  const hasLabel = (item['type'] === 'doc' || item['type'] === 'ref') && item['label'] !== undefined;
  return hasLabel ? { ...item, translatable: true } : item;
}

interface FieldCheck {
  tables: Record<string, Record<string, FieldRule>>;
  what: string;
  where: string;
  reading: Reading;
}

function checkFields(raw: unknown, { tables, what, where, reading }: FieldCheck): boolean {
  const type: unknown = isRecord(raw) ? raw['type'] : undefined;
  const fields = typeof type === 'string' ? tables[type] : undefined;
  if (!isRecord(raw) || !fields) {
    const hint = suggestName(String(type), Object.keys(tables));
    report(reading, `Unknown type ${describe(type)} of a ${what}.`, { key: where, hint });
    return false;
  }
  const before = reading.errors.length;
  for (const [name, value] of Object.entries(raw)) {
    const rule = fields[name];
    if (!rule) {
      const hint = suggestName(name, Object.keys(fields));
      report(reading, `Unknown field "${name}" of a ${what}.`, { key: `${where}.${name}`, hint });
    } else if (value !== undefined && !rule.accepts(value)) {
      const message = `"${name}" of a ${what} must be ${rule.expected}, got ${describe(value)}.`;
      report(reading, message, { key: `${where}.${name}` });
    }
  }
  for (const [name, rule] of Object.entries(fields)) {
    if (rule.required && raw[name] === undefined) {
      const hint = `Add ${name}: ${rule.expected}.`;
      report(reading, `A ${what} of type "${String(type)}" needs "${name}".`, { key: where, hint });
    }
  }
  return reading.errors.length === before;
}

function report(reading: Reading, message: string, place: { key: string; hint?: string }): void {
  reading.errors.push(new SiteError(message, { file: reading.file, ...place }));
}

function describe(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  if (text === undefined) return 'nothing';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
