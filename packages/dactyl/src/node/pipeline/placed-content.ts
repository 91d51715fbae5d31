/** Positions of a text that was made from its file → positions in that file. */
import { SiteError, SiteErrors } from '../base/site-error.js';
import type { CompiledMarkdown } from '../markdown/types.js';
import type { OpenedText } from './open-notebook.js';

type PlaceOf = OpenedText['placeOf'];

export function placedContent(compiled: CompiledMarkdown, placeOf: PlaceOf): CompiledMarkdown {
  const { references, warnings } = compiled;
  return {
    ...compiled,
    references: references.map((reference) => ({ ...reference, ...placeOf(reference) })),
    warnings: warnings.map((warning) => ({ ...warning, ...placeOf(warning) })),
  };
}

/** Errors that name another file keep their place. */
export function placedError(error: unknown, file: string, placeOf: PlaceOf): unknown {
  if (error instanceof SiteErrors) return new SiteErrors(error.errors.map((one) => placed(one, file, placeOf)));
  return error instanceof SiteError ? placed(error, file, placeOf) : error;
}

function placed(error: SiteError, file: string, placeOf: PlaceOf): SiteError {
  const { line, column = 1 } = error.details;
  if (line === undefined || (error.details.file ?? file) !== file) return error;
  return new SiteError(error.message, { ...error.details, ...placeOf({ line, column }) });
}
