/** Texts of the locale. On the server the renderer hands them over; see `client/data/messages.ts`. */
export default undefined as Record<string, string> | undefined;
