/**
 * Findings in SARIF 2.1.0, the format of OASIS for results of static analysis, which GitHub and editors read.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
import { createHash } from 'node:crypto';
import { CHECK_RULES, ruleNames } from '../../../config/check-rules.js';
import type { Finding } from '../finding.js';
import { shownFile } from './shown-file.js';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const LEVELS = { off: 'none', warn: 'warning', error: 'error' } as const;

export function findingsToSarif(findings: readonly Finding[], version: string): string {
  const names = ruleNames();
  const rules = names.map((id) => ({
    id,
    shortDescription: { text: CHECK_RULES[id].about },
    defaultConfiguration: { level: LEVELS[CHECK_RULES[id].severity] },
  }));
  const results = findings.map((finding) => ({ ...toResult(finding), ruleIndex: names.indexOf(finding.rule) }));
  const run = {
    tool: { driver: { name: 'dactyl check', version, rules } },
    columnKind: 'utf16CodeUnits',
    results,
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}

function toResult({ rule, severity, message, advice, suggestion, file, line, column, pages, target }: Finding) {
  const uri = encodeURI(shownFile(file));
  const near = suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`;
  return {
    ruleId: rule,
    level: LEVELS[severity],
    message: { text: [message, near, advice].filter((part) => part !== undefined).join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
          ...(line !== undefined && { region: { startLine: line, startColumn: column ?? 1 } }),
        },
      },
    ],
    // The line is left out: a finding stays the same when text above it changes.
    partialFingerprints: { 'dactylCheck/v1': fingerprint([rule, shownFile(file), target ?? '']) },
    properties: { pages },
  };
}

function fingerprint(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
}
