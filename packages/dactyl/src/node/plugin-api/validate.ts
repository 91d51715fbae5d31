/**
 * The `validate` functions that plugins receive. Schemas are Zod's, or anything with Joi's `validate(value,
 * options)`. Failures become errors that name the option, its value and what is allowed.
 */
import * as z from 'zod';
import { definedProps } from '../../shared/defined-props.js';
import { optionPlace } from '../config/option-place.js';
import { describeValue as shownValue } from '../base/describe-value.js';
import { explainIssues, formatKey } from '../config/problems.js';
import { suggestName } from '../base/nearest-name.js';
import { SiteError, type SiteErrorDetails, throwAll } from '../base/site-error.js';
import type { JsonObject } from '../../shared/json.js';
import type { PluginOptions } from './types.js';
import { formatPath, valueAt } from '../../shared/value-path.js';
import { isRecord } from '../../shared/is-record.js';

const DEFAULT_PLUGIN_ID = 'default';

/** One problem with a value, in a form independent of the schema library. */
interface Issue {
  path: string;
  message: string;
  hint?: string;
  /** Where the value is, key by key, and what it is: to find its line. */
  place?: { keys: (string | number)[]; value: unknown };
}

type Checked = { value: unknown; issues: Issue[] };

/** Checks plugin options. `id` belongs to every plugin; a schema need not know it. */
export function validateOptionsWith(
  schema: unknown,
  options: Record<string, unknown> | undefined,
  where: { plugin: string; configFile: string },
): PluginOptions {
  const { id, ...own } = options ?? {};
  const knowsId = schemaHasKey(schema, 'id');
  const { value, issues } = runSchema(schema, knowsId && id !== undefined ? { ...own, id } : own, false);
  throwAll(
    issues.map(
      (issue) =>
        new SiteError(`Invalid options of the plugin "${where.plugin}": ${issue.message}`, {
          ...placeOf(issue, where.configFile),
          key: issue.path,
          hint: issue.hint,
          plugin: where.plugin,
        }),
    ),
  );
  return { ...toRecord(value), id: checkPluginId(id, where) };
}

/** Checks the part of `themeConfig` that a theme knows; other keys pass. */
export function validateThemeConfigWith(
  schema: unknown,
  themeConfig: JsonObject,
  where: { plugin: string; configFile: string },
): JsonObject {
  const { value, issues } = runSchema(schema, themeConfig, true);
  throwAll(
    issues.map(
      (issue) =>
        new SiteError(`Invalid themeConfig: ${issue.message}`, {
          file: where.configFile,
          key: ['themeConfig', issue.path].filter((part) => part !== '').join('.'),
          hint: issue.hint,
          plugin: where.plugin,
        }),
    ),
  );
  // `themeConfig` is sent to the browser as JSON; everything else is dropped then.
  return toRecord(value) as JsonObject;
}

function placeOf({ place }: Issue, configFile: string): SiteErrorDetails {
  return place ? optionPlace(configFile, place.keys, place.value) : { file: configFile };
}

export function checkPluginId(id: unknown, where: { plugin: string; configFile: string }): string {
  if (id === undefined) return DEFAULT_PLUGIN_ID;
  if (typeof id === 'string' && /^[\w-]+$/.test(id)) return id;
  throw new SiteError(`Invalid id ${JSON.stringify(id)} of the plugin "${where.plugin}".`, {
    ...optionPlace(where.configFile, ['id'], id),
    key: 'id',
    hint: 'An id consists of letters, digits, "_" and "-".',
    plugin: where.plugin,
  });
}

function runSchema(schema: unknown, value: unknown, allowUnknown: boolean): Checked {
  if (isZodLike(schema)) {
    const result = schema.safeParse(value);
    if (result.success) return { value: result.data, issues: [] };
    if (schema instanceof z.ZodType && result.error instanceof z.ZodError && !allowUnknown) {
      return { value, issues: ownIssues(schema, result.error, value) };
    }
    const issues = (result.error?.issues ?? []).flatMap((issue) => zodIssue(issue, value, schema));
    return { value, issues: allowUnknown ? issues.filter((issue) => !issue.unknownKey) : issues };
  }
  if (isJoiLike(schema)) {
    const result = schema.validate(value, { convert: false, abortEarly: false, allowUnknown });
    return { value: result.value, issues: (result.error?.details ?? []).map(joiIssue) };
  }
  throw new TypeError('validate() was called with a schema that is neither Zod nor has a validate() method.');
}

/** Problems found by our copy of Zod, whose issues we can word ourselves. One for each value. */
function ownIssues(schema: z.ZodType, error: z.ZodError, value: unknown): Issue[] {
  const issues = explainIssues(schema, error, value).map(({ path, problem, hint }) => {
    const found = valueAt(value, path);
    const name = formatKey(path);
    const but = problem.startsWith('must be ') && !problem.includes(', but ') ? `, but is ${shownValue(found)}` : '';
    return definedProps({
      path: name,
      // Some faults are those of all options together.
      message: `${name === '' ? 'they' : `"${name}"`} ${problem}${but}.`,
      hint,
      place: { keys: path, value: found },
    });
  });
  return issues.filter((issue, index) => issues.findIndex(({ path }) => path === issue.path) === index);
}

interface ZodIssue {
  code?: string;
  path: PropertyKey[];
  message: string;
  keys?: string[];
}

interface ZodLike {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: { issues: ZodIssue[] } };
  shape?: Record<string, unknown>;
}

interface JoiLike {
  validate(
    value: unknown,
    options: Record<string, unknown>,
  ): { value: unknown; error?: { details: { message: string; path: (string | number)[] }[] } };
  extract?(key: string): unknown;
}

function isZodLike(schema: unknown): schema is ZodLike {
  return hasMethod(schema, 'safeParse');
}

function isJoiLike(schema: unknown): schema is JoiLike {
  return hasMethod(schema, 'validate');
}

function hasMethod(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'function';
}

function schemaHasKey(schema: unknown, key: string): boolean {
  if (isZodLike(schema)) return schema.shape !== undefined && key in schema.shape;
  if (!isJoiLike(schema) || !schema.extract) return false;
  try {
    schema.extract(key);
    return true;
  } catch {
    return false;
  }
}

function zodIssue(issue: ZodIssue, value: unknown, schema: ZodLike): (Issue & { unknownKey: boolean })[] {
  const path = formatPath(issue.path);
  if (issue.code !== 'unrecognized_keys') {
    const found = valueAt(value, issue.path);
    return [{ path, message: `${path}: ${issue.message}${describeValue(found)}`, unknownKey: false }];
  }
  const known = issue.path.length === 0 ? Object.keys(schema.shape ?? {}) : [];
  return (issue.keys ?? []).map((key) => ({
    path: formatPath([...issue.path, key]),
    message: `unknown option "${key}".`,
    hint: known.length > 0 ? suggestName(key, known) : undefined,
    unknownKey: true,
  }));
}

function joiIssue(detail: { message: string; path: (string | number)[] }): Issue {
  return { path: formatPath(detail.path), message: detail.message };
}

function describeValue(value: unknown): string {
  const text = typeof value === 'function' ? 'a function' : JSON.stringify(value);
  return text === undefined || text.length > 80 ? '' : ` (got ${text})`;
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}
