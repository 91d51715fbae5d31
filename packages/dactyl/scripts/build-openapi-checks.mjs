/**
 * Makes `dist/openapi-checks/3.0.js`: a function that says whether a document follows release 3.0 of the OpenAPI Specification, of the schema
 * that `@scalar/openapi-parser` has. Loading that package and compiling its schema took half a second of processor time at each start. The
 * function says nothing but yes or no: what is wrong tells the package itself, which has read the same schema. Other releases are asked of
 * the package: each would be as large again, and the size of ours has a limit.
 */
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { Visitor, parseSync } from 'rolldown/utils';
import { packageFolder } from './package-folder.mjs';

const outDir = join(dirname(fileURLToPath(import.meta.url)), '../dist/openapi-checks');
const PARSER = packageFolder('@scalar/openapi-parser');
/** Of the packages that the parser uses, those that it would load. */
const require = createRequire(join(PARSER, 'package.json'));

/** Release → what compiles its schema. */
const COMPILERS = { '3.0': 'ajv-draft-04' };

/** @returns {Promise<string[]>} a file of each package that went in */
export async function buildOpenapiChecks() {
  const { OpenApiSpecifications: schemas } = await import(
    pathToFileURL(join(PARSER, 'dist/configuration/index.js')).href
  );
  mkdirSync(outDir, { recursive: true });
  for (const [release, compiler] of Object.entries(COMPILERS))
    await bundle(release, withoutErrors(codeOf(schemas[release], compiler)));
  return ['@scalar/openapi-parser', 'ajv', 'ajv-formats', 'fast-deep-equal'].map((name) =>
    join(packageFolder(name), 'package.json'),
  );
}

/**
 * @param {object} schema
 * @param {string} compiler
 * @returns {string} source text of a module whose default export takes a document
 */
function codeOf(schema, compiler) {
  const { default: Ajv } = require(compiler);
  // As in the parser, but that the first mistake is enough.
  const ajv = new Ajv({
    strict: false,
    discriminator: true,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: 3 },
  });
  require('ajv-formats').default(ajv);
  ajv.addFormat('media-range', true);
  return require('ajv/dist/standalone').default(ajv, ajv.compile(schema));
}

/**
 * Descriptions of mistakes, and of the places for them, are half of the code.
 *
 * @param {string} code
 */
function withoutErrors(code) {
  const text = new MagicString(code);
  /** @param {import('rolldown/utils').ESTree.ObjectExpression | import('rolldown/utils').ESTree.ObjectPattern} node */
  const keysOf = ({ properties }) =>
    properties.map((one) => ('key' in one && one.key.type === 'Identifier' ? one.key.name : undefined));
  new Visitor({
    ObjectExpression(node) {
      const keys = keysOf(node);
      if (keys[0] !== 'instancePath') return;
      const isError = keys.includes('schemaPath');
      text.update(node.start, node.end, isError ? '0' : keys.includes('dynamicAnchors') ? '{ dynamicAnchors }' : '{}');
    },
    ObjectPattern(node) {
      if (keysOf(node)[0] === 'instancePath') text.update(node.start, node.end, '{ dynamicAnchors = {} }');
    },
  }).visit(parseSync('check.js', code).program);
  return text.toString();
}

/**
 * @param {string} release
 * @param {string} code
 */
async function bundle(release, code) {
  const made = await rolldown({
    input: 'check',
    platform: 'node',
    plugins: [
      {
        name: 'dactyl:openapi-check',
        resolveId: (id) => (id === 'check' ? id : id.startsWith('ajv') ? require.resolve(id) : undefined),
        load: (id) => (id === 'check' ? code : undefined),
      },
    ],
  });
  await made.write({ file: join(outDir, `${release}.js`), format: 'esm', minify: true });
  await made.close();
}
