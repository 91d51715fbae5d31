/** Finds the time for what can wait until the first page is shown. */
import type { Server } from 'node:http';

/** A browser that shows a page has no longer pauses (ms) between its requests. */
const QUIET_MS = 500;
/** So long (ms) after the first answer, a browser that never stops to ask has shown something. */
const LONGEST_MS = 5000;

/** Runs this once: as soon as nobody has waited for an answer for a while. */
export function whenQuiet(server: Server, run: () => void): void {
  let waiting = 0;
  let isOver = false;
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;
  const stop = () => {
    isOver = true;
    clearTimeout(quiet);
    clearTimeout(longest);
    server.off('request', count);
  };
  const end = () => {
    stop();
    run();
  };
  const wait = () => {
    if (isOver || waiting > 0) return;
    // On a busy thread, timers are late, and requests that came before have not been read yet.
    quiet = setTimeout(() => setImmediate(() => quiet && !isOver && end()), QUIET_MS);
  };
  function count(_request: unknown, response: NodeJS.EventEmitter): void {
    waiting += 1;
    clearTimeout(quiet);
    quiet = undefined;
    response.once('close', () => {
      waiting -= 1;
      if (!isOver) longest ??= setTimeout(end, LONGEST_MS);
      wait();
    });
  }
  server.on('request', count);
  server.once('listening', wait);
  server.once('close', stop);
}
