/** Members of the packs of the last index (`engine/write-packs.ts`): they are read from the last output, not compressed again. */
import { readFileSync } from 'node:fs';
import type { Cache } from '../../../node/base/cache.js';
import type { KeptMembers, Member } from '../engine/write-packs.js';
import { COMPRESSOR } from './compress.js';

export interface MemberStore extends KeptMembers {
  /** Notes which members the packs of this index have. */
  keep(packs: readonly NotedPack[]): void;
}

export interface NotedPack {
  /** Name of its file. */
  file: string;
  members: readonly Member[];
}

interface MemberStoreInput {
  cache: Cache;
  locale: string;
  /** The file of the last index, if it is still what that build wrote. */
  oldFile: (name: string) => string | undefined;
}

const NAMESPACE = 'search-packs';

interface Place {
  file: string;
  from: number;
  size: number;
}

export function openMemberStore({ cache, locale, oldFile }: MemberStoreInput): MemberStore {
  const places = readPlaces(cache, locale);
  const files = new Map<string, Buffer | undefined>();
  const readOnce = (name: string) => {
    const file = oldFile(name);
    if (!files.has(name)) files.set(name, file === undefined ? undefined : readIfThere(file));
    return files.get(name);
  };
  return {
    sizeOf: (hash) => places.get(hash)?.size,
    bytesOf(hash) {
      const place = places.get(hash);
      const bytes = place && readOnce(place.file)?.subarray(place.from, place.from + place.size);
      return bytes?.length === place?.size ? bytes : undefined;
    },
    keep(packs) {
      const noted: Noted = {
        compressor: COMPRESSOR,
        packs: packs.map(({ file, members }) => [file, members.map(({ hash, size }) => [hash, size])]),
      };
      cache.put(NAMESPACE, locale, JSON.stringify(noted));
    },
  };
}

interface Noted {
  compressor: string;
  packs: [file: string, members: [hash: string, size: number][]][];
}

function readPlaces(cache: Cache, locale: string): Map<string, Place> {
  const places = new Map<string, Place>();
  const bytes = cache.get(NAMESPACE, locale);
  if (!bytes) return places;
  const { compressor, packs } = JSON.parse(bytes.toString()) as Noted; // as `keep` has written it
  if (compressor !== COMPRESSOR) return places;
  for (const [file, members] of packs) {
    let from = 0;
    for (const [hash, size] of members) {
      places.set(hash, { file, from, size });
      from += size;
    }
  }
  return places;
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
