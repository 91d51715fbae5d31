/**
 * Checks front matter against a schema. Comes in: what the author wrote. Goes out: the same with the coercions of the
 * site format (a number where text is asked for becomes text, "true" becomes true), unknown keys kept.
 * All faults of a file are reported at once, each with the line of its key.
 */
import type { z } from 'zod';
import { SiteError, sortByPlace, throwAll } from '../node/site-error.js';
import { findKey } from './front-matter-lines.js';
import type { SourceText } from './front-matter.js';

/**
 * @param source the whole file; used to find the lines of keys.
 * @throws SiteError (or SiteErrors) naming file, line, key and value.
 */
export function checkFrontMatter<Schema extends z.ZodType>(
  schema: Schema,
  frontMatter: Record<string, unknown>,
  source: SourceText,
): z.output<Schema> {
  const result = schema.safeParse(frontMatter);
  if (result.success) return result.data;
  const issues = result.error.issues.flatMap(byKey);
  throwAll(sortByPlace(issues.map((issue) => toSiteError(issue, frontMatter, source))));
  throw result.error;
}

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** Unknown keys of an object are one issue there. */
function byKey(issue: z.core.$ZodIssue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue];
  return issue.keys.map((key) => ({ path: [...issue.path, key], message: 'is not known here' }));
}

function toSiteError(issue: Issue, frontMatter: Record<string, unknown>, { file, source }: SourceText): SiteError {
  const key = formatPath(issue.path);
  const value = issue.path.reduce<unknown>(
    (part, name) => (isRecord(part) ? part[String(name)] : undefined),
    frontMatter,
  );
  const showsValue = key !== '' && value !== undefined && issue.message.startsWith('must');
  const found = showsValue ? `, found ${preview(value)}` : '';
  const place = findKey(source, issue.path);
  return new SiteError(`Invalid front matter: ${key === '' ? '' : `"${key}" `}${issue.message}${found}.`, {
    file,
    line: place?.line ?? 1,
    column: place?.column ?? 1,
    ...(key !== '' && { key }),
    hint: hintFor(value, issue.message),
  });
}

function hintFor(value: unknown, message: string): string {
  if (value === null) return 'Give the key a value, or remove its line.';
  if (isRecord(value) && message.includes('must be text')) return 'If this should be text, put it into quotes.';
  return 'Change the value, or remove the key.';
}

function preview(value: unknown): string {
  const text = value === null ? 'nothing' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}

function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
