/** Handles Ctrl-C and `kill` during commands that have to clean up before they end. */

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type SignalName = keyof typeof EXIT_CODES;

/**
 * Time (ms) for work to stop after an abort. Work that does not stop is cut off; the next command repairs what it
 * leaves.
 */
const PATIENCE = 1000;

/**
 * Runs `task` with a signal that is aborted when the process is asked to end; afterwards ends the process with the
 * exit code that shells expect. A second request ends it at once.
 */
export async function untilInterrupted(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const controller = new AbortController();
  let exitCode: number | undefined;
  const onSignal = (name: SignalName) => {
    if (exitCode !== undefined) endBySignal(name);
    exitCode = EXIT_CODES[name];
    controller.abort(new Error(`The process received ${name}.`));
    setTimeout(endBySignal, PATIENCE, name).unref();
  };
  const names = Object.keys(EXIT_CODES) as SignalName[]; // the keys of our own table
  for (const name of names) process.on(name, onSignal);
  try {
    await task(controller.signal);
  } catch (error) {
    // Errors that the abort itself causes are ignored.
    if (exitCode === undefined) throw error;
  } finally {
    for (const name of names) process.off(name, onSignal);
  }
  // Vite may still be running and would keep the process alive.
  if (exitCode !== undefined) process.exit(exitCode);
}

/**
 * Ends the process as the unhandled signal would. `process.exit` waits for threads, and a thread in native code may
 * never return.
 */
function endBySignal(name: SignalName): void {
  process.removeAllListeners(name);
  process.kill(process.pid, name);
  // On Windows a process cannot send itself such a signal.
  process.exit(EXIT_CODES[name]);
}
