/**
 * Rules for hosts that can redirect themselves. Input: redirects with base URL, and the site's own file for the host. Output:
 * that file with our rules after those of the site, because the first matching rule counts.
 */
import { SiteError } from '../../../node/base/site-error.js';
import { isRecord } from '../../../shared/is-record.js';
import { encodeUrl } from '../../../shared/redirect-page.js';
import type { Host } from './options.js';
import { addLines, apacheRules, caddyRules, nginxRules } from './server-files.js';
import { s3Rules } from './s3-rules.js';
import type { Redirect } from './types.js';
import { hasSplat, isWildcard, withoutSplat } from './wildcards.js';

export interface HostFile {
  /** Name of the file in the published folder. */
  file: string;
  /**
   * @param existing text of the file that the site has.
   * @param url origin of the site
   * @returns `undefined` where no redirect is one for this host
   */
  write(redirects: readonly Redirect[], existing: string | undefined, url: string): string | undefined;
}

export const HOST_FILES: Record<Host, HostFile> = {
  // `!` forces the rule: otherwise Netlify would serve the HTML file of the redirect.
  netlify: { file: '_redirects', write: lineRules('301!') },
  // Cloudflare applies rules before files, and `!` is an error.
  cloudflare: { file: '_redirects', write: lineRules('301') },
  vercel: { file: 'vercel.json', write: vercelJson },
  nginx: { file: 'redirects.nginx.conf', write: nginxRules },
  apache: { file: '.htaccess', write: apacheRules },
  caddy: { file: 'redirects.caddy', write: caddyRules },
  s3: { file: 's3-routing-rules.json', write: s3Rules },
};

function lineRules(status: string): HostFile['write'] {
  return (redirects, existing = '') => {
    const open = redirects.find(({ to }) => to === '/:splat');
    if (open) throw openRedirect(open);
    const lines = redirects.map(({ from, to }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}`);
    return addLines(existing, lines);
  };
}

/** These hosts may keep slashes in a row, and browsers read `//host` as another site. */
function openRedirect({ from, to }: Redirect): SiteError {
  return new SiteError(
    `The redirect from "${from}" to "${to}" could lead readers to any site, as with "${from.slice(0, -1)}/host".`,
    {
      hint: 'Let "createRedirects" return the old path of each page, or name a path such as "/docs/:splat".',
    },
  );
}

function vercelJson(redirects: readonly Redirect[], existing: string | undefined): string {
  const settings = existing === undefined ? {} : readSettings(existing);
  const own = settings['redirects'] ?? [];
  if (!Array.isArray(own)) throw unreadable('its "redirects" are not a list');
  const rules = redirects.map((redirect) => ({ ...vercelRule(redirect), permanent: true }));
  return `${JSON.stringify({ ...settings, redirects: [...(own as unknown[]), ...rules] }, undefined, 2)}\n`;
}

function vercelRule({ from, to }: Redirect): { source: string; destination: string } {
  const destination = (target: string) => escapePattern(encodeUrl(target), /[:()*+{}]/g);
  if (!isWildcard({ from })) return { source: escapePattern(encodeUrl(from)), destination: destination(to) };
  const source = `${escapePattern(encodeUrl(from.slice(0, -2)))}/:splat*`;
  return { source, destination: hasSplat(to) ? `${destination(withoutSplat(to))}:splat*` : destination(to) };
}

/** Escapes the characters that have a meaning in the host's patterns. */
function escapePattern(path: string, special: RegExp = /[:()*+?{}]/g): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/]*)?(.*)$/s.exec(path) ?? [];
  return origin + rest.replace(special, '\\$&');
}

function readSettings(text: string): Record<string, unknown> {
  let settings: unknown;
  try {
    settings = JSON.parse(text);
  } catch {
    throw unreadable('it is not JSON');
  }
  if (!isRecord(settings)) throw unreadable('it holds no object');
  return settings;
}

function unreadable(why: string): SiteError {
  return new SiteError(`The redirects cannot be added to the site's own vercel.json: ${why}.`, {
    hint: 'Correct the file in the static folder, or take "vercel" out of the option "hostFiles".',
  });
}
