/** An address as a reader finds it, who is not on the site. */

/** `undefined` for what is no address, and for what would run in the reader. */
export function absoluteUrl(url: string, base: string): string | undefined {
  if (!URL.canParse(url, base)) return undefined;
  const { protocol, href } = new URL(url, base);
  return /^(?:javascript|vbscript):$/.test(protocol) ? undefined : href;
}
