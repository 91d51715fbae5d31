/** Corrected texts → files, after a look at them and a yes. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { readTextIfExists, writeFileAtomic } from '../base/files.js';
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

interface FixedText {
  /** Absolute. */
  file: string;
  before: string;
  after: string;
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

/**
 * Each file is replaced in one step, so a run that is killed leaves texts of before and after, and no half ones. What somebody has changed since it
 * was read is left, and said; a link stays one.
 *
 * @returns the files that were written
 */
export async function writeFixes<Fixed extends FixedText>(fixed: readonly Fixed[], logger: Logger): Promise<Fixed[]> {
  const written: Fixed[] = [];
  for (const each of fixed) {
    const { file, before, after } = each;
    if ((await readTextIfExists(file)) === before) {
      await writeFileAtomic(realpathSync(file), after);
      written.push(each);
    } else logger.warn(`${path.relative(process.cwd(), file)} was changed meanwhile, and is left as it is.`);
  }
  return written;
}
