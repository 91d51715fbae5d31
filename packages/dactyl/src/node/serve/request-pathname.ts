/**
 * The decoded path of a request, with single slashes. `undefined` for what no browser sends: absolute URLs, invalid
 * escapes, NUL, backslashes, and dot segments, which could leave a folder.
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
