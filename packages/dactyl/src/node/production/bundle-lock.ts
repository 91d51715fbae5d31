/**
 * Parts of a build may run side by side in one folder, as tasks of Turborepo do: the first makes the bundle, the others wait and take
 * it. Without this they would remove it from under each other.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { takeLock } from '../base/lock-file.js';
import type { Logger } from '../base/logger.js';
import type { Site } from '../site/types.js';

const PAUSE = 100;

export async function withBundleLock<Made>(
  { generatedDir }: Pick<Site, 'generatedDir'>,
  { logger, signal }: { logger: Pick<Logger, 'info'>; signal: AbortSignal },
  make: () => Promise<Made>,
): Promise<Made> {
  await mkdir(generatedDir, { recursive: true });
  const file = path.join(generatedDir, 'bundle-lock');
  let lock = await takeLock(file);
  if (!lock.isHeld) logger.info(`Process ${lock.holder} makes the bundle of this site; waiting for it.`);
  while (!lock.isHeld) {
    await wait(PAUSE, undefined, { signal });
    lock = await takeLock(file);
  }
  try {
    return await make();
  } finally {
    await lock.release();
  }
}
