/** Lines below a message, indented: the first ones of a long list, and how many more there are. */
export function listSome(lines: readonly string[], limit = 10): string {
  // One line in place of another one would hide something and save nothing.
  const shown = lines.length > limit + 1 ? lines.slice(0, limit) : lines;
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].map((line) => `  ${line}`).join('\n');
}
