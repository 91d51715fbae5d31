/**
 * A file → an OpenAPI 3.1 document: Swagger 2 and OpenAPI 3.0 are converted. Mistakes are told with the place where they stand.
 */
import { readFileSync } from 'node:fs';
import type * as Scalar from '@scalar/openapi-parser';
import { load, YAMLException } from 'js-yaml';
import { suggestName } from '../../../../node/base/nearest-name.js';
import { findJsonKey } from '../../../../node/base/json-key.js';
import { loadOptional } from '../../../../node/base/load-optional.js';
import { parseJson } from '../../../../node/base/parse-json.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import type { TextPlace } from '../../../../node/base/text-place.js';
import { findYamlKey } from '../../../../node/content/front-matter-lines.js';
import { isRecord } from '../../../../shared/is-record.js';
import { pointerKeys, valueAt, type Spec } from './spec-types.js';

const PACKAGE = '@scalar/openapi-parser';
/** Further mistakes are mostly those that follow from these. */
const MOST_ERRORS = 20;

export interface SpecFile {
  /** Absolute. */
  file: string;
  siteDir: string;
}

export async function readSpec({ file, siteDir }: SpecFile): Promise<Spec> {
  const text = readText(file);
  const written = parse(text, file);
  const place = (pointer: string) => placeOf(text, pointerKeys(pointer), written);
  if (!isRecord(written) || !('openapi' in written || 'swagger' in written))
    throw new SiteError('The file is no OpenAPI document.', {
      file,
      hint: 'It needs the field "openapi", such as openapi: 3.1.0, or "swagger".',
    });
  throwAll(
    referenceFaults(written)
      .slice(0, MOST_ERRORS)
      .map(({ message, pointer, hint }) => new SiteError(message, { file, ...place(pointer), hint })),
  );
  const { upgrade, validate } = await loadOptional<typeof Scalar>(PACKAGE, {
    from: siteDir,
    neededFor: 'dactyl/plugin-openapi',
    install: [PACKAGE],
  });
  // It changes what it is given.
  const { valid, errors = [] } = await validate(structuredClone(written));
  if (!valid) {
    const told = errors.filter(({ message }) => !/must match "(?:then|else)" schema/.test(message));
    throwAll(
      (told.length > 0 ? told : errors).slice(0, MOST_ERRORS).map(({ message, path = '' }) => {
        const pointer = Array.isArray(path) ? `/${path.join('/')}` : path;
        return new SiteError(`${tidy(message)}${pointer === '' ? '' : `, at ${pointer}`}.`, {
          file,
          ...place(pointer),
          hint: 'The document does not follow the OpenAPI Specification: https://spec.openapis.org/oas/latest.html',
        });
      }),
    );
  }
  // The cast: it was validated.
  return upgrade(written).specification as unknown as Spec;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SiteError('The OpenAPI document cannot be read.', {
      file,
      hint: 'Correct "path" in the options of dactyl/plugin-openapi; it starts from the folder of the site.',
      cause: error,
    });
  }
}

function parse(text: string, file: string): unknown {
  if (/^\s*\{/.test(text)) return parseJson({ text, file, what: 'The OpenAPI document' });
  try {
    // Not `parseYaml`, whose limit of values is one for files that people write by hand.
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // js-yaml omits `mark` from errors without a position.
    const mark = error.mark as YAMLException['mark'] | undefined;
    throw new SiteError(`The OpenAPI document does not parse: ${error.reason}.`, {
      file,
      line: (mark?.line ?? 0) + 1,
      column: (mark?.column ?? 0) + 1,
      cause: error,
    });
  }
}

function placeOf(text: string, keys: readonly string[], written: unknown): Partial<TextPlace> {
  if (keys.length === 0) return { line: 1, column: 1 };
  if (!/^\s*\{/.test(text)) return findYamlKey(text, placeKeys(keys, written)) ?? {};
  // Its keys are those of objects: a place in a list is that of the list.
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const found = findJsonKey(text, keys.slice(0, depth));
    if (found) return found;
  }
  return {};
}

/** A number is a place in a list, or the name of a field, such as the status of a response. */
function placeKeys(keys: readonly string[], written: unknown): PropertyKey[] {
  let value = written;
  return keys.map((key) => {
    const isPlace = Array.isArray(value);
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    return isPlace ? Number(key) : key;
  });
}

function tidy(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1).replaceAll("'", '"');
}

interface Fault {
  message: string;
  pointer: string;
  hint: string;
}

/** References that lead nowhere, or to other files. */
function referenceFaults(spec: Record<string, unknown>): Fault[] {
  const faults: Fault[] = [];
  const visit = (value: unknown, pointer: string, isExample: boolean): void => {
    if (Array.isArray(value)) return value.forEach((one, index) => visit(one, `${pointer}/${index}`, isExample));
    if (!isRecord(value)) return;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && !isExample) {
      const fault = referenceFault(reference, spec);
      if (fault) faults.push({ ...fault, pointer: `${pointer}/$ref` });
    }
    for (const [key, one] of Object.entries(value))
      visit(
        one,
        `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        isExample || /^(?:example|default|value)$/.test(key),
      );
  };
  visit(spec, '', false);
  return faults;
}

function referenceFault(reference: string, spec: unknown): Omit<Fault, 'pointer'> | undefined {
  if (!reference.startsWith('#'))
    return {
      message: `The reference "${reference}" leads to another file, which is not read.`,
      hint: 'Put all files into one, for example with `npx @redocly/cli bundle openapi.yaml -o one.yaml`.',
    };
  if (reference === '#' || valueAt(reference, spec) !== undefined) return undefined;
  const keys = pointerKeys(reference);
  const siblings = valueAt(`#/${keys.slice(0, -1).join('/')}`, spec);
  return {
    message: `The reference "${reference}" leads nowhere.`,
    hint: isRecord(siblings)
      ? suggestName(keys.at(-1) ?? '', Object.keys(siblings))
      : 'There is nothing of this kind in the document.',
  };
}
