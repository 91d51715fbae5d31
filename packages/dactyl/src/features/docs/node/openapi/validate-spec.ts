/**
 * Holds a document against the OpenAPI Specification. That takes a third of a second and more, so a large one is checked in a thread, while
 * its pages are written.
 */
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type * as Scalar from '@scalar/openapi-parser';

export interface SpecFault {
  message: string;
  path?: string | string[];
}

export interface ValidateInput {
  written: Record<string, unknown>;
  /** Absolute: of the package that knows the specification. */
  packageFile: string;
}

/** So much text is worth a thread, which loads the package again. */
const WORTH_A_THREAD = 300_000;

/**
 * Codes of mistakes in references, which `read-spec.ts` has looked for. The package takes each key `$ref` for one, also where it is the name
 * of a field: the API of Kubernetes has such a field.
 */
const OF_REFERENCES = /^(?:INVALID_REFERENCE|EXTERNAL_REFERENCE_NOT_FOUND|SELF_REFERENCE)$/;

/** The package has a revision of the schema of 3.1 that calls the server of a link `body`, unlike the specification. */
function isServerOfLink({ message, path }: SpecFault): boolean {
  return message.startsWith('Property server ') && /\/links\/[^/]+$/.test([path].flat().join('/'));
}

export function validateSpec(input: ValidateInput, length: number): Promise<SpecFault[]> {
  return length < WORTH_A_THREAD ? validate(structuredClone(input)) : validateInThread(input);
}

/** Changes the document. */
export async function validate({ written, packageFile }: ValidateInput): Promise<SpecFault[]> {
  // The cast: `read-spec.ts` has found this package.
  const scalar = (await import(/* @vite-ignore */ pathToFileURL(packageFile).href)) as typeof Scalar;
  const { errors = [] } = await scalar.validate(written);
  return errors
    .filter(({ code = '' }) => !OF_REFERENCES.test(code))
    .map(({ message, path }) => ({ message, ...(path !== undefined && { path }) }))
    .filter((fault) => !isServerOfLink(fault));
}

function validateInThread(input: ValidateInput): Promise<SpecFault[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./validate-thread.js', import.meta.url), { workerData: input });
    worker.once('message', resolve).once('error', reject);
  });
}
