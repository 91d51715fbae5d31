/**
 * Fetches a module before it is imported: an import that has failed once (or a `<link>` that has) fails for as long
 * as the document lives. The import then finds the file in the browser's cache.
 */
export async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw response;
  await response.blob();
}
