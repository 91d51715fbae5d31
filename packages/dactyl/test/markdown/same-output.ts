/** What a reader would notice of a compiled page, in a form in which two engines can be compared. */
import { createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { CompiledMarkdown } from '../../src/node/markdown/types.js';
import { renderModule } from './compile-text.js';

export interface Outcome {
  html: string;
  exports: string;
  toc: CompiledMarkdown['toc'];
  tocInserts: CompiledMarkdown['tocInserts'];
  contentTitle: string | undefined;
  anchors: string[];
  references: string[];
  warnings: string[];
  frontMatter: CompiledMarkdown['frontMatter'];
}

export interface Circumstances {
  /** What the site replaces with components of its own. */
  elements?: readonly string[];
  /** Whether lines of references count: satteri knows none beside raw HTML, and looks the URL up in the text. */
  hasLines?: boolean;
}

export async function outcomeOf(
  compiled: CompiledMarkdown,
  { elements = [], hasLines = true }: Circumstances = {},
): Promise<Outcome> {
  const { body, toc, tocInserts, contentTitle, anchors, references, warnings, frontMatter } = compiled;
  const rendered =
    body.kind === 'module' ? await render(compiled, body.imports, elements) : { html: body.html, exports: '' };
  return {
    html: canonicalHtml(rendered.html),
    exports: `${body.kind} ${rendered.exports}`,
    toc,
    tocInserts,
    contentTitle,
    anchors: anchors.toSorted(),
    references: references.map(({ kind, url, line }) => `${kind} ${url} at ${hasLines ? line : '?'}`),
    warnings: warnings.map(({ message, line }) => `${message} at ${line}`),
    frontMatter,
  };
}

const STUBS = ['Admonition', 'Box', 'Card', 'CodeBlock', 'Head', 'Icon', 'TabItem', 'Tabs'];

async function render(compiled: CompiledMarkdown, imports: readonly string[], elements: readonly string[]) {
  const components = Object.fromEntries([...STUBS, ...elements].map((name) => [name, stub(name)]));
  const modules = Object.fromEntries(imports.map((specifier) => [specifier, stubModule(specifier)]));
  const { html, namespace } = await renderModule(compiled, { components, modules, props: { name: 'N' } });
  const exports = Object.entries(namespace).map(([name, value]) => `${name}: ${kindOf(value)}`);
  return { html, exports: exports.toSorted().join(', ') };
}

function kindOf(value: unknown): string {
  return typeof value === 'function' || isValidElement(value) ? typeof value : JSON.stringify(value);
}

/** Whatever is imported by name is a component; a default export is one too, or the URL of an asset. */
function stubModule(specifier: string): object {
  const known = {
    default: specifier.endsWith('.png') ? `/url/${specifier}` : stub(specifier),
    x: 'value of x',
    toc: [],
  };
  return new Proxy(known, {
    get: (target, name) => Reflect.get(target, name) ?? (typeof name === 'string' ? `${name} of module` : undefined),
  });
}

/** Shows what it is given: props, and of which kind its children are. */
function stub(name: string) {
  return function Stub({ children, ...props }: Record<string, unknown> & { children?: ReactNode }) {
    const shown: Record<string, unknown> = { 'data-name': name, 'data-children': kinds(children).join(' ') };
    const parts: ReactNode[] = [];
    for (const key of Object.keys(props).toSorted()) {
      const value = props[key];
      if (isValidElement(value)) parts.push(createElement('x-prop', { key, 'data-prop': key }, value));
      else shown[`data-prop-${key.toLowerCase()}`] = typeof value === 'function' ? 'function' : JSON.stringify(value);
    }
    // The parser of HTML moves rows that stand in no table.
    return createElement(name === 'table' ? 'table' : 'x-stub', shown, ...parts, children);
  };
}

function kinds(children: ReactNode): string[] {
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => kinds(child));
  if (typeof children === 'string' && children.trim() === '') return [];
  if (!isValidElement<{ children?: ReactNode }>(children)) return children === undefined ? [] : [typeof children];
  const { type } = children;
  if (type === Fragment) return kinds(children.props.children);
  return [typeof type === 'string' ? type : `(${Reflect.get(type, 'name')})`];
}

/** Normalised: order of attributes, `align` of cells, blanks at the edges of blocks and between them. */
export function canonicalHtml(html: string): string {
  return parseFragment(html)
    .childNodes.map((node) => canonical(node, false))
    .join('')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const INLINE = new Set('a abbr b br code del em i img input kbd mark s small span strong sub sup u svg'.split(' '));

function canonical(node: DefaultTreeAdapterTypes.Node, isKept: boolean): string {
  if (node.nodeName === '#text' && 'value' in node) {
    if (isKept) return JSON.stringify(node.value);
    return node.value.replace(/[ \t\r\n]+/g, ' ').replaceAll('<', '&lt;');
  }
  if (node.nodeName === '#comment' && 'data' in node) return `<!--${node.data}-->`;
  if (!('tagName' in node)) return '';
  const { tagName } = node;
  const attributes = node.attrs.map(({ name, value }) => attribute(tagName, name, value)).toSorted();
  const keep = isKept || tagName === 'pre';
  const children = ('content' in node ? node.content : node).childNodes.map((child) => canonical(child, keep)).join('');
  const inside = keep || INLINE.has(tagName) ? children : children.trim();
  const element = `<${[tagName, ...attributes].join(' ')}>${inside}</${tagName}>`;
  return INLINE.has(tagName) || isKept ? element : `\n${element}\n`;
}

function attribute(tagName: string, name: string, value: string): string {
  if ((tagName === 'td' || tagName === 'th') && name === 'align') return `style="text-align:${value}"`;
  return `${name}=${JSON.stringify(name === 'style' ? value.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '') : value)}`;
}
