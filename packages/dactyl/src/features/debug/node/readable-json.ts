/**
 * Converts a value to readable JSON that may be published: values without a JSON form, such as functions, become text;
 * circular references end; and paths do not reveal where on the machine the site was built.
 */
export function readableJson(value: unknown, siteDir: string): string {
  const shorten = pathShortener(siteDir);
  /** The objects being written, outermost first: the given value and its plain copy. */
  const open: { given: unknown; plain: unknown }[] = [];
  return JSON.stringify(value ?? null, function replace(this: unknown, _key: string, given: unknown): unknown {
    const plain = toPlain(given);
    if (typeof plain === 'string') return shorten(plain);
    if (typeof plain !== 'object' || plain === null) return plain;
    while (open.length > 0 && open.at(-1)?.plain !== this) open.pop();
    if (open.some((outer) => outer.given === given)) return '[circular]';
    open.push({ given, plain });
    return plain;
  });
}

function toPlain(value: unknown): unknown {
  if (typeof value === 'function') return '[function]';
  if (typeof value === 'bigint' || typeof value === 'symbol' || value instanceof RegExp) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Map) return Object.fromEntries(value);
  if (value instanceof Set) return [...value];
  return value;
}

/** @example shorten('/home/me/site/docs/a.md') // '@site/docs/a.md' */
function pathShortener(siteDir: string): (text: string) => string {
  return (text) => text.replaceAll(siteDir, '@site').replace(/^(?:[A-Za-z]:)?[\\/].*[\\/](node_modules[\\/])/, '$1');
}
