/**
 * Text of a content file → the same with its references to files corrected. A reference is what an author writes: `./a.md`,
 * `/a.md`, `@site/docs/a.md`, `./image.png`, in links, images, imports and `file=` of code blocks. Words are never changed.
 *
 *     See [terns](../birds/terns.md#nests).   →   See [terns](./terns.md#nests).
 */
import path from 'node:path';
import { isInside, toPosixPath } from '../../base/files.js';
import { findRanges } from '../../markdown/code-ranges.js';
import { decodePathname, hasProtocol, splitUrl } from '../../../shared/url.js';

/** As in `link-places.ts`: an address behind what may stand before one. */
const ADDRESS = /(?<=\]\(<?|\]:[ \t]*<?|["'])[^\s"'()<>`]+(?=[)"'>\s]|$)/g;
/** Pointed brackets and the quotation marks of an import allow spaces. */
const BRACKETED = /(?<=\]\(<|\]:[ \t]*<)[^<>\n]+(?=>)/g;
const IMPORTED = /(?<=\b(?:from|import)\s?["'])[^"'\n]+(?=["'])/g;
/** In one, so that nothing is rewritten twice. */
const REFERENCE = new RegExp([BRACKETED, IMPORTED, ADDRESS].map(({ source }) => source).join('|'), 'g');
const CODE_FILE = /(?<=^[ \t>]*(?:`{3,}|~{3,}).*\bfile=["']?)[^\s"'#{]+/gm;

export interface RewriteInput {
  /** Absolute: where the text is now, and where it will be. */
  oldFile: string;
  newFile: string;
  siteDir: string;
  /** Content folder of the file and its other languages; they resolve `/a.md`. */
  roots: readonly string[];
  /** New place of a file that is moved, in whichever language it is. */
  newPlace: (file: string) => string | undefined;
  /** Whether there is a file now. */
  isFile: (file: string) => boolean;
}

export function rewriteReferences(text: string, input: RewriteInput): string {
  const code = findRanges(text);
  const isCode = (at: number) => code.some(({ start, end }) => at >= start && at < end);
  const rewritten = text.replace(REFERENCE, (address, at: number) => {
    const before = text.charAt(at - 1);
    const form = { isQuoted: /["']/.test(before), isBracketed: before === '<' };
    return isCode(at) ? address : rewriteAddress(address, { ...input, ...form });
  });
  return rewritten.replace(CODE_FILE, (address) => rewriteAddress(address, { ...input, isQuoted: true }));
}

interface AddressInput extends RewriteInput {
  /** It stands in quotation marks, where a bare word is mostly no file. */
  isQuoted: boolean;
  /** It stands in pointed brackets. */
  isBracketed?: boolean;
}

export function rewriteAddress(address: string, input: AddressInput): string {
  if (hasProtocol(address) || address.startsWith('#')) return address;
  const { pathname, suffix } = splitUrl(address);
  const written = decodePathname(pathname);
  const found = candidates(written, input).find(({ file }) => isThere(file, input));
  if (!found) return address;
  const place = input.newPlace(found.file) ?? found.file;
  const next = found.write(place);
  // What leads to the same place as before stays as the author wrote it.
  if (next === undefined || isUnchanged(written, { ...found, place }, input)) return address;
  const takesSpaces = input.isQuoted || input.isBracketed === true;
  return (takesSpaces && !pathname.includes('%') ? next : withoutMarks(next)) + suffix;
}

/** Encodes what ends an address or means something in it. Letters of all languages stay as people read them. */
function withoutMarks(place: string): string {
  return place.replaceAll(/[\s%#?()<>"\\]/g, (mark) =>
    mark === '(' ? '%28' : mark === ')' ? '%29' : encodeURIComponent(mark),
  );
}

/** What code imports may lack its extension. */
const EXTENSIONS = ['', '.js', '.jsx', '.ts', '.tsx', '.mjs', '/index.js', '/index.jsx', '/index.ts', '/index.tsx'];

/** A translation may link to a file that is there in another language only. */
function isThere(file: string, { newPlace, isFile, roots, isQuoted }: RewriteInput & { isQuoted: boolean }): boolean {
  if (newPlace(file) !== undefined) return true;
  const root = roots.find((one) => isInside(one, file));
  const files = root === undefined ? [file] : roots.map((one) => path.join(one, path.relative(root, file)));
  return files.some((one) => (isQuoted ? EXTENSIONS : ['']).some((extension) => isFile(one + extension)));
}

interface Candidate {
  file: string;
  /** The reference to a place, in the form that the author has chosen. */
  write: (place: string) => string | undefined;
  isRelative: boolean;
}

function candidates(
  written: string,
  { oldFile, newFile, siteDir, roots, isQuoted }: RewriteInput & { isQuoted: boolean },
): Candidate[] {
  const own = path.dirname(oldFile);
  const relative: Candidate = {
    file: path.resolve(own, written),
    write: (place) => relativeTo(path.dirname(newFile), counterpart(place, newFile, roots), written),
    isRelative: true,
  };
  const below = (root: string, start: string): Candidate => ({
    file: path.join(root, written.slice(start === '' ? 0 : start.length - 1)),
    write: (place) => (isInside(root, place) ? start + toPosixPath(path.relative(root, place)) : undefined),
    isRelative: false,
  });
  if (/^\.{1,2}\//.test(written)) return [relative];
  if (written.startsWith('@site/')) return [below(siteDir, '@site/')];
  if (written.startsWith('/')) return isContent(written) ? [...roots, siteDir].map((root) => below(root, '/')) : [];
  if (isQuoted || written === '') return [];
  return isContent(written) ? [relative, ...[...roots, siteDir].map((root) => below(root, ''))] : [relative];
}

function isContent(file: string): boolean {
  return /\.(?:mdx?|ipynb)$/i.test(file);
}

/** A translation links to a file as if that were in its own folder, whether it is translated or not. */
function counterpart(place: string, newFile: string, roots: readonly string[]): string {
  const [from, to] = [place, newFile].map((file) => roots.find((root) => isInside(root, file)));
  return from === undefined || to === undefined ? place : path.join(to, path.relative(from, place));
}

function relativeTo(dir: string, place: string, written: string): string {
  const next = toPosixPath(path.relative(dir, place));
  return next.startsWith('../') || !/^\.{1,2}\//.test(written) ? next : `./${next}`;
}

interface Placed extends Candidate {
  place: string;
}

function isUnchanged(written: string, { file, isRelative, place }: Placed, input: RewriteInput): boolean {
  if (!isRelative) return place === file;
  const now = path.resolve(path.dirname(input.newFile), written);
  return now === counterpart(place, input.newFile, input.roots);
}
