/** A `numberPrefixParser` of the site, watched: it runs for every file, and its faults are told once. */
import { optionPlace } from '../../../node/config/option-place.js';
import { SiteError } from '../../../node/base/site-error.js';
import { type NumberPrefix, type NumberPrefixParser, keepNumberPrefix, parseNumberPrefix } from './number-prefix.js';

/** The parser, except that what it throws, and a result of another shape, is a `SiteError`: always the first one. */
export function checkedParser(parse: NumberPrefixParser, configFile: string): NumberPrefixParser {
  if (parse === parseNumberPrefix || parse === keepNumberPrefix) return parse;
  let first: SiteError | undefined;
  const fail = (message: string, details: { hint: string; cause?: unknown }): never => {
    const key = 'numberPrefixParser';
    first ??= new SiteError(`"${key}" ${message}`, { ...optionPlace(configFile, [key]), key, ...details });
    throw first;
  };
  return (filename) => {
    let result: unknown;
    try {
      result = parse(filename);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return fail(`failed: ${reason}`, { hint: `It was given "${filename}".`, cause: error });
    }
    if (isNumberPrefix(result)) return result;
    return fail(`must return { filename, numberPrefix }, but returned ${JSON.stringify(result) ?? 'nothing'}.`, {
      hint: `It was given "${filename}". A name without prefix is returned as { filename }.`,
    });
  };
}

function isNumberPrefix(value: unknown): value is NumberPrefix {
  if (typeof value !== 'object' || value === null || !('filename' in value)) return false;
  const number = 'numberPrefix' in value ? value.numberPrefix : undefined;
  return typeof value.filename === 'string' && (number === undefined || typeof number === 'number');
}
