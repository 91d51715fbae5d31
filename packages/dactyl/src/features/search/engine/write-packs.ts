/** Puts shards and chunks together into packs, so that an index has few files although a query loads little of it. */
import { writeNumber } from './digits.js';
import { SIZE_UNIT, type Packs } from './types.js';

export interface PacksInput {
  /** Approximate size of a pack in bytes. A host that knows no ranges sends a pack as a whole. */
  packSize: number;
  /** Long enough that no two members have the same. */
  hash: (text: string) => string;
  /** By deflate without a header, flushed to a whole byte and not finished. */
  compress: (text: string) => Uint8Array;
  /** Members of the last index, which are not compressed again. */
  kept?: KeptMembers | undefined;
  /** Returns the name of the file. */
  save: (pack: Pack) => string;
}

export interface Pack {
  /** Differs if anything in the pack does. */
  id: string;
  members: readonly Member[];
  /** Only for who writes it: it reads or compresses members. */
  makeBytes: () => Uint8Array;
}

/** A member of a pack: hash of its text, and how many bytes it takes. */
export interface Member {
  hash: string;
  size: number;
}

export interface KeptMembers {
  sizeOf(hash: string): number | undefined;
  /** `undefined` if they cannot be read any more. */
  bytesOf(hash: string): Uint8Array | undefined;
}

/** @param texts of the members: JSON. */
export function writePacks(texts: readonly string[], { packSize, hash, compress, kept, save }: PacksInput): Packs {
  const packs: Packs = { names: [], counts: '', sizes: '' };
  let pack: MadeMember[] = [];
  let size = 0;
  const finishPack = () => {
    if (pack.length === 0) return;
    const members = pack.map(({ member }) => member);
    const makers = pack.map(({ makeBytes }) => makeBytes);
    const sizes = members.map((member) => writeNumber(member.size / SIZE_UNIT)).join('');
    // Compressors differ: with the sizes in its name, a reader never looks for a member in the pack of another build.
    const id = [sizes, ...members.map((member) => member.hash)].join(' ');
    packs.names.push(save({ id, members, makeBytes: () => join(makers.map((makeBytes) => makeBytes())) }));
    packs.counts += writeNumber(members.length);
    packs.sizes += sizes;
    pack = [];
    size = 0;
  };
  for (const text of texts) {
    const made = makeMember(text, { hash, compress, kept });
    if (size + made.member.size > packSize) finishPack();
    pack.push(made);
    size += made.member.size;
  }
  finishPack();
  return packs;
}

interface MadeMember extends Pick<Pack, 'makeBytes'> {
  member: Member;
}

type MakeInput = Pick<PacksInput, 'hash' | 'compress' | 'kept'>;

function makeMember(text: string, { hash, compress, kept }: MakeInput): MadeMember {
  const name = hash(text);
  const known = kept?.sizeOf(name);
  if (known === undefined) {
    const bytes = finish(compress(text));
    return { member: { hash: name, size: bytes.length }, makeBytes: () => bytes };
  }
  return { member: { hash: name, size: known }, makeBytes: () => kept?.bytesOf(name) ?? finish(compress(text)) };
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
