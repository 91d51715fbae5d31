/** Faults in files of a commit. Nobody can mend them in place: the copy that they were found in is made again. */
import { isInside } from '../../../../node/base/files.js';
import { SiteError, SiteErrors } from '../../../../node/base/site-error.js';
import type { VersionMetadata } from '../types.js';

/** What reading a version has thrown, with the commit that its files are from. */
export function explainRefFaults(error: unknown, version: VersionMetadata): unknown {
  if (error instanceof SiteErrors) return new SiteErrors(error.errors.map((one) => explainFault(one, version)));
  return error instanceof SiteError ? explainFault(error, version) : error;
}

function explainFault(error: SiteError, { ref, versionName }: VersionMetadata): SiteError {
  const { message, details } = error;
  if (!ref || details.file === undefined || !isInside(ref.dir, details.file)) return error;
  const origin =
    `The version "${versionName}" has this file from "${ref.name}" (${ref.commit.slice(0, 10)}). ` +
    'Commit a file without the fault, and let its option "ref" name a tag, branch or commit that has it.';
  return new SiteError(message, { ...details, hint: [details.hint, origin].filter(Boolean).join('\n') });
}
