/**
 * What `Intl` says of the languages that most sites have. The first question to it takes 25 milliseconds of each command, and many
 * sites ask nothing else.
 */

/** Language tag → name of the language in that language. Dates of all of them are of the Gregorian calendar. */
export const LANGUAGE_NAMES: ReadonlyMap<string, string> = new Map([
  ['cs', 'Čeština'],
  ['de', 'Deutsch'],
  ['en', 'English'],
  ['es', 'Español'],
  ['fr', 'Français'],
  ['id', 'Indonesia'],
  ['it', 'Italiano'],
  ['ja', '日本語'],
  ['ko', '한국어'],
  ['nl', 'Nederlands'],
  ['pl', 'Polski'],
  ['pt', 'Português'],
  ['pt-BR', 'Português (Brasil)'],
  ['ru', 'Русский'],
  ['sv', 'Svenska'],
  ['tr', 'Türkçe'],
  ['uk', 'Українська'],
  ['vi', 'Tiếng Việt'],
  ['zh', '中文'],
  ['zh-CN', '中文（中国）'],
  ['zh-Hans', '简体中文'],
]);
