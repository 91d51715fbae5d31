import type { Severity } from '../config/types.js';
import type { Logger } from '../base/logger.js';
import { formatError } from '../base/print-error.js';
import type { SiteError } from '../base/site-error.js';

/**
 * Does with problems what the configuration says: nothing, a note or a warning. Those that end the build are
 * returned, so that all of them can be reported together.
 */
export function reportBySeverity(
  severity: Severity,
  problems: readonly SiteError[],
  logger: Logger,
): readonly SiteError[] {
  if (severity === 'throw') return problems;
  if (severity === 'ignore') return [];
  for (const problem of problems) {
    const text = formatError(problem, { colors: logger.colors });
    if (severity === 'warn') logger.warn(text);
    else logger.info(text);
  }
  return [];
}
