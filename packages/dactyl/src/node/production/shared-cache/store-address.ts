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
    throw new SiteError(`"${withoutSecrets(text)}" is no address of a shared cache.`, {
      hint: 'Write the protocol in front: turborepo+https://cache.example.com?slug=docs, or bazel+https://cache.example.com.',
      docs: '/docs/deployment#shared-cache',
    });
  }
  const { origin, pathname, search } = new URL(url);
  const token = readToken(env);
  return {
    protocol,
    base: origin + pathname.replace(/\/+$/, ''),
    query: search,
    ...(token && { authorization: authorizationOf(token) }),
  };
}

/** Checked here, because the error of `fetch` about a header names the whole of it. */
function readToken(env: NodeJS.ProcessEnv): string | undefined {
  const token = env[TOKEN_VARIABLE];
  // Of a name and a password the header holds base64; a token stands there as it is.
  if (!token || (token.includes(':') ? /^\P{Cc}+$/u : /^[!-~]+$/).test(token)) return token;
  throw new SiteError(`The variable ${TOKEN_VARIABLE} holds a character that no token has.`, {
    hint: 'Look for a line break or a space, often at the end. The value is not shown here, because it is secret.',
    docs: '/docs/deployment#shared-cache',
  });
}

/** Without user, password and query: logs are read by others. */
function withoutSecrets(address: string): string {
  const [, scheme = '', rest = ''] = /^((?:[\w+.-]+:\/\/)?)(.*)$/s.exec(address) ?? [];
  // Whether the sign belongs to a password or to the query cannot be known.
  if (/[?#].*@/s.test(rest)) return `${scheme}…`;
  return scheme + rest.replace(/^.*@/s, '').replace(/[?#].*$/s, '');
}

/** A name and a password, or a token. */
function authorizationOf(token: string): string {
  return token.includes(':') ? `Basic ${Buffer.from(token).toString('base64')}` : `Bearer ${token}`;
}
