/** What is said of an object that is closed: what most likely tells it apart, and how much is in it. */

/** Keys that name things, the best first. */
const NAMES = ['path', 'permalink', 'id', 'name', 'title', 'label', 'url', 'chunk', 'bytes'];
const LONGEST = 60;

/** @example previewOf({ path: '/docs', exact: true }) // '{ path: "/docs" · 2 }' */
export function previewOf(value: object): string {
  const size = Object.keys(value).length;
  if (Array.isArray(value)) return `[ ${size} ]`;
  const name = NAMES.find((key) => isShort(Reflect.get(value, key)));
  return name === undefined ? `{ ${size} }` : `{ ${name}: ${JSON.stringify(Reflect.get(value, name))} · ${size} }`;
}

function isShort(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '' && value.length <= LONGEST);
}
