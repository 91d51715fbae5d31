/**
 * Runs a command and measures it: wall time, CPU time of the command and its child processes, and the peak memory
 * of all of them together.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';

export interface Measurement {
  /** Seconds. */
  wall: number;
  /** Seconds; 0 where no shell is available. */
  cpu: number;
  /** Bytes, on Linux only. */
  peakMemory: number | undefined;
  success: boolean;
  /** What the command printed. */
  output: string;
}

const SAMPLE_EVERY = 50;
const PAGE_SIZE = 4096;
/** The shell's `times` prints the CPU time of its finished child processes, including theirs. */
const WRAPPER = '"$@"; code=$?; times >&3; exit $code';

export interface MeasureOptions {
  cwd: string;
  /** Ends the command and what it has started. */
  signal?: AbortSignal;
}

export function measureCommand(
  command: string,
  args: readonly string[],
  { cwd, signal }: MeasureOptions,
): Promise<Measurement> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const [program, ...words] =
      process.platform === 'win32' ? [command, ...args] : ['sh', '-c', WRAPPER, 'sh', command, ...args];
    const child = spawn(program, words, {
      cwd,
      // A process group of its own, so that an abort ends all of its processes and not only the shell.
      detached: signal !== undefined,
      env: { ...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let output = '';
    let times = '';
    let peak = 0;
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stdio[3]?.on('data', (chunk: Buffer) => (times += chunk.toString()));
    const sampler = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, treeMemory(child.pid));
    }, SAMPLE_EVERY);
    const onAbort = () => endGroup(child);
    const stopWatching = () => {
      clearInterval(sampler);
      signal?.removeEventListener('abort', onAbort);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    child.on('error', (error) => {
      stopWatching();
      reject(error);
    });
    child.on('close', (code) => {
      stopWatching();
      const wall = (performance.now() - start) / 1000;
      resolve({ wall, cpu: childSeconds(times), peakMemory: peak || undefined, success: code === 0, output });
    });
  });
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGTERM');
  } catch {
    // The process has ended already.
  }
}

/** The second line of `times`, such as `0m1.230s 0m0.450s`: user and system time of the children. */
export function childSeconds(times: string): number {
  const [, line = ''] = times.trim().split('\n');
  return [...line.matchAll(/(\d+)m([\d.,]+)s/g)]
    .map(([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds?.replace(',', '.')))
    .reduce((sum, value) => sum + value, 0);
}

/** Resident memory of a process and its descendants: 0 once it has ended, and on systems without `/proc`. */
function treeMemory(pid: number): number {
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
