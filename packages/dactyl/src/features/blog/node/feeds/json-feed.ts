/** Writes a feed as JSON Feed 1.1, and also the single author of version 1 for older readers. */
import { enclosuresOf } from './enclosures.js';
import type { Feed, FeedAuthor, FeedFile, FeedItem } from './types.js';

export function writeJsonFeed({ channel, items }: Feed, { self }: Pick<FeedFile, 'self'>): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title: channel.title,
    home_page_url: channel.link,
    feed_url: self,
    description: channel.description,
    language: channel.language,
    favicon: channel.favicon,
    items: items.map(toJsonItem),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}

function toJsonItem(item: FeedItem) {
  const { title, link, date, description, content } = item;
  const tags = (item.category ?? []).flatMap(({ name }) => name || []);
  const authors = (item.author ?? []).flatMap(toJsonAuthor);
  const image = typeof item.image === 'object' ? item.image.url : item.image;
  const files = enclosuresOf(item).filter(({ url }) => url !== image);
  return {
    id: item.id ?? link,
    url: link,
    title,
    // An item must have a text.
    ...(content === undefined ? { content_text: description || title } : { content_html: content }),
    ...(description && content !== undefined && { summary: description }),
    image,
    date_published: (item.published ?? date).toISOString(),
    date_modified: date.toISOString(),
    ...(authors.length > 0 && { author: authors[0], authors }),
    ...(tags.length > 0 && { tags }),
    ...(files.length > 0 && {
      attachments: files.map(({ url, type, length, title: label }) => ({
        url,
        mime_type: type,
        title: label,
        size_in_bytes: length,
      })),
    }),
  };
}

/** JSON Feed has no field for an e-mail address. */
function toJsonAuthor({ name, link, avatar }: FeedAuthor) {
  return name || link || avatar ? [{ name, url: link, avatar }] : [];
}
