import type { Severity } from '../config/types.js';
import type { Logger } from '../node/logger.js';
import { formatError } from '../node/print-error.js';
import { SiteError, throwAll } from '../node/site-error.js';

/** Does with problems what the configuration says: nothing, a note, a warning, or the end of the build. */
export function reportBySeverity(severity: Severity, problems: readonly (SiteError | string)[], logger: Logger): void {
  if (severity === 'ignore' || problems.length === 0) return;
  if (severity === 'throw') {
    throwAll(problems.map((problem) => (typeof problem === 'string' ? new SiteError(problem) : problem)));
  }
  for (const problem of problems) {
    const text = typeof problem === 'string' ? problem : formatError(problem, { colors: logger.colors });
    if (severity === 'warn') logger.warn(text);
    else logger.info(text);
  }
}
