/**
 * Converts the tree to the form that plugins see in Docusaurus, and back. In Docusaurus its own steps have run
 * before: links to Markdown files are URLs; images, and links to files, are JSX elements; admonitions are
 * directives with an element name and without a label; the page's title is inside a `<header>`. Our steps do all of
 * this after the plugins, and better for pages that need no evaluation. So plugins are shown the tree in that form;
 * afterwards, unchanged nodes get their original form back, and changes are carried over.
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
