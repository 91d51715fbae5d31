/** `npm run typecheck`: the framework's projects, then the tests and scripts, which compile to nothing. */
import { join } from 'node:path';

import { ROOT, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';

const tsc = toolFile('typescript', 'bin/tsc');
const framework = await runNode([tsc, '-b', join(ROOT, 'packages/dactyl')]);
const tests = await runNode([tsc, '-p', join(ROOT, 'tsconfig.tests.json')]);
const scripts = await runNode([tsc, '-p', join(ROOT, 'tsconfig.scripts.json')]);
process.exitCode = framework && tests && scripts ? 0 : 1;
