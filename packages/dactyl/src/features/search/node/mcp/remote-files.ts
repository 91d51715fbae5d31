/** A site on a host. Redirects are followed within the site only: no other host and no other site of the host is ever asked. */
import { SiteError } from '../../../../node/base/site-error.js';
import type { PackMember } from '../../engine/open-index.js';
import { encodeName, nameOf, type SiteFiles } from './site-files.js';

const MOST_REDIRECTS = 5;
const MOST_SECONDS = 30;
/** For how long what was read counts as the site that is there. */
const FRESH_MS = 5 * 60 * 1000;

export function remoteFiles(address: string): SiteFiles {
  const root = new URL(address);
  root.pathname = root.pathname.replace(/\/*$/, '/');
  root.search = root.hash = '';
  const read: SiteFiles['read'] = async (name, member) => {
    const found = await request(urlOf(name, root), root, member);
    if (!found) return undefined;
    const bytes = new Uint8Array(await found.response.arrayBuffer());
    // A host that knows no ranges answers with the whole file.
    return member && found.response.status === 200 ? bytes.subarray(member.from, member.to) : bytes;
  };
  return {
    place: root.href,
    root: () => Promise.resolve(root),
    state: () => Promise.resolve(String(Math.floor(Date.now() / FRESH_MS))),
    read,
    async readPage(name) {
      const found = await request(urlOf(name, root), root);
      if (!found) return undefined;
      return { name: nameOf(found.url.href, root) ?? name, html: await found.response.text() };
    },
  };
}

function urlOf(name: string, root: URL): URL {
  return new URL(root.pathname + encodeName(name), root);
}

async function request(
  url: URL,
  root: URL,
  member?: PackMember,
): Promise<{ url: URL; response: Response } | undefined> {
  let next = url;
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const response = await ask(next, member);
    const target = response.headers.get('location');
    if (response.status < 300 || response.status >= 400 || target === null) return answerOf(response, next);
    const to = new URL(target, next);
    if (to.origin !== root.origin || !`${to.pathname}/`.startsWith(root.pathname)) return undefined;
    next = to;
  }
  return undefined;
}

async function ask(url: URL, member: PackMember | undefined): Promise<Response> {
  const headers: Record<string, string> = member
    ? { range: `bytes=${member.from}-${member.to - 1}`, 'accept-encoding': 'identity' }
    : {};
  try {
    return await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(MOST_SECONDS * 1000) });
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw new SiteError(`${url.href} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      hint: 'Check the address, and whether the host can be reached from here.',
    });
  }
}

function answerOf(response: Response, url: URL): { url: URL; response: Response } | undefined {
  if (response.ok) return { url, response };
  if (response.status === 404 || response.status === 410) return undefined;
  throw new SiteError(`${url.href} answered with ${response.status}.`);
}
