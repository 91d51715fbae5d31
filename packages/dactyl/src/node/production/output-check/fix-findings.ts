/** `dactyl check --fix`: findings whose correction is beyond doubt → texts of their files with the corrections. */
import { readFile } from 'node:fs/promises';
import { isInside } from '../../base/files.js';
import { splitUrl } from '../../../shared/url.js';
import type { Finding } from './finding.js';

export interface CorrectedFile {
  /** Absolute. */
  file: string;
  before: string;
  after: string;
  /** What is mended by it. */
  findings: Finding[];
}

/** Only files of the site. Nothing is written. */
export async function fixFindings(findings: readonly Finding[], siteDir: string): Promise<CorrectedFile[]> {
  const certain = findings.filter(
    ({ fix, line, file }) => fix !== undefined && line !== undefined && isInside(siteDir, file),
  );
  const files = [...new Set(certain.map(({ file }) => file))];
  const corrected = await Promise.all(files.map((file) => correct(file, certain)));
  return corrected.filter(({ findings: mended }) => mended.length > 0);
}

async function correct(file: string, certain: readonly Finding[]): Promise<CorrectedFile> {
  const before = await readFile(file, 'utf8');
  const lines = before.split('\n');
  const mended: Finding[] = [];
  // From the end of each line, so that the columns of the others stay.
  const own = certain.filter((finding) => finding.file === file).toSorted((a, b) => (b.column ?? 1) - (a.column ?? 1));
  for (const finding of own) {
    const { line = 1, column = 1 } = finding;
    const text = lines[line - 1] ?? '';
    const address = /^[^\s"'()<>`]+/.exec(text.slice(column - 1))?.[0] ?? '';
    const right = correctedAddress(address, finding);
    if (right === undefined) continue;
    lines[line - 1] = text.slice(0, column - 1) + right + text.slice(column - 1 + address.length);
    mended.push(finding);
  }
  return { file, before, after: lines.join('\n'), findings: mended };
}

/** @param address as the source has it: perhaps the name of a Markdown file, which stays */
export function correctedAddress(
  address: string,
  { target, fix }: Pick<Finding, 'target' | 'fix'>,
): string | undefined {
  if (target === undefined || fix === undefined) return undefined;
  if (address === target) return fix;
  const [wrong, right, own] = [splitUrl(target), splitUrl(fix), splitUrl(address)];
  const isOfAnchor = wrong.pathname === right.pathname && own.suffix === wrong.suffix;
  return isOfAnchor ? own.pathname + right.suffix : undefined;
}
