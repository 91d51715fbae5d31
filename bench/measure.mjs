/**
 * Runs a command and measures it: wall time, processor time of the command and all processes it waited for,
 * and the peak of the memory that its processes hold together.
 */
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

/**
 * @typedef {{ wall: number, cpu: number, peakMemory: number | undefined, success: boolean, output: string }} Measurement
 *   seconds, seconds, bytes (Linux only)
 */

const SAMPLE_EVERY = 50;
const PAGE_SIZE = 4096;
/** The shell's `times` tells what the kernel counted for the children that it waited for, and theirs. */
const WRAPPER = '"$@"; code=$?; times >&3; exit $code';

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} cwd
 * @returns {Promise<Measurement>}
 */
export function measure(command, args, cwd) {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const child = spawn('sh', ['-c', WRAPPER, 'sh', command, ...args], {
      cwd,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let output = '';
    let times = '';
    let peak = 0;
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.stdio[3]?.on('data', (/** @type {Buffer} */ chunk) => (times += chunk));
    const sampler = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, treeMemory(child.pid));
    }, SAMPLE_EVERY);
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampler);
      const wall = (performance.now() - start) / 1000;
      resolve({ wall, cpu: childSeconds(times), peakMemory: peak || undefined, success: code === 0, output });
    });
  });
}

/**
 * The second line of `times`, such as `0m1.230s 0m0.450s`: user and system time of the children.
 *
 * @param {string} times
 */
export function childSeconds(times) {
  const [, line = ''] = times.trim().split('\n');
  return [...line.matchAll(/(\d+)m([\d.,]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds?.replace(',', '.')))
    .reduce((sum, value) => sum + value, 0);
}

/**
 * Resident memory of a process and of everything below it.
 *
 * @param {number} pid
 * @returns {number} 0 once it has ended, and on systems without `/proc`
 */
function treeMemory(pid) {
  try {
    const resident = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_SIZE;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    );
    return children.reduce((sum, child) => sum + treeMemory(child), resident);
  } catch {
    return 0;
  }
}
