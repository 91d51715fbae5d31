/**
 * `npm start`: from a fresh clone to the documentation website in a browser. Uses nothing but Node until
 * the dependencies are there.
 */
import { freePort } from './free-port.mjs';
import { installMissing } from './install-missing.mjs';
import { requireNode } from './node-version.mjs';
import { BUILD_FRAMEWORK, DACTYL, WEBSITE } from './repository.mjs';
import { runNode } from './run-command.mjs';

const WANTED_PORT = Number(process.env.PORT) || 3000;

requireNode();
await step('Dependencies', installMissing);
await step('Framework', () => runNode([BUILD_FRAMEWORK]));
await step('Website', () => runNode([DACTYL, 'build', WEBSITE]));

const port = await freePort(WANTED_PORT);
if (port !== WANTED_PORT) console.log(`Port ${WANTED_PORT} is taken, using ${port}.`);
console.log(`Website: http://localhost:${port}/ (stop with Ctrl+C)`);
const served = await runNode([DACTYL, 'serve', WEBSITE, '--port', String(port)]);
process.exitCode = served ? 0 : 1;

/**
 * @param {string} title
 * @param {() => Promise<boolean>} work
 */
async function step(title, work) {
  console.log(`\n${title}`);
  if (await work()) return;
  console.error(`\n"${title}" failed: the reason is above.`);
  process.exit(1);
}
