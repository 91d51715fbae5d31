/** What `dactyl migrate` prints. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { DiffLine } from '../migrate/line-diff.js';
import type { Colors } from '../base/logger.js';

export function describeDiff(file: string, lines: readonly DiffLine[], colors: Colors): string {
  const paint = { '-': colors.red, '+': colors.green, ' ': (text: string) => text, '@': colors.dim };
  const shown = lines.map(({ sign, text }) => paint[sign](sign === '@' ? '  …' : `${sign} ${text}`.trimEnd()));
  return [colors.bold(file), '', ...shown].join('\n');
}

export function describeList(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `  ${line}`)].join('\n');
}

const LOCK_FILES: [file: string, command: string][] = [
  ['pnpm-lock.yaml', 'pnpm install'],
  ['yarn.lock', 'yarn install'],
  ['bun.lock', 'bun install'],
  ['bun.lockb', 'bun install'],
];

/** Chosen by the nearest lockfile. */
export function installCommand(folder: string): string {
  const found = LOCK_FILES.find(([file]) => existsSync(path.join(folder, file)));
  if (found) return found[1];
  const parent = path.dirname(folder);
  return parent === folder || existsSync(path.join(folder, 'package-lock.json'))
    ? 'npm install'
    : installCommand(parent);
}
