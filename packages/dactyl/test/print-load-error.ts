/** Loads a site of a few files as a build would, without what comes after: what is printed is what people read. */
import path from 'node:path';
import { vi } from 'vitest';
import { createLogger } from '../src/node/base/logger.js';
import { formatError } from '../src/node/base/print-error.js';
import { loadSite } from '../src/node/site/load-site.js';
import { createSiteDir } from './plugin-context.js';

/**
 * Everything that is printed: warnings, then the error that ended the run.
 *
 * @param files site-relative path → text; `null` leaves a file out
 */
export async function printLoadError(files: Record<string, string | null>): Promise<string> {
  const written = Object.entries(files).flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
  const { siteDir, remove } = createSiteDir(Object.fromEntries(written));
  let said = '';
  const logger = createLogger({ stream: { write: (text) => (said += text) }, color: false });
  vi.stubEnv('NODE_ENV', 'production');
  try {
    await loadSite({ siteDir, outDir: path.join(siteDir, 'build'), logger });
  } catch (error) {
    logger.error(formatError(error, { cwd: siteDir }));
  } finally {
    vi.unstubAllEnvs();
    remove();
  }
  return said.trimEnd().replaceAll(`${siteDir}/`, '').replaceAll(siteDir, '<site>');
}
