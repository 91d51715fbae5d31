/** Writes the messages of locales into their files. All files are read before the first one is written. */
import { definedProps } from '../../../shared/defined-props.js';
import { writeFileAtomic } from '../../base/files.js';
import { settleAll } from '../../plugin-api/in-plugin.js';
import { readMessages } from '../../plugin-api/translation-files.js';
import { mergeMessages, type MergedMessages, type MergeOptions } from './merge-messages.js';
import type { LocaleMessages, MessageFile } from './types.js';

export interface WrittenMessages extends Omit<MergedMessages, 'messages'> {
  /** Absolute. */
  file: string;
  /** Whether the file was written. */
  changed: boolean;
}

/**
 * Files without messages are neither made nor listed.
 *
 * @throws SiteErrors for all files that are broken; nothing is written then
 */
export async function writeMessages(
  locales: readonly LocaleMessages[],
  options: MergeOptions,
): Promise<WrittenMessages[]> {
  const files = locales.flatMap((locale) => locale.files);
  const plans = await settleAll(files.map((file) => planFile(file, options)));
  const written: WrittenMessages[] = [];
  for (const { file, text, changed, merged } of plans) {
    if (Object.keys(merged.messages).length === 0) continue;
    if (changed) await writeFileAtomic(file, text);
    const { messages: _messages, ...summary } = merged;
    written.push({ ...summary, file, changed });
  }
  return written;
}

interface FilePlan {
  file: string;
  text: string;
  changed: boolean;
  merged: MergedMessages;
}

async function planFile({ file, messages }: MessageFile, options: MergeOptions): Promise<FilePlan> {
  const existing = await readMessages(file);
  const merged = mergeMessages(existing ?? {}, messages, options);
  return {
    file,
    text: `${JSON.stringify(merged.messages, null, 2)}\n`,
    // Compared as values, so that a file with other formatting is not rewritten.
    changed: JSON.stringify(merged.messages) !== JSON.stringify(inOrder(existing)),
    merged,
  };
}

/** With the fields of each message in the order that we write. */
function inOrder(messages: Awaited<ReturnType<typeof readMessages>>): typeof messages {
  return (
    messages &&
    Object.fromEntries(
      Object.entries(messages).map(([id, { message, description }]) => [id, definedProps({ message, description })]),
    )
  );
}
