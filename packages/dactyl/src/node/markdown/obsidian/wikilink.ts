/** What stands between `[[` and `]]`. */
export interface Wikilink {
  /** Name or path of a file; empty for the page itself. */
  name: string;
  /** `Heading`, `Outer#Inner` or `^block`. */
  part: string | undefined;
  /** What is shown in its place. */
  words: string | undefined;
}

/** In a table, the sign between target and words is escaped. */
export function parseWikilink(inner: string): Wikilink {
  const [target = '', ...words] = inner.replaceAll('\\|', '|').split('|');
  const hash = target.indexOf('#');
  return {
    name: (hash === -1 ? target : target.slice(0, hash)).trim(),
    part: hash === -1 ? undefined : target.slice(hash + 1).trim(),
    words: words.length === 0 ? undefined : words.join('|'),
  };
}
