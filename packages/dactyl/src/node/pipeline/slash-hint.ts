/** What an author wrote as a URL goes in; a hint comes out when it is a path as Windows writes it. */

/** A backslash is no border between folders in a URL. Markdown hands it on encoded. */
export function slashHint(url: string): string | undefined {
  const corrected = url.replaceAll(/%5C|\\/gi, '/');
  return corrected === url ? undefined : `Write "${corrected}": the folders of a URL are divided by "/".`;
}
