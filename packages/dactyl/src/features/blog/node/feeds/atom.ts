/** Writes a feed as Atom 1.0 (RFC 4287). */
import { enclosuresOf } from './enclosures.js';
import type { Feed, FeedAuthor, FeedCategory, FeedFile, FeedItem } from './types.js';
import { block, cdata, document, element, emptyElement, textElement } from '../../../../shared/xml.js';

export function writeAtom({ channel, items }: Feed, { self, stylesheets }: FeedFile): string {
  // Atom requires an author for each entry: its own, or that of the feed.
  const isUnsigned = items.some(({ author = [] }) => author.flatMap((one) => writePerson('author', one)).length === 0);
  const children = [
    ...textElement('id', channel.link),
    ...textElement('title', channel.title),
    ...textElement('updated', channel.updated.toISOString()),
    ...textElement('generator', 'Dactyl'),
    ...(isUnsigned ? writePerson('author', { name: channel.publisher }) : []),
    ...emptyElement('link', { rel: 'alternate', href: channel.link }),
    ...emptyElement('link', { rel: 'self', href: self }),
    ...textElement('subtitle', channel.description),
    ...textElement('icon', channel.favicon),
    ...textElement('rights', channel.copyright || undefined),
    ...items.flatMap(writeEntry),
  ];
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': channel.language };
  return document(block('feed', children, attributes), stylesheets);
}

function writeEntry(item: FeedItem): string[] {
  const { title, link, date, description, content, author = [], contributor = [], category = [] } = item;
  return block('entry', [
    ...textElement('title', title),
    ...textElement('id', item.id ?? link),
    ...emptyElement('link', { href: link }),
    ...textElement('updated', date.toISOString()),
    ...textElement('published', (item.published ?? date).toISOString()),
    ...textElement('summary', description || undefined),
    ...element('content', content === undefined ? undefined : cdata(content), { type: 'html' }),
    ...author.flatMap((person) => writePerson('author', person)),
    ...contributor.flatMap((person) => writePerson('contributor', person)),
    ...category.flatMap(writeCategory),
    ...enclosuresOf(item).flatMap(({ url, type, length, title: label }) =>
      emptyElement('link', { rel: 'enclosure', href: url, type, length: length?.toString(), title: label }),
    ),
    ...textElement('rights', item.copyright || undefined),
  ]);
}

function writePerson(role: 'author' | 'contributor', { name, link, email }: FeedAuthor): string[] {
  if (!name) return [];
  const parts = [
    ...textElement('name', name),
    ...textElement('uri', link),
    // Atom requires valid e-mail addresses, so an invalid one is left out.
    ...textElement('email', email && /^[^\s@]+@[^\s@]+$/.test(email) ? email : undefined),
  ];
  return element(role, parts.join(''));
}

function writeCategory({ name, term = name, scheme }: FeedCategory): string[] {
  if (!term) return [];
  return emptyElement('category', { label: name, term, scheme });
}
