/** What stands after the language of a live code block: ` ```jsx live noInline `. */

export interface LiveMeta {
  /** Whether readers can change and run the code. */
  live: boolean;
  /** Whether the code calls `render` itself. */
  noInline: boolean;
}

/** Reads the words behind the language. Words inside a quoted value (`title="go live"`) do not count. */
export function readLiveMeta(metastring = ''): LiveMeta {
  const words = withoutQuoted(metastring).split(/\s+/);
  return { live: words.includes('live'), noInline: words.includes('noInline') };
}

/** Removes quoted text, in single or double quotes. A quotation mark without a closing one stays. */
export function withoutQuoted(text: string): string {
  const last: Record<string, number> = { '"': text.lastIndexOf('"'), "'": text.lastIndexOf("'") };
  let kept = '';
  let at = 0;
  for (const { 0: quote, index } of text.matchAll(/["']/g)) {
    const end = index < at || last[quote] === index ? -1 : text.indexOf(quote, index + 1);
    if (end === -1) continue;
    kept += text.slice(at, index);
    at = end + 1;
  }
  return kept + text.slice(at);
}
