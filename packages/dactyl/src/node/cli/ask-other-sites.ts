/** Addresses of other sites → those that do not answer. What has answered is kept for a day. */
import path from 'node:path';
import { readTextIfExists, writeFileAtomic } from '../base/files.js';
import type { Logger } from '../base/logger.js';
import { createTaskReporter } from '../base/task.js';
import type { ExternalFault } from '../production/output-check/external-links.js';
import { isRecord } from '../../shared/is-record.js';
import { untilInterrupted } from './interruption.js';

export interface AskInput {
  siteDir: string;
  /** Addresses that are not asked; `*` stands for any text. */
  ignore?: readonly string[] | undefined;
  allowPrivate?: boolean | undefined;
  logger: Logger;
  /** Address of the site itself. */
  own: string;
}

export async function askOtherSites(addresses: readonly string[], input: AskInput): Promise<ExternalFault[]> {
  const { siteDir, ignore = [], allowPrivate, logger, own } = input;
  const { checkExternal, worthAsking } = await import('../production/output-check/external-links.js');
  const urls = worthAsking(addresses, ignore, own);
  const cacheFile = path.join(siteDir, '.dactyl/external-links.json');
  const known = readKnown(await readTextIfExists(cacheFile));
  const tasks = createTaskReporter(logger);
  let faults: ExternalFault[] = [];
  await untilInterrupted(async (signal) => {
    faults = await tasks.stage('Ask other sites', urls.length, (progress) =>
      checkExternal(urls, { known, now: Date.now(), allowPrivate, signal, onProgress: () => progress.advance() }),
    );
  });
  await writeFileAtomic(cacheFile, JSON.stringify(Object.fromEntries(known)));
  return faults;
}

/** URL → time of the last successful check. */
function readKnown(text: string | undefined): Map<string, number> {
  try {
    const saved: unknown = JSON.parse(text ?? '{}');
    const entries = isRecord(saved) ? Object.entries(saved) : [];
    return new Map(entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'));
  } catch {
    return new Map();
  }
}
