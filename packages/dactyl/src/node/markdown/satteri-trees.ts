/**
 * Copies satteri's trees to plain objects for the site's plugins, and writes changes back. A whole tree is copied;
 * changes are written back with the commands that our own steps use, see `plugins/tree-changes.ts`. Sites without
 * plugins run none of this.
 */
import {
  HastReader,
  materializeHastTree,
  materializeMdastTree,
  markdownToMdast,
  MdastReader,
  mdxToMdast,
  serializeHandle,
  visitHastHook,
  visitMdastHook,
} from 'satteri';
import type { Parsers } from './engine.js';
import type { PageState } from './page-state.js';
import type { AttachedPlugins, RunPlugins } from './plugins/attach-plugins.js';
import { frontMatterNode } from './plugins/front-matter-node.js';
import { noPrograms, offerPrograms, takePrograms, type PrintProgram } from './plugins/programs.js';
import { writeChanges, type CopiedTree, type TreeEdit, type TreeKind } from './plugins/tree-changes.js';
import { HTML_TREE, MARKDOWN_TREE } from './plugins/tree-kinds.js';
import type { TreeNode } from './plugins/tree-node.js';
import type { Handle, SatteriInternals } from './satteri-internals.js';
import { isRecord } from '../../shared/is-record.js';

/** Parses a text to a separate tree, for plugins that parse text. */
export function parseTree(text: string, format: 'md' | 'mdx'): TreeNode {
  const parse = format === 'md' ? markdownToMdast : mdxToMdast;
  return asTree(parse(text, { features: { directive: true }, position: true }));
}

/** Runs the plugins of one stage on a tree. Does nothing if there are none. */
export type RunOnTree = (handle: Handle, page: PageState) => Promise<void>;

export type PluginRunner = Record<'beforeRemark' | 'remark' | 'rehype', RunOnTree>;

interface RunnerParts {
  internals: SatteriInternals;
  parsers: Parsers;
}

export async function createPluginRunner(plugins: AttachedPlugins, parts: RunnerParts): Promise<PluginRunner> {
  const { jsx, toJs } = await import('estree-util-to-js');
  const print: PrintProgram = (program) => toJs(program, { handlers: jsx }).value;
  const { internals } = parts;
  const on = (run: RunPlugins | undefined, tree: TreeAccess): RunOnTree =>
    run ? (handle, page) => runOnTree(run, { handle, page, tree, ...parts, print }) : () => Promise.resolve();
  const mdast = mdastAccess(internals);
  return {
    beforeRemark: on(plugins.beforeRemark, mdast),
    remark: on(plugins.remark, mdast),
    rehype: on(plugins.rehype, hastAccess()),
  };
}

interface TreeRun extends RunnerParts {
  handle: Handle;
  page: PageState;
  tree: TreeAccess;
  print: PrintProgram;
}

async function runOnTree(run: RunPlugins, { handle, page, tree, internals, parsers, print }: TreeRun): Promise<void> {
  const copied = copyTree(handle, tree, internals);
  const programs = noPrograms();
  const frontMatter = tree.kind === MARKDOWN_TREE ? frontMatterNode(page) : undefined;
  if (page.format === 'mdx') for (const node of copied.known.keys()) offerPrograms(node, parsers, programs);
  if (tree.kind === HTML_TREE) forEachNode(copied.root, moveToCode);
  if (frontMatter) copied.root.children?.unshift(frontMatter);
  const root = await run(copied.root, page);
  forEachNode(root, (node) => {
    if (page.format === 'mdx') takePrograms(node, programs, print);
    if (frontMatter && node.children) node.children = node.children.filter((child) => child !== frontMatter);
  });
  tree.edit(handle, page, (edit) => writeChanges(root, copied, { kind: tree.kind, edit }));
}

function copyTree(handle: Handle, { read }: TreeAccess, internals: SatteriInternals): CopiedTree {
  const { readTree, childIds } = read(serializeHandle(handle));
  const root = readTree();
  const known: CopiedTree['known'] = new Map();
  const { refs } = new internals.LazyChildResolver(handle);
  const add = (node: TreeNode, before: TreeNode, id: number): void => {
    const token = {};
    refs.set(token, id);
    known.set(node, { token, before });
    const ids = childIds(id);
    for (const [index, child] of (node.children ?? []).entries()) {
      const twin = before.children?.[index];
      const childId = ids[index];
      if (twin && childId !== undefined) add(child, twin, childId);
    }
  };
  add(root, readTree(), 0);
  return { root, known };
}

/** satteri puts the properties of a fence on `pre`; plugins expect them on the `code` inside, as in unified. */
function moveToCode({ tagName, properties, children }: TreeNode): void {
  const [code, ...others] = children ?? [];
  if (tagName !== 'pre' || code?.tagName !== 'code' || others.length > 0 || !isRecord(properties)) return;
  if (!('metastring' in properties) && code.data?.lang === undefined) return;
  code.properties = { ...(isRecord(code.properties) && code.properties), ...properties };
  for (const name of Object.keys(properties)) delete properties[name];
}

function forEachNode(node: TreeNode, visit: (node: TreeNode) => void): void {
  visit(node);
  for (const child of node.children ?? []) forEachNode(child, visit);
}

/** One of the two kinds of trees of satteri. */
interface TreeAccess {
  kind: TreeKind;
  /** Reads a tree. Each call of `readTree` returns a new copy. */
  read(bytes: Uint8Array): { readTree: () => TreeNode; childIds: (id: number) => readonly number[] };
  /** Applies the edits that `queue` records. */
  edit(handle: Handle, page: PageState, queue: (edit: TreeEdit) => void): void;
}

function mdastAccess({ binding, markHandleMutated }: SatteriInternals): TreeAccess {
  return {
    kind: MARKDOWN_TREE,
    read(bytes) {
      const reader = new MdastReader(bytes);
      return { readTree: () => asTree(materializeMdastTree(reader)), childIds: (id) => reader.getChildIds(id) };
    },
    edit(handle, { source }, queue) {
      const hook = (_: unknown, context: unknown) => queue(context as TreeEdit); // tokens count as nodes, see `refs`
      const visited = visitMdastHook(handle, {}, hook, source, undefined, {});
      if (visited instanceof Promise) throw new TypeError('Edits are queued at once.');
      if (!visited.hasMutations) return;
      markHandleMutated(handle);
      binding.applyCommandsToMdastHandle(handle, visited.commandBuffer);
    },
  };
}

function hastAccess(): TreeAccess {
  return {
    kind: HTML_TREE,
    read(bytes) {
      const reader = new HastReader(bytes);
      return { readTree: () => asTree(materializeHastTree(reader)), childIds: (id) => reader.getChildIds(id) };
    },
    edit(handle, { source }, queue) {
      const hast = handle as unknown as Parameters<typeof visitHastHook>[0]; // a handle of this kind of tree
      const hook = (_: unknown, context: unknown) => queue(context as TreeEdit); // tokens count as nodes, see `refs`
      const dropped = visitHastHook(hast, {}, hook, source, undefined, {});
      if (dropped instanceof Promise) throw new TypeError('Edits are queued at once.');
    },
  };
}

function asTree(node: unknown): TreeNode {
  return node as TreeNode; // satteri's trees are those of mdast and hast
}
