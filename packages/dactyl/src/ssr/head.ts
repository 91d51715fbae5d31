/**
 * Turns the children of all `<Head>` elements of a page, in render order, into one list of tags. A later tag replaces
 * an earlier one of its kind, but tags of one `<Head>` never replace each other.
 */
import type { ReactNode } from 'react';
import type { PageHead, SiteData } from '../shared/render.js';
import { attributeValue, mergeAttributes, mergeHeadTags, toHeadTags, type HeadTag } from '../react/head-tags.js';
import { escapeHtml } from '../shared/html.js';

/** Kinds of tags, in the order in which they stand in the document. */
const TAG_NAMES = ['title', 'base', 'meta', 'link', 'script', 'style', 'noscript'];

export function collectHead(heads: readonly ReactNode[], site: SiteData): PageHead {
  const groups = lastOfEqual(heads).map(toHeadTags);
  const htmlAttributes = mergeAttributes(groups, 'html');
  const bodyAttributes = mergeAttributes(groups, 'body');
  const tags = mergeHeadTags(groups).filter(({ name }) => TAG_NAMES.includes(name));
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

/** A sidebar may have a badge for each of hundreds of items, whose heads are one and the same. */
function lastOfEqual(heads: readonly ReactNode[]): ReactNode[] {
  return [...new Set(heads.toReversed())].toReversed();
}

function tagToHtml({ name, attributes, content }: HeadTag): string {
  let html = '';
  for (const key in attributes) html += attributeToHtml(key, attributes[key]);
  const open = `<${name} data-rh="true"${html}>`;
  if (name === 'meta' || name === 'link' || name === 'base') return open;
  const inside =
    name === 'title' ? escapeHtml(content ?? '') : (content ?? '').replace(/<\/(script|style)/gi, '<\\/$1');
  return `${open}${inside}</${name}>`;
}

function attributeToHtml(name: string, value: unknown): string {
  if (value === true) return ` ${name}`;
  const text = attributeValue(value);
  return text === undefined ? '' : ` ${name}="${escapeHtml(text)}"`;
}
