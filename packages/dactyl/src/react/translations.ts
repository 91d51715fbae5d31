/**
 * UI texts of the locale that is being rendered. They are module state, the one exception to our rule, because
 * `translate()` is called outside of components, too. The renderer sets them before each (synchronous) rendering. In
 * the browser they come from a file, in the locale of the document.
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
