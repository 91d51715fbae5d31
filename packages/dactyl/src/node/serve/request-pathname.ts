/**
 * The path of a request, decoded, with single slashes. `undefined` for what no browser asks for: whole addresses, broken
 * escapes, zero bytes, backslashes and dot segments, which are ways out of a folder.
 */
export function requestPathname(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || /[\0\\]/.test(decoded)) return undefined;
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  return decoded.replace(/\/{2,}/g, '/');
}
