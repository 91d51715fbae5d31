/** Puts shards and chunks together into packs, so that an index has few files although a query loads little of it. */
import { writeNumber } from './digits.js';
import { SIZE_UNIT, type Packs } from './types.js';

export interface PacksInput {
  /** Approximate size of a pack in bytes. A host that knows no ranges sends a pack as a whole. */
  packSize: number;
  /** By deflate without a header, flushed to a whole byte and not finished. */
  compress: (text: string) => Uint8Array;
  /** `id` differs if anything in the pack does. Returns the name of the file. */
  save: (bytes: Uint8Array, id: string) => string;
}

/** @param members - As JSON. */
export function writePacks(members: readonly string[], { packSize, compress, save }: PacksInput): Packs {
  const packs: Packs = { names: [], counts: '', sizes: '' };
  let pack: { text: string; bytes: Uint8Array }[] = [];
  let size = 0;
  const finishPack = () => {
    if (pack.length === 0) return;
    const sizes = pack.map(({ bytes }) => writeNumber(bytes.length / SIZE_UNIT)).join('');
    // Compressors differ: with the sizes in its name, a reader never looks for a member in the pack of another build.
    packs.names.push(save(join(pack.map(({ bytes }) => bytes)), sizes + pack.map(({ text }) => text).join('')));
    packs.counts += writeNumber(pack.length);
    packs.sizes += sizes;
    pack = [];
    size = 0;
  };
  for (const text of members) {
    const bytes = finish(compress(text));
    if (size + bytes.length > packSize) finishPack();
    pack.push({ text, bytes });
    size += bytes.length;
  }
  finishPack();
  return packs;
}

/** Bytes of the head of a block that is stored as it is: it is the last one, and how long it is, twice. */
const BLOCK_HEAD = 5;

/** Ends compressed JSON with a block of spaces, so that its size is a multiple of the unit. Nobody who inflates it has to know. */
function finish(compressed: Uint8Array): Uint8Array {
  const least = compressed.length + BLOCK_HEAD;
  const spaces = Math.ceil(least / SIZE_UNIT) * SIZE_UNIT - least;
  const all = new Uint8Array(least + spaces).fill(32);
  all.set(compressed);
  all.set([1, spaces, 0, 255 - spaces, 255], compressed.length);
  return all;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
