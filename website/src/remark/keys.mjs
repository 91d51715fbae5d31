import { visit } from 'unist-util-visit';

/** `:key[Tab]` → `<kbd>Tab</kbd>`. The guide "Markdown plugins" shows this file. */
export default function remarkKeys() {
  return (tree) => {
    visit(tree, 'textDirective', (node) => {
      if (node.name !== 'key') return;
      node.data = { ...node.data, hName: 'kbd' };
    });
  };
}
