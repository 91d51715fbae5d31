/**
 * Makes `dist/openapi-checks/3.0.json` and `3.1.json`: the schemas of these releases of the OpenAPI Specification that `@scalar/openapi-parser`
 * has, without their words, and the patterns of the formats that they name. `json-schema.ts` answers yes or no by them. Loading that package and
 * compiling its schema takes half a second of processor time at each start; it tells what is wrong, by the same schema. Other releases are
 * asked of the package.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { packageFolder } from './package-folder.mjs';

const outDir = join(dirname(fileURLToPath(import.meta.url)), '../dist/openapi-checks');
const PARSER = packageFolder('@scalar/openapi-parser');
/** Of the packages that the parser uses, those that it would load. */
const require = createRequire(join(PARSER, 'package.json'));

const RELEASES = ['3.0', '3.1'];
/** Keywords whose values are schemas by name. */
const NAMED = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas']);
/** Keywords that say nothing about a value. */
const WORDS = new Set(['description', 'title', 'default', '$comment']);

/** @returns {Promise<string[]>} a file of each package that went in */
export async function buildOpenapiChecks() {
  const { OpenApiSpecifications } = await import(pathToFileURL(join(PARSER, 'dist/configuration/index.js')).href);
  mkdirSync(outDir, { recursive: true });
  const formats = formatPatterns();
  for (const release of RELEASES) {
    const schema = withServerOfLink(withoutWords(OpenApiSpecifications[release]));
    writeFileSync(join(outDir, `${release}.json`), JSON.stringify({ schema, formats }));
  }
  // What an earlier build has left would go into the package.
  const names = RELEASES.map((release) => `${release}.json`);
  for (const old of readdirSync(outDir)) if (!names.includes(old)) rmSync(join(outDir, old));
  return ['@scalar/openapi-parser', 'ajv-formats'].map((name) => join(packageFolder(name), 'package.json'));
}

/**
 * The revision of the schema of 3.1 that the parser has calls the server of a link `body`; the specification, and each later revision, call it
 * `server`. What has neither is left as it is.
 *
 * @param {any} schema
 */
function withServerOfLink(schema) {
  const { link } = schema.$defs ?? {};
  if (!link?.properties.body) return schema;
  const { body: server, ...others } = link.properties;
  return { ...schema, $defs: { ...schema.$defs, link: { ...link, properties: { ...others, server } } } };
}

/** Format → source text of a pattern. */
function formatPatterns() {
  /** @type {{ fullFormats: Record<string, { source: string }> }} */
  const { fullFormats } = require('ajv-formats/dist/formats');
  const sourceOf = (/** @type {string} */ name) => fullFormats[name]?.source ?? '';
  const reference = sourceOf('uri-reference');
  return { email: sourceOf('email'), 'uri-reference': reference, uri: `(?=[a-z][a-z0-9+.-]*:)${reference}` };
}

/**
 * @param {unknown} schema
 * @returns {unknown}
 */
function withoutWords(schema) {
  if (Array.isArray(schema)) return schema.map(withoutWords);
  if (typeof schema !== 'object' || schema === null) return schema;
  const kept = Object.entries(schema).filter(([keyword]) => !WORDS.has(keyword));
  return Object.fromEntries(
    kept.map(([keyword, value]) => [keyword, NAMED.has(keyword) ? ofEach(value) : withoutWords(value)]),
  );
}

/** @param {Record<string, unknown>} schemas by name: a property may be called like one of the words */
function ofEach(schemas) {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, withoutWords(schema)]));
}
