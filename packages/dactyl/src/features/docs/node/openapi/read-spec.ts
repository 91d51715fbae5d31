/**
 * A file → an OpenAPI 3.1 document: Swagger 2 and OpenAPI 3.0 are converted. Mistakes are told with the place where they stand.
 */
import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadOptional, resolveOptional } from '../../../../node/base/load-optional.js';
import { SiteError, throwAll } from '../../../../node/base/site-error.js';
import type { TextPlace } from '../../../../node/base/text-place.js';
import { isRecord } from '../../../../shared/is-record.js';
import { readDocument } from '../reference/read-document.js';
import { followsItself, missingTarget, referencesIn } from '../reference/references.js';
import { isPlainlyValid } from './ready-check.js';
import type { Spec } from './spec-types.js';
import { validateSpec, type SpecFault } from './validate-spec.js';

const PACKAGE = '@scalar/openapi-parser';
/** It comes with that package, which hands documents to it, and which takes a fifth of a second to load. */
const CONVERTER = '@scalar/openapi-upgrader';

interface Converter {
  upgrade: (document: unknown, to: '3.1') => unknown;
}

/** Further mistakes are mostly those that follow from these. */
const MOST_ERRORS = 20;

export interface SpecFile {
  /** Absolute. */
  file: string;
  siteDir: string;
}

export interface ReadSpec {
  spec: Spec;
  /** Rejected where the document does not follow the specification; pages are made meanwhile, and may be nonsense then. */
  valid: Promise<void>;
}

export async function readSpec({ file, siteDir }: SpecFile): Promise<ReadSpec> {
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
  throwNewerRelease(written, { file, placeOf });
  throwAll(
    referenceFaults(written)
      .slice(0, MOST_ERRORS)
      .map(({ message, pointer, hint }) => new SiteError(message, { file, ...placeOf(pointer), hint })),
  );
  const wanted = { from: siteDir, neededFor: 'dactyl/plugin-openapi', install: [PACKAGE] };
  const packageFile = resolveOptional(PACKAGE, wanted);
  const valid = isPlainlyValid(written)
    ? Promise.resolve()
    : validateSpec({ written, packageFile }, statSync(file).size).then((faults) => {
        throwAll(faultsToTell(faults).map((fault) => toError(fault, { file, placeOf })));
      });
  // Whoever waits for it hears of it; nobody does yet.
  valid.catch(() => {});
  try {
    const { upgrade } = await loadOptional<Converter>(CONVERTER, { ...wanted, from: dirname(packageFile) });
    // The cast: `valid` says whether it is one.
    return { spec: upgrade(written, '3.1') as Spec, valid };
  } catch (error) {
    // What is no valid document need not be one that can be converted.
    await valid;
    throw error;
  }
}

/** The package takes what it does not follow of a newer release for mistakes: for it, a schema of 3.2 may have no fields. */
function throwNewerRelease({ openapi }: Record<string, unknown>, { file, placeOf }: FaultPlace): void {
  if (typeof openapi !== 'string' || !/^3\.(?:[2-9]|\d\d)/.test(openapi)) return;
  throw new SiteError(`The document follows OpenAPI ${openapi}, which dactyl/plugin-openapi does not read.`, {
    file,
    ...placeOf('/openapi'),
    hint: 'It reads OpenAPI 3.1 and 3.0, and Swagger 2. A document that uses nothing newer can have the field openapi: 3.1.2.',
  });
}

function faultsToTell(faults: readonly SpecFault[]): SpecFault[] {
  const told = faults.filter(({ message }) => !/must match "(?:then|else)" schema/.test(message));
  return (told.length > 0 ? told : faults).slice(0, MOST_ERRORS);
}

interface FaultPlace {
  file: string;
  placeOf: (pointer: string) => Partial<TextPlace>;
}

function toError({ message, path = '' }: SpecFault, { file, placeOf }: FaultPlace): SiteError {
  const pointer = Array.isArray(path) ? `/${path.join('/')}` : path;
  return new SiteError(`${tidy(message)}${pointer === '' ? '' : `, at ${pointer}`}.`, {
    file,
    ...placeOf(pointer),
    hint: 'The document does not follow the OpenAPI Specification: https://spec.openapis.org/oas/latest.html',
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
  return referencesIn(spec, /^(?:example|default|value)$/).flatMap(({ reference, pointer }) => {
    const fault = referenceFault(reference, spec);
    return fault ? { ...fault, pointer: `${pointer}/$ref` } : [];
  });
}

function referenceFault(reference: string, spec: unknown): Omit<Fault, 'pointer'> | undefined {
  if (reference.startsWith('#')) return missingTarget(reference, spec) ?? followsItself(reference, spec);
  return {
    message: `The reference "${reference}" leads to another file, which is not read.`,
    hint: 'Put all files into one, for example with `npx @redocly/cli bundle openapi.yaml -o one.yaml`.',
  };
}
