/** Rules for servers of one's own: nginx, Apache and Caddy. Each matches the decoded path, and a slash at its end does not count. */
import { decodePathname, removeTrailingSlash } from '../../../shared/url.js';
import { encodeUrl } from '../../../shared/redirect-page.js';
import type { Redirect } from './types.js';
import { hasSplat, isWildcard, pathAbove, withoutSplat } from './wildcards.js';

type Write = (redirects: readonly Redirect[], existing?: string) => string;

/** Our lines behind those of the site: the first rule that matches counts. */
export function addLines(existing: string, lines: readonly string[]): string {
  const before = existing === '' || existing.endsWith('\n') ? existing : `${existing}\n`;
  return `${before}${lines.join('\n')}\n`;
}

/** For `server { include …; }`. A target with a query or hash ends with `?`: nginx adds no query to it then. */
export const nginxRules: Write = (redirects, existing = '') =>
  addLines(
    existing,
    redirects.map(({ from, to }) => {
      const target = encodeUrl(withoutSplat(to)).replaceAll('$', '%24');
      const end = hasSplat(to) ? '$1' : /[?#]/.test(to) ? '?' : '';
      return `rewrite "${pattern(from)}" "${target}${end}" permanent;`;
    }),
  );

/** Apache escapes the path of a target itself, not its query and hash; it adds no query to a target with `?`. */
export const apacheRules: Write = (redirects, existing = '') =>
  addLines(
    existing,
    redirects.map(({ from, to }) => {
      const [, path = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(encodeUrl(withoutSplat(to))) ?? [];
      const target = (decodePathname(path) + suffix.replace(/^#/, '?#'))
        .replace(/[\\$]/g, '\\$&')
        .replaceAll('"', '\\"');
      return `RedirectMatch 301 "${pattern(from)}" "${target}${hasSplat(to) ? '$1' : ''}"`;
    }),
  );

const CADDY_QUERY = 'map {query} {redirect_query} {\n\t~^(.+)$ "?${1}"\n\tdefault ""\n}';

/** What `:splat` takes does not start with a slash of either kind: browsers read `//host` and `/\\host` as another site. */
const REST = String.raw`([^/\x5c].*)?`;

/** Caddy writes a target as it is, so that `:splat` takes no characters that would change what a target means. */
const CADDY_REST = String.raw`([^/\x5c?#%\x00-\x1f][^\x5c?#%\x00-\x1f]*)?`;

/** For `import …` in the block of a site. Each matcher needs a name of its own, also in the rules of the next locale. */
export const caddyRules: Write = (redirects, existing = '') => {
  const first = (existing.match(/^@redirect_\d+ /gm) ?? []).length + 1;
  const lines = redirects.flatMap(({ from, to }, index) => {
    const name = `redirect_${first + index}`;
    const target = encodeUrl(withoutSplat(to)).replace(/[{}]/g, encodeURIComponent);
    const splat = hasSplat(to) ? `{re.${name}.1}` : '';
    const query = /[?#]/.test(to) ? '' : '{redirect_query}';
    return [
      `@${name} path_regexp ${name} "${pattern(from, hasSplat(to) ? CADDY_REST : '.*')}"`,
      `redir @${name} "${target}${splat}${query}" 301`,
    ];
  });
  return addLines(existing, existing.includes(CADDY_QUERY) ? lines : [CADDY_QUERY, ...lines]);
};

/** A regular expression within double quotes. Slashes in a row are one. */
function pattern(from: string, rest = REST): string {
  if (isWildcard({ from })) return `^${escaped(pathAbove(from))}(?:/+${rest})?$`;
  return `^${escaped(removeTrailingSlash(decodePathname(from)))}/?$`;
}

/** Servers read quotation marks and backslashes before the expression does, so these have their numbers. */
function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]"\\]/g, (sign) =>
    /["\\]/.test(sign) ? `\\x${sign.charCodeAt(0).toString(16)}` : `\\${sign}`,
  );
}
