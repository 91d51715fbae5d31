/** Small functions of the site format for lists and texts. */

/** The items that are equal to an earlier item. */
export function duplicates<Item>(
  items: readonly Item[],
  isEqual: (a: Item, b: Item) => boolean = (a, b) => a === b,
): Item[] {
  return items.filter((item, index) => items.findIndex((other) => isEqual(other, item)) !== index);
}

/** The list without duplicates, in its order. */
export function uniq<Item>(items: readonly Item[]): Item[] {
  return [...new Set(items)];
}

/** Whether a text matches a pattern, ignoring case. False without a pattern. */
export function isRegexpStringMatch(pattern: string | undefined, text: string | undefined): boolean {
  if (pattern === undefined || text === undefined) return false;
  return new RegExp(pattern, 'i').test(text);
}
