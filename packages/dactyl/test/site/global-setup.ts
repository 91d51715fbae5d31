/** Site tests run the compiled command: this compiles the package when a source is newer than what was made of it. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const packageDir = join(import.meta.dirname, '../..');

export default function setup(): void {
  if (!isStale()) return;
  const { stdout, stderr } = spawnSync(process.execPath, [join(packageDir, 'scripts/build.mjs')], { encoding: 'utf8' });
  // A type error leaves a usable package, and is the matter of another step: here it is only said.
  if (stdout || stderr) process.stderr.write(stdout + stderr);
}

function isStale(): boolean {
  const src = join(packageDir, 'src');
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .some((file) => {
      const made = join(packageDir, 'dist', relative(src, file)).replace(/(?<!\.d)\.tsx?$/, '.js');
      return (statSync(made, { throwIfNoEntry: false })?.mtimeMs ?? 0) < statSync(file).mtimeMs;
    });
}
