/**
 * What a build does about a Content-Security-Policy besides the pages: the file that tells a host, and what readers
 * would miss.
 */
import path from 'node:path';
import { readTextIfExists, writeFileAtomic } from '../base/files.js';
import type { Logger } from '../base/logger.js';
import { SiteError } from '../base/site-error.js';
import { describeBlocked } from '../pipeline/content-policy/describe-blocked.js';
import { allowedSources, hashSources, headerPolicy } from '../pipeline/content-policy/policy.js';
import { sitePolicy } from '../pipeline/content-policy/site-policy.js';
import { REDIRECT_SCRIPT } from '../../shared/redirect-page.js';
import { frameDocuments } from '../site/browser-parts.js';
import type { Site } from '../site/types.js';
import type { RenderedSite } from './rendered-site.js';

/** Read by Netlify and Cloudflare Pages; of the folder that is published. */
const HEADERS_FILE = '_headers';

export function findPolicyMistakes(site: Site): SiteError[] {
  const { csp } = site.siteConfig;
  if (csp === false || csp.meta) return [];
  return frameDocuments(site).map(
    ({ title, neededBy }) =>
      new SiteError(
        `${title} needs "csp.meta": a policy that a host sends for all paths would also apply to its frame.`,
        { file: site.configFile, key: 'csp.meta', hint: `Set csp.meta to true, or leave out ${neededBy}.` },
      ),
  );
}

export async function writePolicyHeaders(site: Site, { hashes }: RenderedSite, dir: string): Promise<void> {
  const { csp } = site.siteConfig;
  if (csp === false || !csp.headers) return;
  const policies = site.locales.flatMap((locale) => sitePolicy(locale) ?? []);
  const sources = allowedSources(...policies.map((policy) => policy.sources));
  const redirect = hashSources({ scripts: [REDIRECT_SCRIPT], styles: [] });
  const all = {
    scripts: [...new Set([...hashes.scripts, ...redirect.scripts])].toSorted(),
    styles: [...hashes.styles].toSorted(),
  };
  const file = path.join(dir, HEADERS_FILE);
  const existing = (await readTextIfExists(file)) ?? '';
  if (/^\s*content-security-policy\s*:/im.test(existing)) {
    throw new SiteError(`The site's own ${HEADERS_FILE} has a Content-Security-Policy already.`, {
      hint: 'Take it out of the file in the static folder, or set csp.headers to false: of two policies, browsers apply both.',
    });
  }
  const before = existing === '' || existing.endsWith('\n') ? existing : `${existing}\n`;
  const policy = headerPolicy(sources, csp.meta ? undefined : all);
  await writeFileAtomic(file, `${before}/*\n  Content-Security-Policy: ${policy}\n`);
}

/** The same on many pages is said once. */
export function reportBlocked({ blocked }: RenderedSite, logger: Logger): void {
  const pages = new Map<string, string[]>();
  for (const { pathname, ...code } of blocked) {
    const text = describeBlocked(code);
    pages.set(text, [...(pages.get(text) ?? []), pathname]);
  }
  for (const [text, pathnames] of [...pages].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const [first = ''] = pathnames.toSorted();
    const others = pathnames.length > 1 ? ` and ${pathnames.length - 1} more` : '';
    logger.warn(`${text} (${first}${others})`);
  }
}
