/** The children of `<Head>` as data: their tags in HTML, and which of these tags replace each other. */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface HeadTag {
  name: string;
  /** Attributes, under their names in HTML. */
  attributes: Record<string, unknown>;
  /** Text, or raw HTML. */
  content: string | undefined;
}

const ATTRIBUTE_NAMES: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
};

type HeadElement = ReactElement<Record<string, unknown> & { children?: ReactNode }>;

export function toHeadTags(children: ReactNode): HeadTag[] {
  return flatten(children).map(toTag);
}

/** Flattens children, in order. `Children.toArray` would copy each element, on every page. */
function flatten(children: ReactNode, into: HeadElement[] = []): HeadElement[] {
  if (Array.isArray(children)) {
    for (const child of children) flatten(child, into);
  } else if (isValidElement<HeadElement['props']>(children)) {
    if (children.type === Fragment) flatten(children.props.children, into);
    else into.push(children);
  }
  return into;
}

function toTag(element: HeadElement): HeadTag {
  const { children, dangerouslySetInnerHTML, ...props } = element.props;
  if (typeof element.type !== 'string') {
    throw new Error(
      `<Head> holds the component <${element.type.name || 'anonymous'}>. Only HTML tags such as <meta> and <link> may stand there.`,
    );
  }
  const raw = (dangerouslySetInnerHTML as { __html?: string } | undefined)?.__html; // React's own prop
  const text = textOf(children);
  const attributes: Record<string, unknown> = {};
  for (const key in props) attributes[attributeName(key)] = props[key];
  return { name: element.type, attributes, content: raw ?? (text === '' ? undefined : text) };
}

function textOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

function attributeName(key: string): string {
  return ATTRIBUTE_NAMES[key] ?? key.toLowerCase();
}

/** Value of an attribute in HTML; `undefined` when it is left out. */
export function attributeValue(value: unknown): string | undefined {
  if (value === undefined || value === null || value === false) return undefined;
  return value === true ? '' : String(value);
}

/** Attributes of `<html>` or `<body>` from all heads; a later value wins. */
export function mergeAttributes(heads: readonly HeadTag[][], name: 'html' | 'body'): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const tag of heads.flat()) {
    if (tag.name !== name) continue;
    for (const [key, value] of Object.entries(tag.attributes)) {
      const text = attributeValue(value);
      if (text !== undefined) merged[key] = text;
    }
  }
  return merged;
}

/** The tags of all heads, without those that a later head replaces. Tags of one head never replace each other. */
export function mergeHeadTags(heads: readonly HeadTag[][]): HeadTag[] {
  const seen = new Set<string>();
  const kept: HeadTag[][] = [];
  for (const head of heads.toReversed()) {
    const kinds = head.map(kindOfTag);
    kept.push(head.filter((_, index) => !seen.has(kinds[index] ?? '')));
    for (const kind of kinds) seen.add(kind);
  }
  return kept.toReversed().flat();
}

const META_KEYS = ['charset', 'name', 'property', 'http-equiv', 'itemprop'];

/** Kind of a tag: of two tags of one kind, the later one wins. */
function kindOfTag({ name, attributes, content }: HeadTag): string {
  if (name === 'title' || name === 'base') return name;
  if (name === 'meta') {
    const key = META_KEYS.find((attribute) => attributes[attribute]);
    return key === undefined
      ? `meta ${JSON.stringify(attributes)}`
      : `meta ${key} ${key === 'charset' ? '' : attributes[key]}`;
  }
  if (name === 'link') {
    return attributes.rel === 'canonical'
      ? 'link canonical'
      : `link ${attributes.rel} ${attributes.href} ${attributes.hreflang ?? ''}`;
  }
  return `${name} ${attributes.src ?? ''} ${content ?? ''}`;
}
