/**
 * Shows links and images to plugins: a link to a Markdown file has the URL of its page, and a reference to another
 * file is JSX.
 *
 *     [a](./sub/b.md#c)  →  link { url: '/docs/sub/b#c' }
 *     ![A cat](cat.png)  →  <img alt="A cat" src={require("cat.png").default}/>
 *     [f](./form.pdf)    →  <a target="_blank" href={require("./form.pdf").default}>f</a>
 */
import { hasProtocol, splitUrl } from '../../../shared/url.js';
import { isFileUrl } from '../steps/links.js';
import { walk } from '../unified/tree.js';
import type { TreeNode, RestoreTree } from './tree-node.js';

/** Shows links to Markdown files that have a page. @param permalinks URLs by path, as the author wrote it */
export function showUrls(tree: TreeNode, permalinks: Readonly<Record<string, string>> = {}): RestoreTree {
  const shown = new Map<TreeNode, { written: string; resolved: string }>();
  if (Object.keys(permalinks).length === 0) return () => {};
  walk(tree, (node) => {
    const written = urlOf(node);
    if (written === undefined) return;
    const { pathname, suffix } = splitUrl(written);
    const permalink = permalinks[pathname];
    if (permalink === undefined) return;
    const resolved = permalink + suffix;
    shown.set(node, { written, resolved });
    setUrl(node, resolved);
  });
  return (changed) =>
    walk(changed, (node) => {
      const known = shown.get(node);
      // The original URL is restored, so that a broken link is reported as the author wrote it.
      if (known && urlOf(node) === known.resolved) setUrl(node, known.written);
    });
}

function urlOf(node: TreeNode): string | undefined {
  const url = node.type === 'link' || node.type === 'definition' ? node.url : hrefOf(node);
  return typeof url === 'string' ? url : undefined;
}

function hrefOf({ tagName, properties }: TreeNode): unknown {
  return tagName === 'a' ? Object(properties).href : undefined;
}

function setUrl(node: TreeNode, url: string): void {
  if (node.tagName === 'a') node.properties = { ...Object(node.properties), href: url };
  else node.url = url;
}

/** A kind of element that refers to files. */
interface Kind {
  name: 'img' | 'a';
  source: 'src' | 'href';
  /** Whether a URL refers to a file. */
  isFile: (url: string) => boolean;
  /** Additional attributes of the JSX element. */
  extra: readonly Attribute[];
}

type Attribute = { type: string; name: string; value: unknown };

