/**
 * Rules for hosts that can redirect themselves. Input: redirects with base URL, and the site's own file for the host. Output:
 * that file with our rules after those of the site, because the first matching rule counts.
 */
import { SiteError } from '../../../node/base/site-error.js';
import { isRecord } from '../../../shared/is-record.js';
import { encodeUrl } from '../../../shared/redirect-page.js';
import type { Host } from './options.js';
import type { Redirect } from './types.js';

export interface HostFile {
  /** Name of the file in the published folder. */
  file: string;
  /** @param existing text of the file that the site has. */
  write(redirects: readonly Redirect[], existing: string | undefined): string;
}

export const HOST_FILES: Record<Host, HostFile> = {
  // `!` forces the rule: otherwise Netlify would serve the HTML file of the redirect.
  netlify: { file: '_redirects', write: lineRules('301!') },
  // Cloudflare applies rules before files, and `!` is an error.
  cloudflare: { file: '_redirects', write: lineRules('301') },
  vercel: { file: 'vercel.json', write: vercelJson },
};

function lineRules(status: string): HostFile['write'] {
  return (redirects, existing = '') => {
    const lines = redirects.map(({ from, to }) => `${encodeUrl(from)} ${encodeUrl(to)} ${status}`);
    const before = existing === '' || existing.endsWith('\n') ? existing : `${existing}\n`;
    return `${before}${lines.join('\n')}\n`;
  };
}

function vercelJson(redirects: readonly Redirect[], existing: string | undefined): string {
  const settings = existing === undefined ? {} : readSettings(existing);
  const own = settings['redirects'] ?? [];
  if (!Array.isArray(own)) throw unreadable('its "redirects" are not a list');
  const rules = redirects.map(({ from, to }) => ({
    source: escapePattern(encodeUrl(from)),
    destination: escapePattern(encodeUrl(to), /[:()*+{}]/g),
    permanent: true,
  }));
  return `${JSON.stringify({ ...settings, redirects: [...(own as unknown[]), ...rules] }, undefined, 2)}\n`;
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
