/** An assistant, as the plugin tells it. */
export interface Assistant {
  label: string;
  /** With `{prompt}` or `{url}`. */
  url: string;
}

/** Global data of the plugin; absent when the menu links to no assistant. */
export interface CopyPageData {
  assistants: Assistant[];
}

/** The address that opens an assistant with a question about a page. */
export function assistantAddress({ url }: Assistant, page: { prompt: string; url: string }): string {
  return url.replaceAll(/\{(prompt|url)\}/g, (_, name: 'prompt' | 'url') => encodeURIComponent(page[name]));
}
