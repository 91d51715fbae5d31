/** Loaded into a server of tests before anything else: it ends when the process that started it is gone. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  process.once('disconnect', () => process.exit(1));
  // The server alone decides how long it runs.
  process.channel?.unref();
}
