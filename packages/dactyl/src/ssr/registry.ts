/** The modules that routes and Markdown files name by request, in the server's bundle. */
export type Registry = Record<string, () => Promise<Record<string, unknown>>>;