const IMAGE: Kind = {
  name: 'img',
  source: 'src',
  isFile: (url) => url !== '' && !hasProtocol(url) && !/^[#?]/.test(url),
  extra: [],
};
const LINK: Kind = {
  name: 'a',
  source: 'href',
  isFile: isFileUrl,
  extra: [attribute('target', '_blank'), attribute('data-noBrokenLinkCheck', expression('true', literal(true)))],
};

/** Shows images, and links to files that are no pages. */
export function showFiles(tree: TreeNode, kind: 'markdown' | 'html'): RestoreTree {
  const shown = new Map<TreeNode, { before: TreeNode; attributes: string }>();
  walk(tree, (node) => {
    const of = kindOf(node);
    if (!of) return;
    const properties = kind === 'html' ? propertiesOf(node.properties) : markdownProperties(node, of);
    const url = properties[of.source];
    if (typeof url !== 'string' || !of.isFile(url)) return;
    const before = { ...node };
    const attributes = toAttributes(properties, of);
    const children = node.children ?? [];
    replaceFields(node, { type: 'mdxJsxTextElement', name: of.name, attributes, children });
    shown.set(node, { before, attributes: attributeText(attributes) });
  });
  return (changed) =>
    walk(changed, (node) => {
      const of = node.type.startsWith('mdxJsx') ? [IMAGE, LINK].find(({ name }) => name === node.name) : undefined;
      if (!of || !Array.isArray(node.attributes)) return;
      const attributes = node.attributes as Attribute[]; // the node is a JSX element
      const known = shown.get(node);
      if (known?.attributes === attributeText(attributes)) {
        const { children, ...before } = known.before;
        replaceFields(node, { ...before, ...(children && { children: node.children ?? [] }) });
        return;
      }
      const properties = fromAttributes(attributes, of);
      if (properties) replaceFields(node, element(node, { of, properties, kind, before: known?.before }));
    });
}

function kindOf({ type, tagName }: TreeNode): Kind | undefined {
  if (type === 'image' || (type === 'element' && tagName === 'img')) return IMAGE;
  return type === 'link' || (type === 'element' && tagName === 'a') ? LINK : undefined;
}

function markdownProperties({ url, alt, title, data }: TreeNode, { source }: Kind): Record<string, unknown> {
  return { ...propertiesOf(data?.hProperties), alt, title, [source]: url };
}

function propertiesOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function toAttributes(properties: Record<string, unknown>, { source, extra }: Kind): Attribute[] {
  const { [source]: url, ...others } = properties;
  const rest = Object.entries(others).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return [
    ...structuredClone(extra),
    ...rest.map(([name, value]) => attribute(name, Array.isArray(value) ? value.join(' ') : String(value))),
    attribute(source, requireExpression(String(url))),
  ];
}

/**
 * The original node; `undefined` for an element that is not ours, or has attributes that only JSX can express.
 */
function fromAttributes(attributes: readonly Attribute[], of: Kind): Record<string, string> | undefined {
  const properties: Record<string, string> = {};
  let isOurs = false;
  for (const { type, name, value } of attributes) {
    const text = Object(value).value as unknown; // the value of an expression
    if (type !== 'mdxJsxAttribute') return undefined;
    if (typeof value === 'string') properties[name] = value;
    else if (value === null || value === undefined) properties[name] = '';
    else if (name === of.source && typeof text === 'string') {
      const [, url] = /^require\("([^"]*)"\)\.default$/.exec(text) ?? [];
      if (url === undefined) return undefined;
      properties[name] = JSON.parse(`"${url}"`) as string; // `requireExpression` wrote the text
      isOurs = true;
    } else if (!of.extra.some((extra) => extra.name === name)) return undefined;
  }
  return isOurs ? properties : undefined;
}

interface ElementParts {
  of: Kind;
  properties: Record<string, string>;
  kind: 'markdown' | 'html';
  before: TreeNode | undefined;
}

function element({ children = [] }: TreeNode, { of, properties, kind, before }: ElementParts): TreeNode {
  const { target, ...own } = properties;
  // `_blank` is the default for files.
  const all = target === undefined || target === '_blank' ? own : properties;
  if (kind === 'html')
    return { ...before, type: 'element', tagName: of.name, properties: all, children } satisfies TreeNode;
  const { [of.source]: url = '', alt, title, ...rest } = all;
  const data = { ...before?.data, ...(Object.keys(rest).length > 0 && { hProperties: rest }) };
  const fields = { ...before, url, title: title ?? null, ...(Object.keys(data).length > 0 && { data }) };
  if (of === IMAGE) return { ...fields, type: 'image', alt: alt ?? '' };
  return { ...fields, type: 'link', children };
}

function replaceFields(node: TreeNode, fields: TreeNode): void {
  const { position } = node;
  for (const key of Object.keys(node)) if (!(key in fields)) delete node[key];
  Object.assign(node, position && { position }, fields);
}

function attribute(name: string, value: unknown): Attribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Attributes without their programs, which plugins may have read or made. */
function attributeText(attributes: readonly Attribute[]): string {
  return JSON.stringify(attributes, (key, value: unknown) => (key === 'data' ? undefined : value));
}

function requireExpression(url: string): object {
  const raw = JSON.stringify(url);
  const callee = { type: 'Identifier', name: 'require' };
  const call = { type: 'CallExpression', callee, arguments: [{ ...literal(url), raw }], optional: false };
  const property = { type: 'Identifier', name: 'default' };
  const member = { type: 'MemberExpression', object: call, property, computed: false, optional: false };
  return expression(`require(${raw}).default`, member);
}

function literal(value: unknown): object {
  return { type: 'Literal', value, raw: JSON.stringify(value) };
}

function expression(value: string, node: object): object {
  const estree = {
    type: 'Program',
    body: [{ type: 'ExpressionStatement', expression: node }],
    sourceType: 'module',
    comments: [],
  };
  return { type: 'mdxJsxAttributeValueExpression', value, data: { estree } };
}
