/** A site and its surroundings → what is wrong with them, what could be better, and what was found in order. */
import type { Diagnosis, Examination, Level, Patient } from './diagnosis.js';
import { examineAddress } from './examine-address.js';
import { examineFiles } from './examine-files.js';
import { examineGit } from './examine-git.js';
import { examineHost } from './examine-host.js';
import { examineNode } from './examine-node.js';
import { examineOptions } from './examine-options.js';
import { examinePackages } from './examine-packages.js';

const EXAMINATIONS: readonly Examination[] = [
  examineNode,
  examineGit,
  examineAddress,
  examineHost,
  examinePackages,
  examineOptions,
  examineFiles,
];

/** What is worst comes first. */
const ORDER: readonly Level[] = ['problem', 'warning', 'note', 'ok'];

export async function examineSite(patient: Patient): Promise<Diagnosis[]> {
  const found = (await Promise.all(EXAMINATIONS.map((examine) => examine(patient)))).flat();
  return found.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level));
}

const FIELDS_OF_HISTORY = ['showLastUpdateTime', 'showLastUpdateAuthor', 'showContributors'];

/** Whether an option of a preset or plugin shows dates or authors of git. */
export function readsHistory(options: unknown): boolean {
  if (typeof options !== 'object' || options === null) return false;
  if (Array.isArray(options)) return options.some(readsHistory);
  return Object.entries(options).some(
    ([name, value]) => (value === true && FIELDS_OF_HISTORY.includes(name)) || readsHistory(value),
  );
}
