/** Makes URLs absolute, because feed readers show posts outside of the site. */

/** The absolute URL; `undefined` for text that is not a URL, and for `javascript:` URLs. */
export function absoluteUrl(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  return /^(?:javascript|vbscript):$/.test(protocol) ? undefined : href;
}
