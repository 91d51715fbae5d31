/** Address of a result → the page, as the lists of queries name it. */

/**
 * @param {string} url a pathname with or without base, extension, query and hash
 * @param {string} base without a slash at its end
 */
export function pageOfUrl(url, base) {
  const { pathname } = new URL(url, 'https://docs.example.com');
  const path = decodeURI(pathname).replace(/(?:\/index)?(?:\.html)?$/, '');
  const below = base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) : path;
  return below.replace(/\/$/, '') || '/';
}
