/** Links of authors to other platforms: `github: jane` → `github: https://github.com/jane`. */
import { z } from 'zod';
import type { AuthorSocials } from './types.js';

/** Platform → function from a handle to the profile's URL. Values for other platforms stay unchanged. */
const PROFILE_URLS: Readonly<Record<string, (handle: string) => string>> = {
  x: (handle) => `https://x.com/${handle}`,
  twitter: (handle) => `https://twitter.com/${handle}`,
  github: (handle) => `https://github.com/${handle}`,
  linkedin: (handle) => `https://www.linkedin.com/in/${handle}/`,
  stackoverflow: (handle) => `https://stackoverflow.com/users/${handle}`,
  bluesky: (handle) => `https://bsky.app/profile/${handle}`,
  instagram: (handle) => `https://www.instagram.com/${handle}`,
  threads: (handle) => `https://www.threads.net/@${handle}`,
  mastodon: (handle) => `https://mastodon.social/@${handle}`,
  twitch: (handle) => `https://twitch.tv/${handle}`,
  youtube: (handle) => `https://youtube.com/@${handle}`,
  email: (address) => (address.startsWith('mailto:') ? address : `mailto:${address}`),
};

const handleOrUrl = z
  .preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string({ error: 'must be a handle or an address' }),
  )
  .refine(
    (value) => isWebUrl(value) || !value.includes('/'),
    'must be a handle, or a whole address that starts with "https://"',
  );

export const socialsField = z.record(z.string(), handleOrUrl, { error: 'must be an object, as in "{github: jane}"' });

/** Puts the names of platforms in lower case, and turns handles on known platforms into URLs. */
export function resolveSocials(socials: Readonly<Record<string, string>>): AuthorSocials {
  return Object.fromEntries(
    Object.entries(socials).map(([name, value]) => {
      const platform = name.toLowerCase();
      // Own properties only, because a platform may be named like a property of JavaScript objects, such as
      // "constructor".
      const toUrl = Object.hasOwn(PROFILE_URLS, platform) ? PROFILE_URLS[platform] : undefined;
      if (toUrl === undefined) return [name, value];
      return [platform, isWebUrl(value) ? value : toUrl(value)];
    }),
  );
}

function isWebUrl(value: string): boolean {
  return /^https?:\/\//i.test(value);
}
