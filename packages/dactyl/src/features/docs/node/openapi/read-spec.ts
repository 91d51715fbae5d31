/**
 * A file → an OpenAPI 3.1 document: Swagger 2 and OpenAPI 3.0 are converted. Mistakes are told with the place where they stand.
 */
import type * as Scalar from '@scalar/openapi-parser';
import { loadOptional } from '../../../../node/base/load-optional.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';
import { readDocument } from '../reference/read-document.js';
import { missingTarget, referencesIn } from '../reference/references.js';
import type { Spec } from './spec-types.js';

const PACKAGE = '@scalar/openapi-parser';
/** Further mistakes are mostly those that follow from these. */
const MOST_ERRORS = 20;

export interface SpecFile {
  /** Absolute. */
  file: string;
  siteDir: string;
}

export async function readSpec({ file, siteDir }: SpecFile): Promise<Spec> {
  const { value: written, placeOf } = readDocument({
    file,
    what: 'The OpenAPI document',
    hint: 'Correct "path" in the options of dactyl/plugin-openapi; it starts from the folder of the site.',
  });
  if (!isRecord(written) || !('openapi' in written || 'swagger' in written))
    throw new SiteError('The file is no OpenAPI document.', {
      file,
      hint: 'It needs the field "openapi", such as openapi: 3.1.0, or "swagger".',
    });
  throwAll(
    referenceFaults(written)
      .slice(0, MOST_ERRORS)
      .map(({ message, pointer, hint }) => new SiteError(message, { file, ...placeOf(pointer), hint })),
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
          ...placeOf(pointer),
          hint: 'The document does not follow the OpenAPI Specification: https://spec.openapis.org/oas/latest.html',
        });
      }),
    );
  }
  // The cast: it was validated.
  return upgrade(written).specification as unknown as Spec;
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
  return referencesIn(spec, /^(?:example|default|value)$/).flatMap(({ reference, pointer }) => {
    const fault = referenceFault(reference, spec);
    return fault ? { ...fault, pointer: `${pointer}/$ref` } : [];
  });
}

function referenceFault(reference: string, spec: unknown): Omit<Fault, 'pointer'> | undefined {
  if (reference.startsWith('#')) return missingTarget(reference, spec);
  return {
    message: `The reference "${reference}" leads to another file, which is not read.`,
    hint: 'Put all files into one, for example with `npx @redocly/cli bundle openapi.yaml -o one.yaml`.',
  };
}
