/**
 * Text of a `_category_` file → the same with the id of its linked doc corrected. It names a doc of its folder by the last part of the id, and
 * any other by the whole.
 *
 *     link: {type: doc, id: terns}   →   link: {type: doc, id: sea/terns}
 */
import path from 'node:path';

export const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

export interface CategoryInput {
  /** The folder as part of ids, now and after the move; empty for the content folder itself. */
  from: string;
  to: string;
  /** Old id → new id of docs that move. */
  ids: ReadonlyMap<string, string>;
  /** Whether there is a doc with this id now. */
  hasDoc: (id: string) => boolean;
}

const LINK_ID = /(?<=\blink["']?\s*:[^]*?\bid["']?\s*:\s*["']?)[^"'\s,}#]+/;

export function rewriteCategory(text: string, { from, to, ids, hasDoc }: CategoryInput): string {
  return text.replace(LINK_ID, (id) => {
    const local = path.posix.join(from, id);
    const old = !id.includes('/') && hasDoc(local) ? local : id;
    const next = ids.get(old) ?? old;
    if (!hasDoc(old)) return id;
    const isLocal = !id.includes('/') && next.slice(0, Math.max(0, next.lastIndexOf('/'))) === to;
    return isLocal ? path.posix.basename(next) : next;
  });
}
