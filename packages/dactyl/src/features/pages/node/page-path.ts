/**
 * Content-relative file → pathname: `foo/bar.tsx` → `/foo/bar`, `foo/index.md` → `/foo/`.
 * Each segment is encoded, so that a file may have any name.
 */
export function pagePath(path: string): string {
  const name = path.replace(/\.(?:jsx?|tsx?|mdx?)$/i, '').replace(/(^|\/)index$/i, '$1');
  return `/${name.split('/').map(encodeURIComponent).join('/')}`;
}
