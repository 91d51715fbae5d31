/**
 * Runs `dactyl` many times in one process, one after the other, because starting it and loading the compiler and the bundler
 * takes half a second of processor time. In: messages with arguments, folder and environment. Out: what the command
 * prints, then on both streams the mark that ends the run, and the exit code as a message.
 */
import { createRequire } from 'node:module';

const MAIN = new URL('../../dist/program/main.js', import.meta.url).href;
/** Those of the process itself, which knows its messages by them. */
const OWN_EVENTS = new Set(['message', 'internalMessage', 'disconnect', 'newListener', 'removeListener']);
const { cache } = createRequire(import.meta.url);

// As `bin/dactyl.js` does before it loads the rest.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
const emitters = [process, process.stdout, process.stderr];
const listeners = emitters.map((emitter) => listenersOf(emitter));
const home = process.cwd();
let runs = 0;

process.on('disconnect', () => process.exit(1));
process.on('message', ({ args, cwd, env, endMark }) => {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, { MIMALLOC_PURGE_DELAY: '0' }, env);
  process.argv = [process.execPath, 'dactyl', ...args];
  process.exitCode = undefined;
  for (const file of Object.keys(cache)) if (file.startsWith(cwd)) delete cache[file];
  runs++;
  // A command has ended when its process has nothing left to do. For the run, the channel counts as nothing.
  process.channel.unref();
  void import(`${MAIN}?run=${runs}`).then(() => process.once('beforeExit', () => end(endMark)));
});

function end(endMark) {
  process.channel.ref();
  const code = process.exitCode ?? 0;
  process.exitCode = undefined;
  // Some systems remove no folder in which a process is.
  process.chdir(home);
  emitters.forEach((emitter, index) => removeNew(emitter, listeners[index]));
  process.stdout.write(endMark, () =>
    process.stderr.write(endMark, () => process.send({ code, memory: process.memoryUsage.rss() })),
  );
}

function listenersOf(emitter) {
  return new Map(emitter.eventNames().map((name) => [name, emitter.rawListeners(name)]));
}

/** A process that ends takes along what it listens to. */
function removeNew(emitter, before) {
  for (const name of emitter.eventNames().filter((event) => !OWN_EVENTS.has(event))) {
    for (const listener of emitter.rawListeners(name)) {
      if (!before.get(name)?.includes(listener)) emitter.off(name, listener);
    }
  }
}
