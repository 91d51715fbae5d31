import { readFileSync } from 'node:fs';
import { errorCode } from './files.js';

/**
 * Identifies a running process in a way that survives reuse of its number, which is quick in containers.
 * Format `PID.START`, where START is 0 on systems that do not tell the start time.
 */
export function processStamp(pid: number = process.pid): string {
  return `${pid}.${startOf(pid)}`;
}

/** Whether the process that `processStamp` identified is still running on this machine. */
export function isStampAlive(stamp: string): boolean {
  const pid = pidOf(stamp);
  return isProcessAlive(pid) && processStamp(pid) === stamp;
}

export function pidOf(stamp: string): number {
  return Number.parseInt(stamp, 10);
}

function isProcessAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/**
 * Linux: field 22 of /proc/PID/stat, the start time in clock ticks since boot. The name in field 2 may
 * contain spaces and parentheses.
 */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
