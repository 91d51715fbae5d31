/**
 * Fetches a module before it is imported, and throws when that fails. After a failed `import` or `<link>`, browsers
 * do not load the module again in the same document; a failed fetch can be repeated. The import then finds the file
 * in the browser's cache.
 */
export async function fetchScript(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw response;
  await response.blob();
}
