/**
 * The tree as plugins behind the site format's own steps know it, and back again.
 *
 * There, links to Markdown files are addresses by then; images, and links to files, are JSX elements; admonitions are
 * directives that say which element they become, without their label; the title of the page stands in a `<header>`.
 * Our own steps do all of this later, and better for pages that need no evaluation. So plugins are shown the tree in
 * that form, and what they left as it was becomes what it was. What they changed in it is carried over.
 */
import type { PageState } from '../page-state.js';
import { showAdmonitions } from './show-admonitions.js';
import { showFiles, showUrls } from './show-links.js';
import { showTitle } from './show-title.js';
import type { TreeNode, ViewOptions, RestoreTree } from './tree-node.js';

/** Changes the Markdown tree in place. */
export function showMarkdown(tree: TreeNode, page: PageState, options: ViewOptions): RestoreTree {
  const steps = [
    showTitle(tree, options),
    showAdmonitions(tree, options),
    showUrls(tree, page.permalinks),
    showFiles(tree, 'markdown'),
  ];
  return (changed) => steps.toReversed().forEach((restore) => restore(changed));
}

/** Changes the HTML tree in place. */
export function showHtml(tree: TreeNode, page: PageState): RestoreTree {
  const steps = [showUrls(tree, page.permalinks), showFiles(tree, 'html')];
  return (changed) => steps.toReversed().forEach((restore) => restore(changed));
}
