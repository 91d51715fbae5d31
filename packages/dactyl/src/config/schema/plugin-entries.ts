/** Entries of `plugins`, `themes` and `presets`: `'name'`, `['name', options]`, a function, `[function, options]`. */
import * as z from 'zod';
import type { PluginEntry, PluginFunction, PresetEntry } from '../types.js';
import { describeValue } from '../problems.js';
import { fail, isObject } from './fields.js';

type Head = string | PluginFunction;

export const pluginEntries = listOfEntries({ functions: true }).transform((entries): PluginEntry[] =>
  entries.map(({ head, options }) => ({ plugin: head, options })),
);

export const presetEntries = listOfEntries({ functions: false }).transform((entries): PresetEntry[] =>
  // Functions were refused above.
  entries.map(({ head, options }) => ({ preset: String(head), options })),
);

function listOfEntries({ functions }: { functions: boolean }) {
  const entry = z
    .unknown()
    .transform((value, context): { head: Head; options: Record<string, unknown> } | undefined => {
      if (value === false || value === null) return undefined;
      const [head, options] = Array.isArray(value) ? (value as unknown[]) : [value, {}];
      const isComplete = !Array.isArray(value) || value.length === 2;
      if (isComplete && isHead(head, functions) && isObject(options)) return { head, options };
      const hint = `Write 'name' or ['name', { options }]${functions ? ', or a function in place of the name' : ''}.`;
      return fail(context, describeEntry(value, functions), { hint });
    });
  return z.array(entry).transform((entries) => entries.filter((item) => item !== undefined));
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
