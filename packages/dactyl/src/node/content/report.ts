import type { Severity } from '../config/types.js';
import { createLogger } from '../base/logger.js';
import { SiteError, type SiteErrorDetails } from '../base/site-error.js';

export interface ReportLogger {
  info(message: string): void;
  warn(message: string): void;
}

export interface Finding extends SiteErrorDetails {
  message: string;
}

/** Reports a finding with the severity that the site's option asks for. */
export type Report = (severity: Severity, finding: Finding) => void;

/** `logger` is missing where a plugin runs outside of our own commands. */
export function createReport(logger: ReportLogger = createLogger()): Report {
  return (severity, { message, ...details }) => {
    if (severity === 'ignore') return;
    if (severity === 'throw') throw new SiteError(message, details);
    const text = details.hint === undefined ? message : `${message}\n  ${details.hint}`;
    if (severity === 'warn') logger.warn(text);
    else logger.info(text);
  };
}
