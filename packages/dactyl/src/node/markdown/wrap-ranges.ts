/**
 * Puts elements around parts of a highlighted line, which is text and flat spans:
 *
 *     <span class="p1">user</span>.name, 2 to 8  →  <span class="p1">us</span><mark><span class="p1">er</span>.name</mark>
 */

export interface LineRange {
  /** Offsets in the text of the line; `end` is behind the last character. */
  start: number;
  end: number;
  open: string;
  close: string;
}

/** One character as it stands in HTML, or a tag. */
const PIECE = /<[^>]*>|&[a-z#\d]+;|[\ud800-\udbff][\udc00-\udfff]|[^]/gi;

/** @param ranges must not overlap; in any order */
export function wrapRanges(html: string, ranges: readonly LineRange[]): string {
  const open = ranges.toSorted((one, other) => one.start - other.start);
  let result = '';
  /** Opening tag of the span that the current character is in. */
  let span = '';
  let at = 0;
  let inside: LineRange | undefined;
  const leave = () => {
    if (!inside || at < inside.end) return;
    result += (span && '</span>') + inside.close + span;
    inside = undefined;
  };
  for (const [piece] of html.matchAll(PIECE)) {
    if (piece === '</span>') {
      result += piece;
      span = '';
      continue;
    }
    leave();
    if (piece.startsWith('<')) {
      span = piece;
      result += piece;
      continue;
    }
    if (!inside && open[0] !== undefined && open[0].start <= at) {
      inside = open.shift();
      result += (span && '</span>') + (inside?.open ?? '') + span;
    }
    result += piece;
    // Offsets count UTF-16 units; an entity is one.
    at += piece.startsWith('&') && piece.length > 1 ? 1 : piece.length;
  }
  leave();
  return result.replace(/<span[^>]*><\/span>/g, '');
}
