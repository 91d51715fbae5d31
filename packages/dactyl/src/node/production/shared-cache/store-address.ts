/** Where a shared cache is, and which protocol it speaks: `turborepo+https://cache.example.com?slug=docs`. */
import { SiteError } from '../../base/site-error.js';

export interface StoreAddress {
  protocol: 'turborepo' | 'bazel';
  /** Without a slash at its end. The query goes with each request: Turborepo's servers want a team there. */
  base: string;
  query: string;
  /** Value of the header `Authorization`. */
  authorization?: string;
}

export const ADDRESS_VARIABLE = 'DACTYL_SHARED_CACHE';
export const TOKEN_VARIABLE = 'DACTYL_SHARED_CACHE_TOKEN';

/**
 * @param address - Of the option. Default: that of the environment.
 * @throws SiteError when it cannot be an address
 */
export function readStoreAddress(address: string | undefined, env: NodeJS.ProcessEnv): StoreAddress | undefined {
  const text = address ?? env[ADDRESS_VARIABLE];
  if (!text) return undefined;
  const [, protocol, url = ''] = /^(turborepo|bazel)\+(https?:\/\/.+)$/.exec(text) ?? [];
  if ((protocol !== 'turborepo' && protocol !== 'bazel') || !URL.canParse(url)) {
    throw new SiteError(`"${text}" is no address of a shared cache.`, {
      hint: 'Write the protocol in front: turborepo+https://cache.example.com?slug=docs, or bazel+https://cache.example.com.',
      docs: '/docs/deployment#shared-cache',
    });
  }
  const { origin, pathname, search } = new URL(url);
  const token = env[TOKEN_VARIABLE];
  return {
    protocol,
    base: origin + pathname.replace(/\/+$/, ''),
    query: search,
    ...(token && { authorization: authorizationOf(token) }),
  };
}

/** A name and a password, or a token. */
function authorizationOf(token: string): string {
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}
