/** Starts a command in the foreground: its output is ours, its end is awaited. */
import { spawn } from 'node:child_process';

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string>} [env] added to our environment
 * @property {boolean} [quiet] swallows the output
 * @property {boolean} [toStderr] leaves our standard output to what we print ourselves
 * @property {number} [timeLimit] milliseconds after which the command is ended and counts as failed
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
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      // On Windows `npm` and the tools of node_modules/.bin are batch files, which only a shell can start.
      shell: process.platform === 'win32' && command !== process.execPath,
      stdio: ['ignore', toStderr && !quiet ? process.stderr.fd : output, output],
      timeout: timeLimit,
      killSignal: 'SIGKILL',
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
