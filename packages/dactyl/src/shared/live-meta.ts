/** What stands after the language of a live code block: ` ```jsx live noInline `. */

export interface LiveMeta {
  /** Whether readers can change and run the code. */
  live: boolean;
  /** Whether the code calls `render` itself. */
  noInline: boolean;
}

/** Words inside of a quoted value (`title="go live"`) mean nothing. */
export function readLiveMeta(metastring = ''): LiveMeta {
  const words = withoutQuoted(metastring).split(/\s+/);
  return { live: words.includes('live'), noInline: words.includes('noInline') };
}

/** Without texts in quotes of either kind; a quote that is never closed stays. */
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
