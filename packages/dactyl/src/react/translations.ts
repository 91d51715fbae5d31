/**
 * UI texts of the locale that is being rendered. `translate()` is called outside of components too, so this
 * is module state, the one exception to our rule: the renderer sets it before each (synchronous) rendering. In the
 * browser it is a file, of the locale that the document has.
 */
import messagesOfBrowser from './data/messages.js';

let current: Record<string, string> = messagesOfBrowser ?? {};

export function setTranslations(messages: Record<string, string>): void {
  current = messages;
}

/** The translation, else the message, else the id. */
export function lookUpMessage(id: string | undefined, message: string | undefined): string {
  const key = id ?? message;
  if (key === undefined) throw new Error('A translation needs an id or a message.');
  return current[key] ?? message ?? key;
}
