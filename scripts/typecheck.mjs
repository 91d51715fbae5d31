/**
 * `npm run typecheck`: the framework's projects, then the tests and scripts, which compile to nothing, and the website
 * as a site sees the package: by the types in `dist/`. `--built`: the framework has just been built, and checked by that.
 */
import { join } from 'node:path';

import { CHECKERS, COMPILER_MEMORY } from '../packages/dactyl/scripts/compiler-settings.mjs';
import { BUILD_FRAMEWORK, ROOT, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';

process.env.GOGC ??= COMPILER_MEMORY.GOGC;
process.env.GOMEMLIMIT ??= COMPILER_MEMORY.GOMEMLIMIT;
const tsc = toolFile('typescript', 'bin/tsc');
const isBuilt = process.argv.includes('--built');
const framework = isBuilt || (await runNode([tsc, '-b', join(ROOT, 'packages/dactyl'), ...CHECKERS]));
const tests = await runNode([tsc, '-p', join(ROOT, 'tsconfig.tests.json'), ...incremental('tests')]);
const scripts = await runNode([tsc, '-p', join(ROOT, 'tsconfig.scripts.json'), ...incremental('scripts')]);
// The types that a site sees are written by the build.
const website =
  (isBuilt || (await runNode([BUILD_FRAMEWORK]))) &&
  (await runNode([tsc, '-p', join(ROOT, 'website'), ...incremental('website')]));
process.exitCode = framework && tests && scripts && website ? 0 : 1;

/**
 * What the compiler has found stays until files change, as `-b` keeps it: checking the tests takes 8 seconds of processor
 * time, and less when nothing changed. Errors are found again.
 *
 * @param {string} name
 */
function incremental(name) {
  return [
    ...CHECKERS,
    '--incremental',
    '--tsBuildInfoFile',
    join(ROOT, `node_modules/.cache/types/${name}.tsbuildinfo`),
  ];
}
