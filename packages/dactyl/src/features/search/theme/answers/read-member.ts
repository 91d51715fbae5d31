/**
 * Reads members of the packs that hold a large index: a range of a file, so that a query loads little. A host that knows no ranges
 * answers with the whole pack, which is then kept. A service worker caches whole files only, so where there is one, it is asked
 * for those.
 */
import type { PackMember } from '../../engine/open-index.js';

export type ReadMember = (url: string, member: PackMember) => Promise<unknown>;

export function createMemberReader(): ReadMember {
  const packs = new Map<string, Promise<ArrayBuffer>>();

  const readPack = (url: string): Promise<ArrayBuffer> => {
    const pack = packs.get(url) ?? request(url).then((response) => response.arrayBuffer());
    packs.set(url, pack);
    pack.catch(() => packs.delete(url));
    return pack;
  };

  /** `undefined` when the pack has to be read as a whole. */
  const readRange = async (url: string, { from, to }: PackMember): Promise<unknown> => {
    if (packs.has(url) || navigator.serviceWorker?.controller) return undefined;
    const response = await fetch(url, { headers: { range: `bytes=${from}-${to - 1}` } });
    if (response.status === 200) packs.set(url, response.arrayBuffer());
    // Some hosts take the range from what they have compressed themselves.
    return response.status === 206
      ? response
          .arrayBuffer()
          .then(inflate)
          .catch(() => undefined)
      : undefined;
  };

  return async (url, member) =>
    (await readRange(url, member)) ?? inflate((await readPack(url)).slice(member.from, member.to));
}

function inflate(bytes: ArrayBuffer): Promise<unknown> {
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
}

export async function request(url: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(url, options);
  if (!response.ok) throw new Error(`${response.url} answered with ${response.status}.`);
  return response;
}
