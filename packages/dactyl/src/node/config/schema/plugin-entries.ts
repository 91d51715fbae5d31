/**
 * Entries of `plugins`, `themes` and `presets`: `'name'`, `['name', options]`, a function, `[function, options]`,
 * or `false`/`null` for none. They are checked but not converted, because components and plugins of sites read
 * them.
 */
import * as z from 'zod';
import type { ModuleEntry, PluginFunction, PresetEntry } from '../types.js';
import { describeValue } from '../../base/describe-value.js';
import { fail } from './fields.js';
import { isRecord } from '../../../shared/is-record.js';

type Head = string | PluginFunction;

export const pluginEntries = z.array(entry<ModuleEntry>({ functions: true }));

export const presetEntries = z.array(entry<PresetEntry>({ functions: false }));

function entry<Entry extends ModuleEntry>({ functions }: { functions: boolean }) {
  return z.unknown().transform((value, context): Entry => {
    const [head, options] = Array.isArray(value) ? (value as unknown[]) : [value, {}];
    const isComplete = !Array.isArray(value) || value.length === 2;
    const isNone = value === false || value === null;
    if (isNone || (isComplete && isHead(head, functions) && isRecord(options))) return value as Entry; // just checked
    const hint = `Write 'name' or ['name', { options }]${functions ? ', or a function in place of the name' : ''}.`;
    return fail(context, describeEntry(value, functions), { hint });
  });
}

function isHead(value: unknown, functions: boolean): value is Head {
  return typeof value === 'string' || (functions && typeof value === 'function');
}

function describeEntry(value: unknown, functions: boolean): string {
  if (!Array.isArray(value)) return `cannot be ${describeValue(value)}`;
  const [head, options] = value as unknown[];
  if (!isHead(head, functions)) return `must start with a name, but starts with ${describeValue(head)}`;
  if (value.length !== 2) return `must have 2 items, a name and its options, but has ${value.length}`;
  return `must hold an object of options, but holds ${describeValue(options)}`;
}
