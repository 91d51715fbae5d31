import { readFileSync } from 'node:fs';
import { errorCode } from './files.js';

/**
 * Names a running process so that a later one with the same number is not taken for it: in containers
 * numbers return soon. `PID.START`, where START is 0 on systems that do not tell.
 */
export function processStamp(pid: number = process.pid): string {
  return `${pid}.${startOf(pid)}`;
}

/** Whether the process that `processStamp` named still runs on this machine. */
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

/** Linux: field 22 of /proc/PID/stat, clock ticks since the machine started. The name in field 2 may hold anything. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '0';
  } catch {
    return '0';
  }
}
