/** A page that React has hydrated, and navigation from it to the next one. */
import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { islandComments, markBoundary, noteRegions } from '../../shared/marks/island-comments.js';
import { pairMarks } from '../../shared/marks/pair-marks.js';
import { createTree } from './create-tree.js';
import type { IslandModules } from './island-modules.js';
import { loadComplaints } from './load-complaints.js';

export interface LivePage {
  /** Makes React hydrate a part of the page at once instead of when idle. */
  wake(element: Element): void;
  /** Shows another page. Elements of regions that both pages have are kept. `next` is emptied. */
  show(next: DocumentFragment): void;
}

/** Hydrates the page that is there. */
export function createLivePage(root: Element, modules: IslandModules): LivePage {
  let { pathname } = location;
  let count = 0;
  let shown: ReadonlyMap<string, ReactElement> = new Map();
  const treeOf = (node: Node) => {
    const { nodes, regions } = createTree(node, { modules, page: `${count}-`, shown });
    shown = regions;
    return nodes;
  };

  const ends = pairMarks(root);
  const tree = treeOf(root);
  for (const comment of islandComments(root)) {
    const end = ends.get(comment);
    if (end) markBoundary(comment, end as Comment); // it closes a comment
  }
  const reactRoot = flushSync(() => hydrateRoot(root, tree, { onRecoverableError: report }));

  return {
    wake(element) {
      // React hydrates the target of such an event synchronously. No listener reacts to one without text.
      element.dispatchEvent(new Event('textInput'));
    },
    show(next) {
      // Only another page gets new keys; another state of the same page keeps its components.
      if (location.pathname !== pathname) count++;
      ({ pathname } = location);
      const nodes = treeOf(next);
      flushSync(() => reactRoot.render(nodes));
      noteRegions(root, shown.keys());
    },
  };
}

async function report(error: unknown, { componentStack }: { componentStack?: string }): Promise<void> {
  (await loadComplaints()).reportDifference(error, componentStack);
}
