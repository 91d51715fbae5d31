/** The dev server of the framework as a process of its own, on a site that a benchmark has laid out. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { dactyl } from './peers/dactyl.mjs';

const START_LIMIT = 120_000;

/**
 * @typedef {object} DevServer
 * @property {Promise<void>} ready when it listens
 * @property {() => Promise<void>} stop
 * @property {() => number | undefined} peakMemory in bytes, on Linux only
 */

/**
 * @param {string} siteDir
 * @param {number} port
 * @returns {DevServer}
 */
export function startDevServer(siteDir, port) {
  const { args, command } = dactyl.build(siteDir);
  const child = spawn(command, [
    ...args.map((arg) => (arg === 'build' ? 'dev' : arg)),
    '--port',
    String(port),
    '--no-open',
  ]);
  const ended = new Promise((resolve) => child.once('close', resolve));
  /** @type {Promise<void>} */
  const ready = new Promise((resolve, reject) => {
    let output = '';
    const read = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      if (output.includes(`:${port}`)) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`The dev server ended:\n${output}`)));
    setTimeout(() => reject(new Error(`The dev server did not start:\n${output}`)), START_LIMIT).unref();
  });
  return {
    ready,
    stop: async () => {
      child.kill();
      await ended;
    },
    peakMemory: () => peakMemoryOf(child.pid),
  };
}

/** @param {number | undefined} pid */
function peakMemoryOf(pid) {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}
