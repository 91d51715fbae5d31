/**
 * A file → an AsyncAPI document of release 2 or 3, as it is written, with the files that it refers to. Mistakes are told with the
 * place where they stand; references stay, so a schema may refer to itself.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type * as Validation from '@cfworker/json-schema';
import { loadOptional, resolveOptional } from '../../../../../node/base/load-optional.js';
import { suggestName } from '../../../../../node/base/nearest-name.js';
import { SiteError, throwAll } from '../../../../../node/base/site-error.js';
import { isRecord } from '../../../../../shared/is-record.js';
import { readDocument } from '../../reference/read-document.js';
import { bundleFiles } from './bundle-files.js';
import { inlineFiles } from './inline-files.js';
import { mistakesOf } from './mistakes.js';
import { schemaMistakes } from './schema-mistakes.js';

/** Its schemas of all releases are those of the specification. */
const SCHEMAS = '@asyncapi/specs';
/** Follows a schema as it is. Compiling this one takes ten times as long as all the rest. */
const VALIDATOR = '@cfworker/json-schema';
const HINT = 'The document does not follow the AsyncAPI Specification: https://www.asyncapi.com/docs/reference';
/** Further mistakes are mostly those that follow from these. */
const MOST_ERRORS = 20;

export interface ReadAsyncapi {
  root: Record<string, unknown>;
  /** What it was made of, absolute. */
  files: string[];
}

export async function readAsyncapi({ file, siteDir }: { file: string; siteDir: string }): Promise<ReadAsyncapi> {
  const document = readDocument({
    file,
    what: 'The AsyncAPI document',
    hint: 'Correct "path" in the options of dactyl/plugin-asyncapi; it starts from the folder of the site.',
  });
  const version = isRecord(document.value) ? document.value['asyncapi'] : undefined;
  if (typeof version !== 'string')
    throw new SiteError('The file is no AsyncAPI document.', {
      file,
      hint: 'It needs the field "asyncapi" with a version in quotes, such as asyncapi: "3.0.0".',
    });
  const bundle = bundleFiles(file, document);
  const wanted = { from: siteDir, neededFor: 'dactyl/plugin-asyncapi', install: [SCHEMAS, VALIDATOR] };
  const schema = readSchema(path.dirname(resolveOptional(SCHEMAS, wanted)), version, {
    file,
    ...document.placeOf('/asyncapi'),
  });
  const { Validator } = await loadOptional<typeof Validation>(VALIDATOR, wanted);
  const { value, pointerOf } = inlineFiles(bundle.root);
  const { errors } = new Validator(schema, '7', false).validate(value);
  throwAll(
    mistakesOf(errors, schema)
      .slice(0, MOST_ERRORS)
      .map(({ message, pointer, meant, hint = HINT }) => {
        const mend = meant === undefined ? hint : `Did you mean "${meant}"?`;
        return new SiteError(message, { ...bundle.placeOf(pointerOf(pointer)), hint: mend });
      }),
  );
  throwAll(
    schemaMistakes(bundle.root)
      .slice(0, MOST_ERRORS)
      .map(({ message, pointer }) => new SiteError(message, { ...bundle.placeOf(pointer), hint: HINT })),
  );
  return { root: bundle.root, files: bundle.files };
}

function readSchema(folder: string, version: string, place: { file: string }): Validation.Schema {
  const schemas = path.join(folder, 'schemas');
  const known = readdirSync(schemas).flatMap((name) => /^([23]\.\d+\.\d+)\.json$/.exec(name)?.[1] ?? []);
  if (!known.includes(version))
    throw new SiteError(`The release "${version}" of AsyncAPI is not known.`, {
      ...place,
      hint: `${suggestName(version, known)} Newer ones come with a newer ${SCHEMAS}.`,
    });
  // The cast: the package says so.
  return JSON.parse(readFileSync(path.join(schemas, `${version}.json`), 'utf8')) as Validation.Schema;
}
