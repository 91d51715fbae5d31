/** What `write-translations` says of its work. */
import { siteRelative } from '../content/edit-url.js';
import type { Logger } from '../base/logger.js';
import type { MessageProblem } from '../translations/messages/types.js';
import type { WrittenMessages } from '../translations/messages/write-messages.js';

export function reportProblems(problems: readonly MessageProblem[], siteDir: string, logger: Logger): void {
  for (const { file, line, column, message, hint } of problems) {
    logger.warn(`${message}\n  ${logger.colors.cyan(`${siteRelative(siteDir, file)}:${line}:${column}`)}\n  ${hint}`);
  }
}

/** A line for each file, and what to look at. */
export function reportWritten(files: readonly WrittenMessages[], siteDir: string, logger: Logger): void {
  for (const { file, added, reset, kept, unknown } of files) {
    const counts = [
      added.length > 0 && `${added.length} new`,
      reset.length > 0 && `${reset.length} reset`,
      kept.length > 0 && `${kept.length} kept`,
      unknown.length > 0 && `${unknown.length} unknown`,
    ];
    logger.info(`${siteRelative(siteDir, file)}: ${counts.filter(Boolean).join(', ')}`);
  }
  for (const { file, unknown } of files) {
    if (unknown.length === 0) continue;
    const ids = unknown.map((id) => `\n  ${JSON.stringify(id)}`).join('');
    logger.warn(
      `${siteRelative(siteDir, file)} has messages that the site does not use. They are kept; delete them when nobody needs them.${ids}`,
    );
  }
  const changed = files.filter((file) => file.changed).length;
  logger.success(changed === 0 ? 'All files are up to date.' : `Wrote ${changed} ${changed === 1 ? 'file' : 'files'}.`);
}
