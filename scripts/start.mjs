/**
 * `npm start`: from a fresh clone to the documentation website in a browser. Uses nothing but Node until
 * the dependencies are there.
 */
import { installMissing } from './install-missing.mjs';
import { requireNode } from './node-version.mjs';
import { BUILD_FRAMEWORK, DACTYL, WEBSITE } from './repository.mjs';
import { runNode } from './run-command.mjs';

requireNode();
await step('Dependencies', installMissing);
await step('Framework', () => runNode([BUILD_FRAMEWORK]));
await step('Website', () => runNode([DACTYL, 'build', WEBSITE]));
// Takes port 3000, or the next free one, and says which.
await step('Server (stop with Ctrl+C)', () => runNode([DACTYL, 'serve', WEBSITE]));

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
