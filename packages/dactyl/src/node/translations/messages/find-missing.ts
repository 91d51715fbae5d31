/** Finds missing and unused messages of a locale. */
import { settleAll } from '../../plugin-api/in-plugin.js';
import { readMessages } from '../../plugin-api/translation-files.js';
import type { LocaleMessages } from './types.js';

export interface MessageCompleteness {
  /** Absolute; it may not exist. */
  file: string;
  /** How many messages the site has for this file. */
  total: number;
  /** Ids without a text in this locale, in the order of the sources. */
  missing: string[];
  /** Ids of the file that the site does not use. */
  unknown: string[];
}

/**
 * One entry for each file that has or should have messages. The default locale lacks nothing, because the sources
 * contain its texts.
 */
export async function findMissingMessages({ isDefaultLocale, files }: LocaleMessages): Promise<MessageCompleteness[]> {
  const found = await settleAll(
    files.map(async ({ file, messages, translatedByDefault }): Promise<MessageCompleteness> => {
      const existing = (await readMessages(file)) ?? {};
      const ids = Object.keys(messages);
      const isMissing = (id: string) => !Object.hasOwn(existing, id) && !translatedByDefault.has(id);
      return {
        file,
        total: ids.length,
        missing: isDefaultLocale ? [] : ids.filter(isMissing),
        unknown: Object.keys(existing).filter((id) => !Object.hasOwn(messages, id)),
      };
    }),
  );
  return found.filter(({ total, unknown }) => total + unknown.length > 0);
}
