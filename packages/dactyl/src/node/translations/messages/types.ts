/** Messages: UI texts with an id, which each locale may have in its own words. */
import type { TextPlace } from '../../base/text-place.js';
import type { TranslationMessages } from '../../plugin-api/types.js';

/** A message as it stands in a source file. */
export interface SourceMessage {
  id: string;
  message: string;
  description?: string;
  place: SourcePlace;
}

export interface SourcePlace extends TextPlace {
  /** Absolute. */
  file: string;
}

/** Why a message cannot be extracted, or only in part. */
export interface MessageProblem extends SourcePlace {
  message: string;
  hint: string;
}

/** All messages of a site in one locale, file by file. */
export interface LocaleMessages {
  locale: string;
  isDefaultLocale: boolean;
  /** `code.json` first, then the files of the plugins. */
  files: MessageFile[];
}

export interface MessageFile {
  /** Absolute; it may not exist. */
  file: string;
  /** Source texts in the order of the sources; the content of a new file. */
  messages: TranslationMessages;
  /** Ids that need no entry in the file, because a theme or plugin provides their translation. */
  translatedByDefault: ReadonlySet<string>;
}
