/** Findings for people: by file, with advice below each. */
import type { Colors } from '../../../base/logger.js';
import type { Finding } from '../finding.js';
import { shownFile } from './shown-file.js';

export function findingsToText(findings: readonly Finding[], colors: Colors): string {
  const files = [...new Set(findings.map(({ file }) => file))];
  const describe = (file: string) => {
    const own = findings.filter((finding) => finding.file === file);
    return [colors.cyan(shownFile(file)), ...own.map((finding) => describeFinding(finding, colors))].join('\n');
  };
  return files.map(describe).join('\n\n');
}

function describeFinding({ line, column, severity, message, rule, pages, ...more }: Finding, colors: Colors): string {
  const place = line === undefined ? '' : `${line}:${column} `;
  const word = severity === 'error' ? colors.red('error') : colors.yellow('warning');
  const [first = '', ...others] = pages;
  const notes = [
    more.suggestion === undefined ? undefined : `Did you mean "${more.suggestion}"?`,
    more.advice,
    others.length > 0 ? `On ${first} and ${others.length} other ${others.length === 1 ? 'page' : 'pages'}.` : undefined,
  ].filter((note) => note !== undefined);
  const text = `  ${place}${word} ${message} (${rule})`;
  return [text, ...notes.map((note) => `      ${note}`)].join('\n');
}
