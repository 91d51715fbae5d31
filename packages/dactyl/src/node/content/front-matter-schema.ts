/**
 * Validates front matter against a schema. Input: what the author wrote. Output: the same with Docusaurus's
 * coercions (a number where text is expected becomes text, "true" becomes true); unknown keys are kept. All
 * mistakes of a file are reported at once, each with the line of its key.
 */
import type { z } from 'zod';
import { SiteError, sortByPlace, throwAll } from '../base/site-error.js';
import type { TextPlace } from '../base/text-place.js';
import { findKey, findYamlKey } from './front-matter-lines.js';
import type { SourceText } from '../base/front-matter.js';
import { formatPath, valueAt } from '../../shared/value-path.js';

/**
 * @param source the whole file; used to find the lines of keys.
 * @throws SiteError (or SiteErrors) naming file, line, key and value.
 */
export function checkFrontMatter<Schema extends z.ZodType>(
  schema: Schema,
  frontMatter: Record<string, unknown>,
  source: SourceText,
): z.output<Schema> {
  return checkFields(schema, frontMatter, { ...source, what: 'front matter', findPlace: findKey });
}

/** The same for the content of a data file such as `authors.yml`. */
export function checkDataFile<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
  source: SourceText & { what: string },
): z.output<Schema> {
  return checkFields(schema, data, { ...source, findPlace: findYamlKey });
}

interface CheckedSource extends SourceText {
  /** What is invalid, as in "Invalid front matter". */
  what: string;
  findPlace(source: string, path: readonly PropertyKey[]): TextPlace | undefined;
}

function checkFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
  source: CheckedSource,
): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(byKey);
  throwAll(sortByPlace(issues.map((issue) => toSiteError(issue, fields, source))));
  throw result.error;
}

interface Issue extends Pick<z.core.$ZodIssue, 'path' | 'message'> {
  /** A hint that comes from the schema. */
  hint?: string;
}

/** Zod reports all unknown keys of an object as one issue; this splits it. */
function byKey(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code === 'custom' && typeof issue.params?.['hint'] === 'string') {
    return [{ path: issue.path, message: issue.message, hint: issue.params['hint'] }];
  }
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is not known here' }));
}

function toSiteError(issue: Issue, fields: unknown, { file, source, what, findPlace }: CheckedSource): SiteError {
  const key = formatPath(issue.path);
  const value = valueAt(fields, issue.path);
  const showsValue = key !== '' && value !== undefined && issue.message.startsWith('must');
  const found = showsValue ? `, found ${preview(value)}` : '';
  const place = findPlace(source, issue.path);
  return new SiteError(`Invalid ${what}: ${key === '' ? 'it ' : `"${key}" `}${issue.message}${found}.`, {
    file,
    line: place?.line ?? 1,
    column: place?.column ?? 1,
    key: key || undefined,
    hint: issue.hint ?? hintFor(value, issue.message),
  });
}

function hintFor(value: unknown, message: string): string {
  if (value === null) return 'Give the key a value, or remove its line.';
  if (typeof value === 'object' && message.includes('must be text'))
    return 'If this should be text, put it into quotes.';
  return 'Change the value, or remove the key.';
}

function preview(value: unknown): string {
  const text = value === null ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
