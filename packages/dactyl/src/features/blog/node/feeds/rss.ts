/** Writes a feed as RSS 2.0, with the text of posts in the `content` module. */
import { enclosuresOf } from './enclosures.js';
import type { Feed, FeedAuthor, FeedCategory, FeedFile, FeedItem } from './types.js';
import { block, cdata, document, element, emptyElement, textElement } from '../../../../shared/xml.js';

const NAMESPACES = {
  version: '2.0',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
};

export function writeRss({ channel, items }: Feed, { self, stylesheets }: FeedFile): string {
  const children = [
    ...textElement('title', channel.title),
    ...textElement('link', channel.link),
    ...textElement('description', channel.description),
    ...textElement('lastBuildDate', channel.updated.toUTCString()),
    ...textElement('docs', 'https://www.rssboard.org/rss-specification'),
    ...textElement('generator', 'Dactyl'),
    ...textElement('language', channel.language),
    ...textElement('copyright', channel.copyright || undefined),
    ...emptyElement('atom:link', { href: self, rel: 'self', type: 'application/rss+xml' }),
    ...items.flatMap(writeItem),
  ];
  return document(block('rss', block('channel', children), NAMESPACES), stylesheets);
}

function writeItem(item: FeedItem): string[] {
  const { title, link, description, content, author = [], category = [] } = item;
  const guid = item.guid ?? item.id ?? link;
  return block('item', [
    ...element('title', cdata(title)),
    ...textElement('link', link),
    ...textElement('guid', guid, guid === link ? {} : { isPermaLink: 'false' }),
    ...textElement('pubDate', (item.published ?? item.date).toUTCString()),
    ...element('description', description ? cdata(plainTextAsHtml(description)) : undefined),
    ...element('content:encoded', content === undefined ? undefined : cdata(content)),
    ...author.flatMap(writeAuthor),
    ...category.flatMap(writeCategory),
    ...writeEnclosure(item),
  ]);
}

/**
 * Escapes only what has a meaning in HTML: most readers take a description for HTML, but some show it as plain text.
 */
function plainTextAsHtml(text: string): string {
  return text.replaceAll(/&(?=#?\w+;)/g, '&amp;').replaceAll('<', '&lt;');
}

/** In RSS an author is an e-mail address; authors without one are written as creators. */
function writeAuthor({ name, email }: FeedAuthor): string[] {
  if (!name) return [];
  return email ? textElement('author', `${email} (${name})`) : textElement('dc:creator', name);
}

function writeCategory({ name, domain }: FeedCategory): string[] {
  return element('category', name ? cdata(name) : undefined, { domain });
}

/** RSS allows only one enclosure per item. */
function writeEnclosure(item: FeedItem): string[] {
  const [first] = enclosuresOf(item);
  return first
    ? emptyElement('enclosure', { url: first.url, length: String(first.length ?? 0), type: first.type })
    : [];
}
