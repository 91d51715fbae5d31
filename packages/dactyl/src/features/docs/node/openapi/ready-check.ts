/**
 * Whether a document plainly follows the OpenAPI Specification, asked of the schemas that the package was built with
 * (`scripts/build-openapi-checks.mjs`). `false` says only that somebody has to look: mistakes are told by `validate-spec.ts`.
 */
import { readFileSync } from 'node:fs';
import { createSchemaCheck, type SchemaFile } from './json-schema.js';

/** Made by the build of the package. */
const SCHEMAS = new URL('../../../../../dist/openapi-checks/', import.meta.url);

export function isPlainlyValid(written: Readonly<Record<string, unknown>>): boolean {
  const { openapi: named } = written;
  const [, release] = /^(3\.[01])\.\d+$/.exec(typeof named === 'string' ? named : '') ?? [];
  return release !== undefined && createSchemaCheck(readSchema(release))(written);
}

export function readSchema(release: string): SchemaFile {
  // The cast: the build makes them so.
  return JSON.parse(readFileSync(new URL(`${release}.json`, SCHEMAS), 'utf8')) as SchemaFile;
}
