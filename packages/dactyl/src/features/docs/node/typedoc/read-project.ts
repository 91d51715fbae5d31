/** A file that TypeDoc has written → a project. Mistakes are told with their place. */
import { readFileSync } from 'node:fs';
import { parseJson } from '../../../../node/base/parse-json.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { isRecord } from '../../../../shared/is-record.js';
import type { Project } from './project-types.js';

const HINT = 'Write it with TypeDoc: npx typedoc --json api.json --entryPoints src/index.ts';

export function readProject(file: string): Project {
  const written = parseJson({ text: readText(file), file, what: 'The output of TypeDoc' });
  if (!isRecord(written) || !Array.isArray(written['children']) || typeof written['schemaVersion'] !== 'string')
    throw new SiteError('The file is no output of TypeDoc.', { file, hint: HINT });
  const { schemaVersion } = written;
  if (!schemaVersion.startsWith('2.'))
    throw new SiteError(`The output of TypeDoc has the schema ${schemaVersion}, which is not known.`, {
      file,
      hint: 'Pages are made of schema 2, which TypeDoc 0.26 and later write.',
    });
  // The cast: TypeDoc wrote it, in a form that is known.
  return written as unknown as Project;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SiteError('The output of TypeDoc cannot be read.', { file, hint: HINT, cause: error });
  }
}
