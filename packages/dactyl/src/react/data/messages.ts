/** Texts of the locale. On the server the renderer hands them over; see `browser/hydrate/data/messages.ts`. */
export default undefined as Record<string, string> | undefined;
