/** Modules that routes and Markdown files name by request, bundled for the server. */
export type Registry = Record<string, () => Promise<Record<string, unknown>>>;
