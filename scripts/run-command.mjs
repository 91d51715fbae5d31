/** Starts a command in the foreground: its output is ours, its end is awaited. */
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to our environment
 * @property {boolean} [quiet] swallows the output
 * @property {boolean} [toStderr] leaves our standard output to what we print ourselves
 * @property {number} [timeLimit] milliseconds after which the command is ended, with all that it started, and counts as
 *   failed
 */

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<boolean>} whether it ended with exit code 0
 */
export function runCommand(command, args, { cwd, env, quiet = false, toStderr = false, timeLimit } = {}) {
  return new Promise((resolve) => {
    const output = quiet ? 'ignore' : 'inherit';
    // Browsers and servers that it started would go on without it; a group ends as a whole. Windows has none.
    const isGroup = timeLimit !== undefined && process.platform !== 'win32';
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // On Windows `npm` and the tools of node_modules/.bin are batch files, which only a shell can start.
      shell: process.platform === 'win32' && command !== process.execPath,
      stdio: ['ignore', toStderr && !quiet ? process.stderr.fd : output, output],
      detached: isGroup,
    });
    /** @param {NodeJS.Signals} signal */
    const end = (signal) => {
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      if (isGroup) process.kill(-child.pid, signal);
      else child.kill(signal);
    };
    const timer = timeLimit === undefined ? undefined : setTimeout(() => end('SIGKILL'), timeLimit);
    /** Ctrl-C of a terminal reaches our own group only. Afterwards it is our turn. */
    const passOn = (/** @type {NodeJS.Signals} */ signal) => {
      end(signal);
      child.once('close', () => process.kill(process.pid, signal));
    };
    if (isGroup) process.once('SIGINT', passOn).once('SIGTERM', passOn);
    child.on('close', () => {
      clearTimeout(timer);
      process.off('SIGINT', passOn).off('SIGTERM', passOn);
    });
    child.on('error', (error) => {
      if (!quiet) console.error(`${command} could not be started: ${error.message}`);
      resolve(false);
    });
    child.on('exit', (code, signal) => {
      if (signal && !quiet) console.error(`${command} ${args.join(' ')} was ended by ${signal}.`);
      resolve(code === 0);
    });
  });
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
