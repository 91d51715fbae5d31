import { shownFile } from '../../output-check/formats/shown-file.js';
import type { Report } from '../types.js';

export function reportToJson({ check, ...report }: Report): string {
  const found = check?.found.map((finding) => ({ ...finding, file: shownFile(finding.file) }));
  return JSON.stringify({ ...report, ...(check && { check: { ...check, found } }) }, null, 2);
}
