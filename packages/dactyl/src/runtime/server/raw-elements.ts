/**
 * HTML that the Markdown compiler has made of elements → those elements, for components that look into their
 * children. Only the outermost ones: what is in them stays HTML.
 */
import { createElement, type ReactNode } from 'react';
import type { MarkupNode, RenderServices } from '../../shared/render.js';
import { unescapeHtml } from './unescape-html.js';

export function elementsOfRaw(html: string, parseMarkup: RenderServices['parseMarkup']): ReactNode[] {
  const nodes: ReactNode[] = [];
  for (let node = parseMarkup(html).firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) nodes.push(node.data);
    if (node.nodeType === 1) nodes.push(elementOf(node, html, nodes.length));
  }
  return nodes;
}

const START_TAG = /^<[^\s/>]+((?:\s+[^\s=>/]+(?:="[^"]*"|='[^']*'|=[^\s>]*)?)*)\s*\/?>/;
const ATTRIBUTE = /([^\s=>/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/g;

function elementOf(node: MarkupNode, html: string, key: number): ReactNode {
  const [startTag = '', attributes = ''] = START_TAG.exec(html.slice(node.start, node.end)) ?? [];
  const inside = html.slice(node.start + startTag.length, node.end).replace(/<\/[^<>]*>$/, '');
  return createElement(node.localName, {
    key,
    ...propsOf(attributes),
    ...(node.firstChild ? { dangerouslySetInnerHTML: { __html: inside } } : {}),
  });
}

/** Attributes whose props have another name. */
const PROPS: Record<string, string> = {
  class: 'className',
  colspan: 'colSpan',
  for: 'htmlFor',
  rowspan: 'rowSpan',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
};

function propsOf(attributes: string): Record<string, unknown> {
  const found = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => {
    const text = unescapeHtml(double ?? single ?? bare ?? '');
    return [PROPS[name] ?? name, name === 'style' ? styleOf(text) : text];
  });
  return Object.fromEntries(found) as Record<string, unknown>;
}

function styleOf(text: string): Record<string, string> {
  const declarations = text.split(/;(?![^(]*\))/).map((part) => part.trim());
  const entries = declarations.filter(Boolean).map((declaration) => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    const property = name.startsWith('--')
      ? name
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [property, declaration.slice(colon + 1).trim()];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}
