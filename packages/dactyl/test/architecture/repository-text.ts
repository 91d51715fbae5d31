/** Finds text in the repository that only makes sense on the machine of whoever wrote it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { globSync } from 'tinyglobby';

const IGNORE = [
  '**/node_modules/**',
  '**/dist/**',
  // What tests write while they run.
  '**/.tmp/**',
  '**/build/**',
  '**/.dactyl/**',
  '**/.cache/**',
  '.git/**',
  'bench/work/**',
];
const BINARY = /\.(?:png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|mp4|zip|gz|pdf|tsbuildinfo)$/i;

/** Lines as `file:line: text` that contain one of `needles`. */
export function findText(root: string, needles: readonly string[]): string[] {
  const files = globSync('**/*', { cwd: root, ignore: IGNORE, dot: true }).filter((file) => !BINARY.test(file));
  return files.toSorted().flatMap((file) => findInText(file, readFileSync(join(root, file), 'utf8'), needles));
}

export function findInText(file: string, text: string, needles: readonly string[]): string[] {
  if (!needles.some((needle) => text.includes(needle))) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      needles.some((needle) => line.includes(needle)) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [],
    );
}

/** Where this checkout is, and the registry it was installed from. */
export function machineNames(root: string, registry: string | undefined): string[] {
  // A checkout directly below the root (`/app`) has a name that may well stand in a text for other reasons.
  const checkout = root.split(/[\\/]/).length > 2 ? [`${root}/`, `${root}\\`] : [];
  const host = registry && URL.canParse(registry) ? new URL(registry).host : undefined;
  const hosts = host === undefined ? [] : [host];
  // Written in two parts, so that this file does not find itself.
  return [...checkout, ...hosts, ['"resolved"', '"http'].join(': ')];
}
