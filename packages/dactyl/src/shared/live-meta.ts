/** What stands after the language of a live code block: ` ```jsx live noInline `. */

export interface LiveMeta {
  /** Whether readers can change and run the code. */
  live: boolean;
  /** Whether the code calls `render` itself. */
  noInline: boolean;
}

/** Words inside of a quoted value (`title="go live"`) mean nothing. */
export function readLiveMeta(metastring = ''): LiveMeta {
  const words = metastring.replace(/(["']).*?\1/g, '').split(/\s+/);
  return { live: words.includes('live'), noInline: words.includes('noInline') };
}
