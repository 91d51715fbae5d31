/**
 * Which changes satteri can make to a node in place, for each of the two trees. Any other change requires a new
 * node.
 */
import type { TreeKind } from './tree-changes.js';
import type { TreeNode } from './tree-node.js';

const FIELDS: Record<string, readonly string[]> = {
  link: ['url', 'title'],
  image: ['url', 'title', 'alt'],
  definition: ['url', 'title'],
  code: ['value', 'lang', 'meta'],
  heading: ['depth'],
  text: ['value'],
  inlineCode: ['value'],
  html: ['value'],
};

export const MARKDOWN_TREE: TreeKind = {
  canSet: ({ type }, field) => field === 'data' || (FIELDS[type]?.includes(field) ?? false),
  setField: (node, field, { token, edit }) => edit.setProperty(token, field, node[field]),
  newField: (node, field) => node[field],
};

export const HTML_TREE: TreeKind = {
  canSet({ type }, field) {
    if (field === 'data') return true;
    return type === 'element' ? field === 'properties' : field === 'value' && (type === 'text' || type === 'raw');
  },
  setField(node, field, { token, before, edit }) {
    if (field !== 'properties') return edit.setProperty(token, field, node[field]);
    const [now, then] = [propertiesOf(node), propertiesOf(before)];
    for (const name of Object.keys({ ...then, ...now })) {
      // The engine prints nothing for `false`, and an empty value for `null`.
      if (String(now[name]) !== String(then[name])) edit.setProperty(token, name, now[name] ?? false);
    }
  },
  newField: (node, field) => (field === 'properties' ? propertiesOf(node) : node[field]),
};

/** Properties whose lists are separated by commas; all others are separated by spaces. */
const COMMA_LISTS = new Set(['accept', 'coords', 'srcSet', 'imageSrcSet']);

/** Properties of an element as satteri takes them. */
function propertiesOf({ properties }: TreeNode): Record<string, unknown> {
  if (typeof properties !== 'object' || properties === null) return {};
  const entries = Object.entries(properties).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    Array.isArray(value) && COMMA_LISTS.has(name) ? value.join(', ') : value,
  ]);
  return Object.fromEntries(entries);
}
