/** Ctrl-C and `kill` during a command that has something to put right before it ends. */

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
type SignalName = keyof typeof EXIT_CODES;

/** Work that does not end by itself is cut off; the next command repairs what it leaves. */
const PATIENCE = 1000;

/**
 * Runs `task` with a signal that is aborted when the process is asked to end, and then ends it with the code that
 * shells expect. A second request ends the process at once.
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
    // What goes wrong while everything is being stopped interests nobody.
    if (exitCode === undefined) throw error;
  } finally {
    for (const name of names) process.off(name, onSignal);
  }
  // Vite may still be at work, and would keep the process alive.
  if (exitCode !== undefined) process.exit(exitCode);
}

/**
 * As the process would end if nobody listened to the signal. `process.exit` waits for threads, and a thread that is in
 * native code may never come back.
 */
function endBySignal(name: SignalName): void {
  process.removeAllListeners(name);
  process.kill(process.pid, name);
  // On Windows, where nothing of the kind is sent to oneself.
  process.exit(EXIT_CODES[name]);
}
