/**
 * Children of all `<Head>` elements of a page, in render order → one set of tags. A later tag replaces
 * earlier ones of its kind; tags of one `<Head>` never replace each other.
 */
import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import type { PageHead, SiteData } from '../../shared/render.js';

type Attributes = Record<string, unknown>;
interface Tag {
  name: string;
  attributes: Attributes;
  content: string | undefined;
}

/** Order in the document. */
const TAG_NAMES = ['title', 'base', 'meta', 'link', 'script', 'style', 'noscript'];

const ATTRIBUTE_NAMES: Record<string, string> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  acceptCharset: 'accept-charset',
};

export function collectHead(heads: readonly ReactNode[], site: SiteData): PageHead {
  const groups = heads.map((children) => flatten(children).map(toTag));
  const htmlAttributes = attributesOf(groups, 'html');
  const bodyAttributes = attributesOf(groups, 'body');
  const tags = withoutReplaced(groups);
  const ordered = TAG_NAMES.flatMap((name) => tags.filter((tag) => tag.name === name));
  const robots = tags.find((tag) => tag.name === 'meta' && tag.attributes.name === 'robots');
  return {
    title: tags.find((tag) => tag.name === 'title')?.content ?? site.siteConfig.title,
    tags: ordered.map(tagToHtml).join(''),
    htmlAttributes,
    bodyAttributes,
    noIndex: String(robots?.attributes.content ?? '').includes('noindex'),
  };
}

type HeadElement = ReactElement<Attributes & { children?: ReactNode }>;

/** Elements in order. `Children.toArray` would do, but it copies each of them, on every page. */
function flatten(children: ReactNode, into: HeadElement[] = []): HeadElement[] {
  if (Array.isArray(children)) {
    for (const child of children) flatten(child, into);
  } else if (isValidElement<Attributes & { children?: ReactNode }>(children)) {
    if (children.type === Fragment) flatten(children.props.children, into);
    else into.push(children);
  }
  return into;
}

function textOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(textOf).join('');
  return typeof children === 'string' || typeof children === 'number' ? String(children) : '';
}

function toTag(element: HeadElement): Tag {
  const { children, dangerouslySetInnerHTML, ...attributes } = element.props;
  if (typeof element.type !== 'string') {
    throw new Error(
      `<Head> holds the component <${element.type.name || 'anonymous'}>. Only HTML tags such as <meta> and <link> may stand there.`,
    );
  }
  const raw = (dangerouslySetInnerHTML as { __html?: string } | undefined)?.__html; // React's own prop
  const text = textOf(children);
  return { name: element.type, attributes, content: raw ?? (text === '' ? undefined : text) };
}

function attributesOf(groups: readonly Tag[][], name: 'html' | 'body'): Record<string, string> {
  const merged: Record<string, string> = {};
  for (const tag of groups.flat()) {
    if (tag.name !== name) continue;
    for (const [key, value] of Object.entries(tag.attributes)) {
      if (value === undefined || value === null || value === false) continue;
      merged[attributeName(key)] = value === true ? '' : String(value);
    }
  }
  return merged;
}

function withoutReplaced(groups: readonly Tag[][]): Tag[] {
  const seen = new Set<string>();
  const kept: Tag[][] = [];
  for (const group of groups.toReversed()) {
    const fresh = group.filter((tag) => TAG_NAMES.includes(tag.name) && !seen.has(kindOf(tag)));
    for (const tag of fresh) seen.add(kindOf(tag));
    kept.push(fresh);
  }
  return kept.toReversed().flat();
}

/** Two tags of one kind say the same thing: the later one wins. */
function kindOf({ name, attributes, content }: Tag): string {
  if (name === 'title' || name === 'base') return name;
  if (name === 'meta') {
    const key = ['charSet', 'name', 'property', 'httpEquiv', 'itemProp'].find((attribute) => attributes[attribute]);
    return key === undefined
      ? `meta ${JSON.stringify(attributes)}`
      : `meta ${key} ${key === 'charSet' ? '' : attributes[key]}`;
  }
  if (name === 'link') {
    return attributes.rel === 'canonical'
      ? 'link canonical'
      : `link ${attributes.rel} ${attributes.href} ${attributes.hrefLang ?? ''}`;
  }
  return `${name} ${attributes.src ?? ''} ${content ?? ''}`;
}

function tagToHtml({ name, attributes, content }: Tag): string {
  const html = Object.entries(attributes)
    .map(([key, value]) => attributeToHtml(attributeName(key), value))
    .join('');
  const open = `<${name} data-rh="true"${html}>`;
  if (name === 'meta' || name === 'link' || name === 'base') return open;
  const inside =
    name === 'title' ? escapeHtml(content ?? '') : (content ?? '').replace(/<\/(script|style)/gi, '<\\/$1');
  return `${open}${inside}</${name}>`;
}

function attributeName(key: string): string {
  return ATTRIBUTE_NAMES[key] ?? key.toLowerCase();
}

function attributeToHtml(name: string, value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
