/**
 * Texts of the locale. Undefined on the server, where the renderer passes them; the browser uses
 * `browser/hydrate/data/messages.ts`.
 */
export default undefined as Record<string, string> | undefined;
