/**
 * Writes what plugins changed in a copied tree back as edits of the engine's tree. Only differences are written,
 * because a new node has no position: a changed field is set where the engine can set it, a changed list of
 * children combines kept nodes and new nodes, and a moved node keeps its descendants.
 */
import type { TreeNode } from './tree-node.js';

/** A copy of the engine's tree. */
export interface CopiedTree {
  root: TreeNode;
  /** Nodes of the copy → their originals. */
  known: Map<TreeNode, KnownNode>;
}

export interface KnownNode {
  /** Represents the engine's node in edits. */
  token: object;
  /** A second copy, which plugins have not seen; changes are found by comparing with it. */
  before: TreeNode;
}

/** The subset of satteri's edits that is needed. `node` is a token. */
export interface TreeEdit {
  setProperty(node: object, key: string, value: unknown): void;
}

export interface TreeKind {
  /** Whether the engine can change this field of a node in place. */
  canSet(node: TreeNode, field: string): boolean;
  setField(node: TreeNode, field: string, target: { token: object; before: TreeNode; edit: TreeEdit }): void;
  /** The value of a field in the form that the engine takes in a new node. */
  newField(node: TreeNode, field: string): unknown;
}

/** @param root the copy, after plugins have changed it */
export function writeChanges(
  root: TreeNode,
  copied: CopiedTree,
  { kind, edit }: { kind: TreeKind; edit: TreeEdit },
): void {
  const original = copied.known.get(copied.root);
  if (!original) throw new Error('The root is always known.');
  const used = new Set<TreeNode>();
  const placed = root.type === 'root' ? (root.children ?? []) : [root];
  const writer = { known: copied.known, kind, edit, used };
  writeChildren(original, flat(placed), writer);
}

interface Writer {
  known: CopiedTree['known'];
  kind: TreeKind;
  edit: TreeEdit;
  /** Nodes that have been placed: a node that a plugin put in two places is created anew in the second. */
  used: Set<TreeNode>;
}

function writeChildren({ token, before }: KnownNode, children: readonly TreeNode[], writer: Writer): void {
  const old = before.children ?? [];
  const placed = children.map((child) => place(child, writer));
  // Set in place, so that the node is not created anew.
  const stays = (child: TreeNode, index: number): boolean => {
    const known = writer.known.get(child);
    return known !== undefined && known.before === old[index] && known.token === placed[index];
  };
  if (children.length !== old.length || !children.every(stays)) writer.edit.setProperty(token, 'children', placed);
}

/**
 * Represents a node in its parent's list: the engine's own node, after its changes were written, or a new one.
 */
function place(node: TreeNode, writer: Writer): object {
  const known = writer.known.get(node);
  if (known && !writer.used.has(node)) {
    const fields = changedFields(node, known.before);
    const settable = node.type === known.before.type && fields.every((field) => writer.kind.canSet(node, field));
    if (settable && Array.isArray(node.children) === Array.isArray(known.before.children)) {
      writer.used.add(node);
      for (const field of fields) writer.kind.setField(node, field, { ...known, edit: writer.edit });
      if (node.children) writeChildren(known, flat(node.children), writer);
      return known.token;
    }
  }
  return newNode(node, writer);
}

function newNode(node: TreeNode, writer: Writer): object {
  const made: Record<string, unknown> = { type: node.type };
  for (const field of Object.keys(node)) {
    if (!STRUCTURE.has(field)) made[field] = writer.kind.newField(node, field);
  }
  if (node.children) made.children = flat(node.children).map((child) => place(child, writer));
  return made;
}

const STRUCTURE = new Set(['type', 'children', 'position']);

function changedFields(node: TreeNode, before: TreeNode): string[] {
  const changed = Object.keys(node).filter((field) => !STRUCTURE.has(field) && !isSame(node[field], before[field]));
  const gone = Object.keys(before).filter((field) => !(field in node) && !isNothing(before[field]));
  return gone.length === 0 ? changed : [...changed, ...gone];
}

/** Replaces a root inside a tree with its children. Plugins that parse text leave such roots. */
function flat(children: readonly TreeNode[]): readonly TreeNode[] {
  if (children.every(({ type }) => type !== 'root')) return children;
  return children.flatMap((child) => (child.type === 'root' ? flat(child.children ?? []) : [child]));
}

/** Whether two values of a node are equal; absent, `null` and empty data count as equal. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (isNothing(a) && isNothing(b)) return true;
  if (!hasFields(a) || !hasFields(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  return (
    Object.keys(a).every((key) => isSame(a[key], b[key])) &&
    Object.keys(b).every((key) => key in a || isNothing(b[key]))
  );
}

function hasFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'object' && Object.keys(value).length === 0);
}
