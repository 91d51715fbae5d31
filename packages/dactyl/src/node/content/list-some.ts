/** Indented lines below a message: the first few of a long list, and how many more there are. */
export function listSome(lines: readonly string[], limit = 10): string {
  // A list that is longer by only one line is shown in full: "1 more" would take as much space as the line itself.
  const shown = lines.length > limit + 1 ? lines.slice(0, limit) : lines;
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`… and ${more} more`] : [])].map((line) => `  ${line}`).join('\n');
}
