/**
 * Routing rules for a website in Amazon S3. A rule matches all keys that start with a text, so only wildcards become rules:
 * `/old` would also catch `/older`. Single redirects have their HTML files.
 */
import { SiteError } from '../../../node/base/site-error.js';
import { decodePathname } from '../../../shared/url.js';
import type { Redirect } from './types.js';
import { hasSplat, isWildcard, pathAbove, withoutSplat } from './wildcards.js';

/** What a bucket takes: https://docs.aws.amazon.com/AmazonS3/latest/userguide/how-to-page-redirect.html */
const MOST_RULES = 50;

export function s3Rules(redirects: readonly Redirect[], existing: string | undefined, url: string): string | undefined {
  const wildcards = redirects.filter(isWildcard);
  if (wildcards.length === 0) return undefined;
  const rules = [...ownRules(existing), ...wildcards.map((wildcard) => ruleOf(wildcard, url))];
  if (rules.length > MOST_RULES)
    throw new SiteError(`Amazon S3 takes ${MOST_RULES} routing rules, and the site has ${rules.length}.`, {
      hint: 'Redirect a folder further up, or take "s3" out of the option "hostFiles".',
    });
  return `${JSON.stringify(rules, undefined, 2)}\n`;
}

/** The host is named because a bucket behind a CDN would lead to its own. */
function ruleOf({ from, to }: Redirect, url: string) {
  const { protocol, host, pathname, search, hash } = new URL(withoutSplat(to), url);
  const key = decodePathname(pathname).slice(1) + search + hash;
  return {
    Condition: { KeyPrefixEquals: `${pathAbove(from).slice(1)}/` },
    Redirect: {
      HostName: host,
      HttpRedirectCode: '301',
      Protocol: protocol.slice(0, -1),
      ...(hasSplat(to) ? { ReplaceKeyPrefixWith: key } : { ReplaceKeyWith: key }),
    },
  };
}

function ownRules(existing: string | undefined): unknown[] {
  if (existing === undefined) return [];
  try {
    const rules: unknown = JSON.parse(existing);
    // The cast: a list may hold anything, and is written as it was read.
    if (Array.isArray(rules)) return rules as unknown[];
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new SiteError('The redirects cannot be added to the s3-routing-rules.json of the site: it is no JSON list.', {
    hint: 'Correct the file in the static folder, or take "s3" out of the option "hostFiles".',
  });
}
