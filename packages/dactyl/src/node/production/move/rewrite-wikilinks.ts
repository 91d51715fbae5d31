/**
 * Text of a note → the same with its wikilinks corrected. A name that still leads to the same file stays as it is written. What is shown
 * of a link without words of its own is its name, so it changes with the name, as in Obsidian.
 *
 *     [[terns#Nests]] ![[birds/tern.png|300]]   →   [[sea-terns#Nests]] ![[sea/tern.png|300]]
 */
import path from 'node:path';
import { mapOutside } from '../../markdown/code-ranges.js';
import { findNoteCode } from '../../markdown/obsidian/note-code.js';
import { NOTE, resolveName, type VaultIndex } from '../../markdown/obsidian/resolve-name.js';

export interface WikilinkInput {
  /** Of the text itself, content-relative: where it is now, and where it will be. */
  from: string;
  to: string;
  /** Names of all files of the vault, now and after the move. */
  before: VaultIndex;
  after: VaultIndex;
  /** New content-relative path of a file; the same for one that stays. */
  newPath: (file: string) => string;
}

const FRONT_MATTER = /^---\r?\n[^]*?\r?\n---[ \t]*(?:\r?\n|$)/;
const WIKILINK = /(\[\[)([^[\]\n|#\\]+)(?=[^[\]\n]*\]\])/g;

export function rewriteWikilinks(text: string, input: WikilinkInput): string {
  if (!text.includes('[[')) return text;
  const [head = ''] = FRONT_MATTER.exec(text) ?? [];
  const body = text.slice(head.length);
  const code = findNoteCode(body, { isMdx: /\.mdx$/i.test(input.from), dollars: 2 });
  const rewrite = (piece: string) =>
    piece.replaceAll(WIKILINK, (_, open: string, name: string) => open + newName(name, input));
  return head + mapOutside(body, code, rewrite);
}

function newName(written: string, { from, to, before, after, newPath }: WikilinkInput): string {
  const found = resolveName(written, from, before);
  if (!found) return written;
  const target = newPath(found.path);
  const leads = (name: string) => resolveName(name, to, after)?.path === target;
  if (leads(written.trim())) return written;
  const plain = NOTE.test(written.trim()) ? target : target.replace(NOTE, '');
  const relative = path.posix.relative(path.posix.dirname(to), plain);
  const own = relative.startsWith('../') ? relative : `./${relative}`;
  const forms = /^\.{1,2}\//.test(written.trim())
    ? [own]
    : written.includes('/')
      ? [plain]
      : [path.posix.basename(plain), plain];
  return [...forms, plain, `/${plain}`].find(leads) ?? written;
}
