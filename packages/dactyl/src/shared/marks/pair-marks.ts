/**
 * Pairs start and end comments of marks. The server writes both as siblings. Where a browser has repaired the HTML
 * around them (a `<div>` in a `<p>` ends the paragraph) they no longer are. Such a mark is *torn*: its island cannot
 * hydrate, but the rest of the page can.
 */

export type MarkKind = 'island' | 'slot' | 'provide' | 'adopt' | 'hole' | 'region';

const START = /^(island|slot|provide|adopt|hole|region):(.*)/s;

/** A start comment: its kind, and its text behind the colon. */
export interface Mark {
  kind: MarkKind;
  text: string;
}

export function readMark(node: SkeletonNode): Mark | undefined {
  if (node.nodeType !== 8) return undefined;
  const [, kind, text = ''] = START.exec(dataOf(node)) ?? [];
  // The cast: the pattern matches no other kind.
  return kind ? { kind: kind as MarkKind, text } : undefined;
}

/** `navbar` of `HASH:navbar`. A region whose content differs from page to page keeps its name. */
export function namedRegion({ text }: Mark): string {
  return text.split(':')[1] ?? text;
}

/** Whether a node starts the island that is a whole page. This island is the same one on each page. */
export function isPage(node: SkeletonNode): boolean {
  const mark = readMark(node);
  return mark?.kind === 'island' && mark.text.includes('"name":"$app"');
}

interface Open {
  start: SkeletonNode;
  parent: SkeletonNode;
  kind: string;
}

/** @returns the end comment of each complete mark; torn marks are missing */
export function pairMarks(root: SkeletonNode): ReadonlyMap<SkeletonNode, SkeletonNode> {
  const ends = new Map<SkeletonNode, SkeletonNode>();
  const torn: SkeletonNode[] = [];
  // Browsers keep comments in order, so marks nest in the page as they do in the HTML.
  const open: Open[] = [];
  walk(root);
  while (open.length > 0) tear(open.length - 1);
  for (const start of torn) ends.delete(start);
  return ends;

  function walk(parent: SkeletonNode): void {
    for (let node = parent.firstChild; node; node = node.nextSibling) {
      if (node.nodeType !== 8) {
        walk(node);
        continue;
      }
      const kind = readMark(node)?.kind;
      if (kind) open.push({ start: node, parent, kind });
      else close(node, parent);
    }
  }

  function close(end: SkeletonNode, parent: SkeletonNode): void {
    const data = dataOf(end);
    const at = open.findLastIndex(({ kind }) => data === `/${kind}`);
    if (at === -1) return;
    while (open.length - 1 > at) tear(open.length - 1);
    if (open[at]?.parent !== parent) return tear(at);
    ends.set(open[at].start, end);
    open.pop();
  }

  /** Removes an open mark as torn. An island without one of its parts is torn as well. */
  function tear(at: number): void {
    const [mark] = open.splice(at, 1);
    if (!mark) return;
    torn.push(mark.start);
    if (!/slot|adopt|hole/.test(mark.kind)) return;
    const owner = open.findLast(({ kind }) => kind === 'island');
    if (owner) torn.push(owner.start);
  }
}

function dataOf(comment: SkeletonNode): string {
  return (comment as unknown as { data: string }).data; // comments have `data` in both trees
}

/** The properties of a node that the walk reads. Both a DOM node and a `MarkupNode` have them. */
export interface SkeletonNode {
  readonly nodeType: number;
  readonly firstChild: SkeletonNode | null;
  readonly nextSibling: SkeletonNode | null;
}
