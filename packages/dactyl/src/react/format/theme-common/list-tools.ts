/** Small tools of the site format for lists and texts. */

/** Items that are equal to an earlier one. */
export function duplicates<Item>(
  items: readonly Item[],
  isEqual: (a: Item, b: Item) => boolean = (a, b) => a === b,
): Item[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) !== index);
}

/** Each item once, in the order of the first ones. */
export function uniq<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** Whether a text matches a pattern, ignoring case; without one, nothing matches. */
export function isRegexpStringMatch(pattern: string | undefined, text: string | undefined): boolean {
  if (pattern === undefined || text === undefined) return false;
  return new RegExp(pattern, 'i').test(text);
}
