/** A text for a regular expression in which no sign means anything else. */
export function escapeRegExp(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
