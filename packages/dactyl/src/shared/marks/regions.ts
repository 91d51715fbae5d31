/**
 * Finds regions in a document or a template: `<!--region:ID-->…<!--/region-->`. Both comments are siblings, and
 * regions do not nest.
 */

/** Start comments of the regions, by id. */
export function findRegions(root: Node): Map<string, Comment> {
  const regions = new Map<string, Comment>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (walker.nextNode()) {
    // The cast: the walker only visits comments.
    const comment = walker.currentNode as Comment;
    const [kind, id] = comment.data.split(':');
    if (kind === 'region' && id) regions.set(id, comment);
  }
  return regions;
}

/** The nodes of a region, from its start comment to its end comment. */
export function regionNodes(start: Comment): ChildNode[] {
  const nodes: ChildNode[] = [];
  for (let node: ChildNode | null = start; node; node = node.nextSibling) {
    nodes.push(node);
    if (node.nodeValue === '/region') break;
  }
  return nodes;
}
