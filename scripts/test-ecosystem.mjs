/**
 * `npm run test:ecosystem`: packages of others, installed and tried. The first run installs them (two minutes), later ones
 * do not. Vitest names what fails; words behind `--` go to it: `npm run test:ecosystem -- -t redocusaurus`.
 */
import { join } from 'node:path';
import { findOrGetBrowser } from './find-or-get-browser.mjs';
import { BUILD_FRAMEWORK, ROOT, toolFile } from './repository.mjs';
import { runNode } from './run-command.mjs';

process.env.CHROME_PATH = await findOrGetBrowser();
const isBuilt = await runNode([BUILD_FRAMEWORK], { cwd: ROOT });
const args = [toolFile('vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)];
const succeeded = await runNode(args, { cwd: join(ROOT, 'e2e/ecosystem') });
process.exitCode = isBuilt && succeeded ? 0 : 1;
