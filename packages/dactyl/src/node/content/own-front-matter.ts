/** Front matter against the schema of the site, besides our own: all mistakes of a file are reported at once. */
import { SiteError, SiteErrors, sortByPlace, throwAll } from '../base/site-error.js';
import type { SourceText } from '../base/front-matter.js';
import { formatPath, valueAt } from '../../shared/value-path.js';
import type { StandardCheck, StandardIssue } from '../../shared/standard-schema.js';
import { findKey } from './front-matter-lines.js';

interface Fields {
  frontMatter: Record<string, unknown>;
  text: SourceText;
  /** Name of the schema in the configuration: `docs`. */
  kind: string;
}

/**
 * @param checkFields the check of the format, whose result is the result
 * @throws SiteError(s) of both, each with the place of its key
 */
export async function checkWithOwn<Result>(
  own: StandardCheck,
  { frontMatter, text, kind }: Fields,
  checkFields: () => Result,
): Promise<Result> {
  // The schema gets its own copy: what it changes is not what the format reads.
  const { issues = [] } = await own({ ...frontMatter });
  const errors = issues.map((issue) => toSiteError(issue, { frontMatter, text, kind }));
  if (errors.length === 0) return checkFields();
  try {
    checkFields();
  } catch (error) {
    if (error instanceof SiteError) errors.push(error);
    else if (error instanceof SiteErrors) errors.push(...error.errors);
    else throw error;
  }
  throwAll(sortByPlace(errors));
  throw new Error('There were errors.');
}

function toSiteError({ message, path = [] }: StandardIssue, { frontMatter, text, kind }: Fields): SiteError {
  const keys = path.map((part) => (typeof part === 'object' ? part.key : part));
  const key = formatPath(keys);
  const place = findKey(text.source, keys) ?? { line: 1, column: 1 };
  const isMissing = keys.length > 0 && valueAt(frontMatter, keys) === undefined;
  const rule = `The rule is "frontMatter.${kind}" of the configuration.`;
  // Messages of arktype begin with the key.
  const problem = (message.startsWith(`${key} `) ? message.slice(key.length + 1) : message).replace(/\.$/, '');
  return new SiteError(`Invalid front matter: ${key === '' ? '' : `"${key}": `}${problem}.`, {
    file: text.file,
    ...place,
    ...(key !== '' && { key }),
    hint: `${isMissing ? `Write the key "${key}" between the "---" lines.` : 'Change the value.'} ${rule}`,
  });
}
