/** Corrected texts → files, after a look at them and a yes. */
import { writeFileAtomic } from '../base/files.js';
import { uncommittedFiles } from '../base/git.js';
import type { Logger } from '../base/logger.js';
import { askYesNo, canAsk } from './ask.js';
import { countFiles } from './describe-fixes.js';

interface Answers {
  /** Nothing is to be written. */
  check?: boolean | undefined;
  /** No question is to be asked. */
  yes?: boolean | undefined;
}

export async function isWanted(files: readonly string[], flags: Answers, logger: Logger): Promise<boolean> {
  const says = (why: string) => {
    logger.info(`Nothing was changed${why}`);
    return false;
  };
  if (flags.check) return says(' (--check).');
  const open = await uncommittedFiles(files);
  if (open > 0)
    logger.info(`${countFiles(open)} of these ${open === 1 ? 'has' : 'have'} changes that are not committed.`);
  if (flags.yes) return true;
  if (!canAsk()) return says('. Add --yes to write it.');
  return (await askYesNo(`Write ${countFiles(files.length)}? (y/N) `)) || says('.');
}

export async function writeFixes(fixed: readonly { file: string; after: string }[]): Promise<void> {
  for (const { file, after } of fixed) await writeFileAtomic(file, after);
}
