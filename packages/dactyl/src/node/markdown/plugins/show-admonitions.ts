/**
 * Shows admonitions to plugins as directives with an element name and without a label.
 *
 *     :::tip[Read]  →  containerDirective { name: 'tip', data: { hName: 'admonition', hProperties: { type, title } } }
 *
 * Changes that plugins make to title, class, id or element take effect. An element `admonition` that a plugin creates
 * becomes an admonition.
 */
import type { TreeNode, RestoreTree, ViewOptions } from './tree-node.js';
import { walk } from '../unified/tree.js';

const ELEMENT = 'admonition';
const TITLE = 'mdxAdmonitionTitle';

interface Shown {
  data: TreeNode['data'];
  properties: Record<string, unknown>;
  label: TreeNode | undefined;
}

export function showAdmonitions(
  tree: TreeNode,
  { admonitionKeywords }: Pick<ViewOptions, 'admonitionKeywords'>,
): RestoreTree {
  const shown = new Map<TreeNode, Shown>();
  walk(tree, (node) => {
    if (node.type !== 'containerDirective' || !admonitionKeywords.includes(String(node.name))) return;
    shown.set(node, show(node));
  });
  return (changed) =>
    walk(changed, (node) => {
      const known = shown.get(node);
      if (known) restore(node, known);
      else if (node.data?.hName === ELEMENT) toDirective(node);
    });
}

function show(node: TreeNode): Shown {
  const { data } = node;
  const [first, ...content] = node.children ?? [];
  const label = first?.data?.directiveLabel === true ? first : undefined;
  const { title: written, class: className, id } = attributesOf(node);
  const title = written ?? textOnly(label);
  const properties = {
    ...(title !== undefined && title !== '' && { title }),
    ...(className !== undefined && { className }),
    ...(id !== undefined && { id }),
    type: node.name,
  };
  node.data = { hName: ELEMENT, hProperties: { ...properties } };
  if (label) {
    const rich = { type: TITLE, data: { hName: TITLE, hProperties: {} }, children: label.children ?? [] };
    node.children = title === undefined ? [rich, ...content] : content;
  }
  return { data, properties, label };
}

function restore(node: TreeNode, { data, properties, label }: Shown): void {
  if (node.data?.hName !== ELEMENT) {
    // A plugin has replaced the admonition by setting another element name.
    if (node.type === 'containerDirective' && node.data?.hName !== undefined) node.type = 'dactyl-directive';
    return;
  }
  const now = propertiesOf(node);
  if (data === undefined) delete node.data;
  else node.data = data;
  node.type = 'containerDirective';
  if (now.type !== properties.type) node.name = now.type;
  const attributes = { ...attributesOf(node) };
  for (const [key, attribute] of [
    ['title', 'title'],
    ['className', 'class'],
    ['id', 'id'],
  ] as const) {
    if (String(now[key]) === String(properties[key])) continue;
    attributes[attribute] = classText(now[key]);
    node.attributes = attributes;
  }
  if (!label) return;
  const [first, ...content] = node.children ?? [];
  if (first?.type === TITLE) {
    label.children = first.children ?? [];
    node.children = [label, ...content];
  } else if (now.title === properties.title) {
    node.children = [label, ...(node.children ?? [])];
  } else {
    // Without its position, because our own step would find the former label in the text at that position.
    delete node.position;
  }
}

/** Converts an element `admonition` that a plugin has made from another node. */
function toDirective(node: TreeNode): void {
  const { type, title, className, id } = propertiesOf(node);
  node.type = 'containerDirective';
  node.name = String(type ?? 'note');
  node.attributes = {
    ...(title !== undefined && { title: String(title) }),
    ...(className !== undefined && { class: classText(className) }),
    ...(id !== undefined && { id: String(id) }),
  };
  const [first, ...content] = node.children ?? [];
  if (first?.type === TITLE) {
    const label = { type: 'paragraph', data: { directiveLabel: true }, children: first.children ?? [] };
    node.children = [label, ...content];
  }
  delete node.data;
}

function textOnly(label: TreeNode | undefined): unknown {
  const [only, ...others] = label?.children ?? [];
  return only?.type === 'text' && others.length === 0 ? only.value : undefined;
}

function classText(value: unknown): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '');
}

function attributesOf({ attributes }: TreeNode): Record<string, unknown> {
  return typeof attributes === 'object' && attributes !== null ? { ...attributes } : {};
}

function propertiesOf({ data }: TreeNode): Record<string, unknown> {
  const properties = data?.hProperties;
  return typeof properties === 'object' && properties !== null ? { ...properties } : {};
}
