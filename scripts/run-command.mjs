/** Starts a command in the foreground: its output is ours, its end is awaited. */
import { spawn } from 'node:child_process';

import { watchForSilence } from './testing/silence.mjs';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to our environment
 * @property {boolean} [quiet] swallows the output
 * @property {(text: string) => void} [onOutput] takes the output of a command with a `silenceLimit`, which is printed otherwise
 * @property {boolean} [toStderr] leaves our standard output to what we print ourselves
 * @property {number} [silenceLimit] milliseconds without a line of output after which the command is ended, with all that
 *   it started, and counts as failed; how long it takes as a whole does not matter
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export function runCommand(command, args, { cwd, env, quiet = false, onOutput, toStderr = false, silenceLimit } = {}) {
  return new Promise((resolve) => {
    const isWatched = silenceLimit !== undefined;
    // Browsers and servers that it started would go on without it; a group ends as a whole. Windows has none.
    const isGroup = isWatched && process.platform !== 'win32';
    const output = quiet ? 'ignore' : 'inherit';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // On Windows `npm` and the tools of node_modules/.bin are batch files, which only a shell can start.
      shell: process.platform === 'win32' && command !== process.execPath,
      stdio: isWatched
        ? ['ignore', 'pipe', 'pipe']
        : ['ignore', toStderr && !quiet ? process.stderr.fd : output, output],
      detached: isGroup,
    });
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      if (isGroup) process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    const watch = watchOutput(child, { silenceLimit, quiet, onOutput, onSilence: () => end('SIGKILL') });
    /** Ctrl-C of a terminal reaches our own group only. Afterwards it is our turn. */
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      end(signal);
      child.once('close', () => process.kill(process.pid, signal));
    };
    if (isGroup) process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.on('close', () => {
      watch.stop();
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
    });
    child.on('error', (error) => {
      if (!quiet) console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    // Whoever takes the output gets all of it. Else a server that was left running, with our output open, is not waited for.
    child.on(onOutput ? 'close' : 'exit', (code, signal) => {
      if (signal && !quiet) console.error(`${command} ${args.join(' ')} was ended by ${signal}.`);
      resolve(code === 0);
    });
  });
}

/**
 * Hands on what a watched command prints; each piece of it is a sign of life.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {Pick<RunOptions, 'silenceLimit' | 'onOutput'> & { quiet: boolean, onSilence: () => void }} options
 * @returns {{ stop(): void }}
 */
function watchOutput(child, { silenceLimit, quiet, onOutput, onSilence }) {
  if (silenceLimit === undefined) return { stop: () => {} };
  const watch = watchForSilence({
    limit: silenceLimit,
    onSilence: () => {
      if (!quiet) console.error(`\nNothing was printed for ${silenceLimit / 1000} s.`);
      onSilence();
    },
  });
  watch.sign(child);
  for (const [stream, target] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    stream?.on('data', (chunk) => {
      watch.sign(child);
      if (onOutput) onOutput(String(chunk));
      else if (!quiet) target.write(chunk);
    });
  }
  return watch;
}

/**
 * Runs a script of ours, or the script behind a tool, with this very Node.
 *
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 */
export function runNode(args, options) {
  return runCommand(process.execPath, args, options);
}
