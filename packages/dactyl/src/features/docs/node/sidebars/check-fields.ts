/** Checks one object of a sidebars file, or of a `_category_` file, against a table of fields. */
import { formatKey } from '../../../../node/config/problems.js';
import { nearestName, suggestName } from '../../../../node/base/nearest-name.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';
import type { FieldRule } from './item-fields.js';
import type { SidebarPath, SidebarPlace } from './sidebars-source.js';

/** Collects the mistakes of one file. */
export interface FaultList {
  errors: SiteError[];
  place(path: SidebarPath): SidebarPlace;
}

export function reportFault(
  faults: FaultList,
  message: string,
  at: { path: SidebarPath; hint?: string | undefined },
): void {
  const { path, hint } = at;
  faults.errors.push(new SiteError(message, { ...faults.place(path), key: formatKey([...path]), hint }));
}

export interface FieldCheck {
  /** Type → its fields. */
  tables: Record<string, Record<string, FieldRule>>;
  /** What the object is: `sidebar item`. */
  what: string;
  path: SidebarPath;
  faults: FaultList;
}

/** Whether the object is of a known type and all its fields are right; each fault is reported. */
export function checkFields(raw: unknown, { tables, what, path, faults }: FieldCheck): boolean {
  const type: unknown = isRecord(raw) ? raw['type'] : undefined;
  const fields = typeof type === 'string' && Object.hasOwn(tables, type) ? tables[type] : undefined;
  if (!isRecord(raw) || !fields) {
    const types = Object.keys(tables);
    if (isRecord(raw) && 'type' in raw) {
      reportFault(faults, `A ${what} has the unknown type ${describe(type)}.`, { path, hint: nameOrList(type, types) });
    } else {
      const hint = `Write an object with a "type": ${types.map((name) => `"${name}"`).join(' or ')}.`;
      reportFault(faults, `A ${what} cannot be ${describe(raw)}.`, { path, hint });
    }
    return false;
  }
  const before = faults.errors.length;
  for (const [name, value] of Object.entries(raw)) {
    if (value !== undefined) checkField(name, value, { type: String(type), fields, what, path, faults });
  }
  for (const [name, rule] of Object.entries(fields)) {
    if (!rule.required || raw[name] !== undefined) continue;
    const hint = `Add "${name}": ${rule.expected}.`;
    reportFault(faults, `A ${what} of type "${String(type)}" needs "${name}".`, { path, hint });
  }
  return faults.errors.length === before;
}

interface OneField extends Omit<FieldCheck, 'tables'> {
  type: string;
  fields: Record<string, FieldRule>;
}

function checkField(name: string, value: unknown, { type, fields, what, path, faults }: OneField): void {
  const rule = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!rule) {
    const message = `A ${what} of type "${type}" has no field "${name}".`;
    reportFault(faults, message, { path: [...path, name], hint: suggestName(name, publicNames(fields)) });
  } else if (!rule.accepts(value)) {
    const message = `"${name}" of a ${what} must be ${rule.expected}, but is ${describe(value)}.`;
    reportFault(faults, message, { path: [...path, name], hint: rule.hint?.(value) });
  }
}

function publicNames(fields: Record<string, FieldRule>): string[] {
  return Object.entries(fields).flatMap(([name, rule]) => (rule.internal ? [] : [name]));
}

/** Both the nearest name and the full list: there are few types, and seeing all of them helps. */
function nameOrList(type: unknown, types: string[]): string {
  const near = typeof type === 'string' ? nearestName(type, types) : undefined;
  const list = `Known: ${types.map((name) => `"${name}"`).join(', ')}.`;
  return near === undefined ? list : `Did you mean "${near}"? ${list}`;
}

/** A value as a message shows it. */
export function describe(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value instanceof Promise) return 'a promise';
  const text = JSON.stringify(value);
  if (text === undefined) return 'nothing';
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
