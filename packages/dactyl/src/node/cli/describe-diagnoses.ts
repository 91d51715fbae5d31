/** What `dactyl doctor` prints. */
import type { Colors } from '../base/logger.js';
import type { Diagnosis, Level } from '../doctor/diagnosis.js';

export function describeDiagnoses(found: readonly Diagnosis[], colors: Colors): string {
  const label: Record<Level, string> = {
    problem: colors.red('problem'),
    warning: colors.yellow('warning'),
    note: colors.cyan('note'),
    ok: colors.green('✓'),
  };
  const lines = found.map(({ level, topic, found: text, advice }) =>
    [`${label[level]} ${colors.bold(topic)}: ${text}`, ...(advice === undefined ? [] : [`  ${advice}`])].join('\n'),
  );
  return [...lines, '', summary(found)].join('\n');
}

function summary(found: readonly Diagnosis[]): string {
  const count = (level: Level) => found.filter((one) => one.level === level).length;
  const parts = [
    plural(count('problem'), 'problem'),
    plural(count('warning'), 'warning'),
    plural(count('note'), 'note'),
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'All is well.' : parts.join(', ');
}

function plural(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
