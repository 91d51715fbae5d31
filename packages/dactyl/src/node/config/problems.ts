/**
 * From a schema and a value to errors that a person can mend.
 *
 * In: any Zod schema and what the user wrote. Out: the parsed value, or all mistakes at once, each with
 * the key's full path, the value, a hint and, when the configuration file is known, the line.
 */
import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { describeValue } from '../base/describe-value.js';
import { suggestName } from '../base/nearest-name.js';
import { SiteError, throwAll } from '../base/site-error.js';
import { findKey } from './find-key.js';

/** One mistake. The sentence is `"KEY" PROBLEM`. */
export interface Problem {
  path: (string | number)[];
  /** The rest of a sentence that starts with the key, e.g. `must be a string, but is 5`. */
  problem: string;
  hint?: string;
}

export interface ParsePlace {
  /** Key under which the value stands, e.g. `themeConfig`; empty for the whole configuration. */
  key?: string;
  /** Absolute path, for the error's file and line. */
  configFile?: string;
  docs?: string;
  /** Hint for an unknown top-level key when no known key is similar. */
  hintForUnknown?: string;
  /** Top-level keys of former versions, each with a hint how to replace it. */
  hintsForFormer?: Readonly<Record<string, string>>;
}

/** The parsed value with defaults. @throws SiteError or SiteErrors with all mistakes. */
export function parseOptions<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  place: ParsePlace = {},
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throwAll(toSiteErrors(explainIssues(schema, result.error, value), place));
  throw result.error;
}

export function toSiteErrors(problems: readonly Problem[], options: ParsePlace): SiteError[] {
  const { key = '', configFile, docs } = options;
  const source = configFile === undefined ? undefined : readSource(configFile);
  return problems.map((found) => {
    const { path, problem } = found;
    const hint = hintOf(found, options);
    const fullPath = key === '' ? path : [...key.split('.'), ...path];
    const name = formatKey(fullPath);
    const place = source === undefined ? undefined : findKey(source, fullPath);
    const subject = name === '' ? 'The configuration' : `"${name}"`;
    return new SiteError(`${subject} ${problem}.`, { file: configFile, ...place, key: name || undefined, hint, docs });
  });
}

function hintOf({ path, problem, hint }: Problem, { hintForUnknown, hintsForFormer }: ParsePlace): string | undefined {
  const [key] = path;
  if (problem !== UNKNOWN || path.length !== 1 || key === undefined) return hint;
  const former = hintsForFormer !== undefined && Object.hasOwn(hintsForFormer, key) ? hintsForFormer[key] : undefined;
  if (former !== undefined) return former;
  return hint?.startsWith('Did') ? hint : (hintForUnknown ?? hint);
}

/** Adds file and position to an error that names a key of the configuration. */
export function withConfigPlace(error: SiteError, configFile: string): SiteError {
  const { file, key } = error.details;
  if (file !== undefined || !key?.startsWith('themeConfig.')) return error;
  const source = readSource(configFile);
  const place = source === undefined ? undefined : findKey(source, parseKey(key));
  return new SiteError(error.message, { ...error.details, file: configFile, ...place });
}

/** The reverse of `formatKey`, for keys that are names and numbers. */
function parseKey(key: string): (string | number)[] {
  return [...key.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) => (index === undefined ? part : Number(index)));
}

const UNKNOWN = 'is not a known option';

/** Zod's issues in our own words; an object with three unknown keys counts as three problems. */
export function explainIssues(schema: z.ZodType, error: z.ZodError, value: unknown): Problem[] {
  return error.issues.flatMap((issue): Problem[] => {
    const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)));
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(schemaAt(schema, path));
      return issue.keys.map((key) => ({
        path: [...path, key],
        problem: UNKNOWN,
        hint: suggestName(key, known),
      }));
    }
    if (issue.code === 'custom') {
      const hint: unknown = issue.params?.hint;
      return [{ path, problem: issue.message, hint: typeof hint === 'string' ? hint : undefined }];
    }
    return [explainMismatch(issue, { path, value: valueAt(value, path) })];
  });
}

/** `themeConfig.navbar.items[0].type` */
export function formatKey(path: readonly (string | number)[]): string {
  return path
    .map((part, at) => {
      if (typeof part === 'number') return `[${part}]`;
      if (!/^[\w$-]+$/.test(part)) return `[${JSON.stringify(part)}]`;
      return at === 0 ? part : `.${part}`;
    })
    .join('');
}

function explainMismatch(issue: z.core.$ZodIssue, { path, value }: { path: Problem['path']; value: unknown }): Problem {
  const but = `but is ${describeValue(value)}`;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'undefined') return { path, problem: 'is not allowed here' };
      if (value === undefined) return { path, problem: 'is missing', hint: `Give it ${withArticle(issue.expected)}.` };
      return { path, problem: `must be ${withArticle(issue.expected)}, ${but}` };
    case 'invalid_value': {
      const values = issue.values.map((allowed) => JSON.stringify(allowed)).join(', ');
      const hint = typeof value === 'string' ? suggestName(value, issue.values.map(String)) : undefined;
      const problem = `must be ${issue.values.length > 1 ? 'one of ' : ''}${values}, ${but}`;
      return { path, problem, hint: hint?.startsWith('Did') ? hint : undefined };
    }
    case 'invalid_union':
      return explainUnion(issue, { path, but });
    case 'too_small':
    case 'too_big': {
      const isEmpty = value === '' || (Array.isArray(value) && value.length === 0);
      return { path, problem: isEmpty ? 'must not be empty' : `${explainBound(issue)}, ${but}` };
    }
    default:
      return { path, problem: `is not valid (${issue.message}), ${but}` };
  }
}

/**
 * The alternative whose check got furthest is taken for the one that was meant; when none stands out, all are
 * named.
 */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion, place: { path: Problem['path']; but: string }): Problem {
  const expected = issue.errors.map((alternative) => {
    const [first] = alternative;
    if (first?.code === 'invalid_type' && first.path.length === 0) return withArticle(first.expected);
    if (first?.code === 'invalid_value') return first.values.map((allowed) => JSON.stringify(allowed)).join(', ');
    if (first?.code === 'custom' && first.message.startsWith('must be ')) return first.message.slice('must be '.length);
    return 'a valid object';
  });
  return { path: place.path, problem: `must be ${[...new Set(expected)].join(' or ')}, ${place.but}` };
}

function explainBound(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): string {
  const [word, bound] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum];
  if (issue.origin === 'string') return `must have ${word} ${bound} letters`;
  if (issue.origin === 'array') return `must have ${word} ${bound} items`;
  return `must be ${word} ${bound}`;
}

function withArticle(type: string): string {
  if (type === 'int') return 'a whole number';
  if (type === 'record') return 'an object';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}

function valueAt(value: unknown, path: Problem['path']): unknown {
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, part);
  }
  return current;
}

/** The schema of the value at `path`, without its wrappers (default, optional, transform). */
function schemaAt(schema: unknown, path: Problem['path']): unknown {
  const inner = unwrap(schema);
  const [part, ...rest] = path;
  if (part === undefined) return inner;
  if (inner instanceof z.ZodObject) return schemaAt(inner.shape[part], rest);
  if (inner instanceof z.ZodArray) return schemaAt(inner.element, rest);
  if (inner instanceof z.ZodRecord) return schemaAt(inner.valueType, rest);
  return undefined;
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodPipe) return unwrap(schema.in instanceof z.ZodTransform ? schema.out : schema.in);
  return schema;
}

function knownKeys(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
