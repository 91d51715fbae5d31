/**
 * Rules for URL pathnames. Pure functions, used by Node, by the server renderer and by the browser.
 * A "pathname" starts with a slash and holds no origin, query or hash; a "URL" may hold all of them.
 */

/** Whether `url` names a scheme or a host (`https:…`, `mailto:…`, `//host`). */
export function hasProtocol(url: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Whether `url` stays on this site. False for `undefined`. */
export function isInternalUrl(url: string | undefined): boolean {
  return url !== undefined && !hasProtocol(url);
}

export function addLeadingSlash(text: string): string {
  return text.startsWith('/') ? text : `/${text}`;
}

export function addTrailingSlash(text: string): string {
  return text.endsWith('/') ? text : `${text}/`;
}

export function removeTrailingSlash(text: string): string {
  return text.endsWith('/') ? text.slice(0, -1) : text;
}

/**
 * Joins parts with single slashes: empty parts vanish, the last part keeps its trailing slash,
 * a protocol keeps its double slash, and no slash stands before `?`, `&` or `#`.
 *
 * @example normalizeUrl(['/base/', '/docs', 'a']) // '/base/docs/a'
 * @throws TypeError when a part is no string.
 */
export function normalizeUrl(parts: readonly string[]): string {
  for (const part of parts) {
    if (typeof part !== 'string') throw new TypeError(`A URL is joined from strings, got ${typeof part}.`);
  }
  const kept = parts.filter((part) => part !== '');
  const plain = kept.join('/');
  // Most are pathnames, and a site has thousands: nothing but slashes has to be looked for.
  if (!/[:?#&]/.test(plain) && !plain.startsWith('//')) return plain.replace(/\/{2,}/g, '/');
  let protocol = '';
  const joined = kept
    .map((part, index) => {
      if (index > 0) return part;
      const match = /^(?:[a-z][a-z\d+.-]*:\/\/\/?|\/\/(?=[^/]))/i.exec(part);
      protocol = match?.[0] ?? '';
      return part.slice(protocol.length);
    })
    .join('/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(?=[?&]|#[^!])/g, '');
  const url = protocol + (protocol ? joined.replace(/^\//, '') : joined);
  const [beforeQuery = '', ...queries] = url.split('?');
  return queries.length > 0 ? `${beforeQuery}?${queries.join('&')}` : beforeQuery;
}

/** Splits a URL in front of its query or hash. */
export function splitUrl(url: string): { pathname: string; suffix: string } {
  const at = url.search(/[?#]/);
  return at === -1 ? { pathname: url, suffix: '' } : { pathname: url.slice(0, at), suffix: url.slice(at) };
}

/**
 * Applies the site's trailing-slash policy to the pathname of a URL.
 * `undefined` leaves URLs alone; the root, the base URL, and a hash or query without a pathname are never changed.
 */
export function applyTrailingSlash(
  url: string,
  options: { trailingSlash?: boolean | undefined; baseUrl: string },
): string {
  const { trailingSlash, baseUrl } = options;
  const { pathname, suffix } = splitUrl(url);
  if (trailingSlash === undefined || pathname === '' || pathname === '/' || pathname === baseUrl) return url;
  return (trailingSlash ? addTrailingSlash(pathname) : removeTrailingSlash(pathname)) + suffix;
}

/** A URL of this site with the base URL in front, unless it has it already. */
export function addBaseUrl(url: string, baseUrl: string): string {
  if (url === removeTrailingSlash(baseUrl)) return baseUrl;
  return url.startsWith(baseUrl) ? url : baseUrl + url.replace(/^\//, '');
}

/** Whether a URL starts from the page that it stands on: `b`, `./b`, `../b#x`; not `#x` or `?x`. */
export function isRelativeUrl(url: string): boolean {
  return url !== '' && !/^[/#?]/.test(url) && !hasProtocol(url);
}

/**
 * A relative URL as a browser reads it on the page at `from`. Written out, it no longer depends on whether the
 * server puts a slash behind the page's address.
 *
 * @example resolveRelativeUrl('../b#x', '/docs/a/') // '/docs/b#x'
 */
export function resolveRelativeUrl(url: string, from: string): string {
  const { pathname, suffix } = splitUrl(url);
  const folders = from.split('/').slice(0, -1);
  const parts = pathname.split('/');
  for (const part of parts) {
    if (part === '..' && folders.length > 1) folders.pop();
    else if (part !== '.' && part !== '..') folders.push(part);
  }
  const isFolder = parts.at(-1) === '.' || parts.at(-1) === '..';
  return folders.join('/') + (isFolder ? '/' : '') + suffix;
}

/** Percent-encoding undone; a text with a stray `%` stays as it is. */
export function decodePathname(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Normalizes a pathname for comparison: case and a trailing slash do not count. */
export function comparablePath(pathname: string): string {
  return addTrailingSlash(pathname).toLowerCase();
}

/** Whether two pathnames are the same page. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return comparablePath(a) === comparablePath(b);
}

/** Whether a pathname is that of a file. Extensions begin with a letter, so a version number at the end is none. */
export function isFilePathname(pathname: string): boolean {
  return /\.(?!html$)[a-z][a-z\d]*$/i.test(pathname);
}
