/**
 * Findings as commands of GitHub Actions, which shows them at their lines in a pull request.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#setting-an-error-message
 */
import type { Finding } from '../finding.js';
import { shownFile } from './shown-file.js';

export function findingsToGithub(findings: readonly Finding[]): string {
  return findings.map(toCommand).join('\n');
}

function toCommand({ rule, severity, message, advice, suggestion, file, line, column }: Finding): string {
  const properties = Object.entries({ file: shownFile(file), line, col: column, title: `dactyl check: ${rule}` })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  const near = suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`;
  const text = [message, near, advice].filter((part) => part !== undefined).join('\n');
  return `::${severity === 'error' ? 'error' : 'warning'} ${properties.join(',')}::${escapeData(text)}`;
}

/** As `@actions/core` escapes. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
