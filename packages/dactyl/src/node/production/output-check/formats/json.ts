/** Findings as data, of which programs may rely on every field. */
import type { CheckResult } from '../check-site.js';
import { countBySeverity } from '../check-site.js';
import { shownFile } from './shown-file.js';

export function findingsToJson({
  findings,
  ignored,
  pages,
}: Omit<CheckResult, 'unused' | 'manifest' | 'known'>): string {
  const shown = findings.map((finding) => ({ ...finding, file: shownFile(finding.file) }));
  return JSON.stringify({ pages, ...countBySeverity(findings), ignored, findings: shown }, null, 2);
}
