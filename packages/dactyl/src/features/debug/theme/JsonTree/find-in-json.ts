/** Finds a text in JSON. */

export interface JsonMatch {
  /** @example 'i18n.locales[0]' */
  path: string;
  value: unknown;
}

/** Maximum number of matches: nobody reads more. */
export const MOST_MATCHES = 200;

/** Keys and plain values that contain the text, in their order, ignoring case. */
export function findInJson(root: unknown, text: string): JsonMatch[] {
  const wanted = text.toLowerCase();
  const matches: JsonMatch[] = [];
  const visit = (value: object, path: string): void => {
    for (const [key, child] of Object.entries(value)) {
      if (matches.length >= MOST_MATCHES) return;
      const childPath = joinPath(path, key, Array.isArray(value));
      const isBranch = typeof child === 'object' && child !== null;
      const isKeyFound = !Array.isArray(value) && key.toLowerCase().includes(wanted);
      if (isKeyFound || (!isBranch && String(child).toLowerCase().includes(wanted))) {
        matches.push({ path: childPath, value: child });
      } else if (isBranch) visit(child, childPath);
    }
  };
  if (typeof root === 'object' && root !== null) visit(root, '');
  return matches;
}

function joinPath(path: string, key: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${key}]`;
  if (!/^[\w$-]+$/.test(key)) return `${path}[${JSON.stringify(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}
