/** Front matter for plugins that look for it in the tree. The text that engines parse does not contain it. */
import type { PageState } from '../page-state.js';
import type { TreeNode } from './tree-node.js';

/** The text between the fences; `undefined` when there is none, or none in YAML. */
export function frontMatterText(source: string): string | undefined {
  return /^\uFEFF?---(?:ya?ml)?[ \t]*\r?\n(?:([^]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/i.exec(source)?.[1];
}

/** The first node of the Markdown tree. */
export function frontMatterNode({ yaml }: Pick<PageState, 'yaml'>): TreeNode | undefined {
  if (yaml === undefined) return undefined;
  const end = { line: yaml.split('\n').length + 2, column: 4, offset: yaml.length + 8 };
  return { type: 'yaml', value: yaml, position: { start: { line: 1, column: 1, offset: 0 }, end } };
}
