/**
 * What a validator of feeds looks at. In: a feed. Out: what is wrong with it, in words, and its items. A strict parser
 * says whether XML is well-formed, that of feed readers what is in it.
 */
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { parseHtml, type HtmlElement } from './html-document.js';

export interface FeedCheck {
  problems: string[];
  items: FeedCheckItem[];
}

export interface FeedCheckItem {
  id: string;
  url: string;
  title: string;
  content: HtmlElement;
}

/** What formats say in their own ways; `undefined` where something that must be there is not. */
interface ReadFeed {
  title: string | undefined;
  link: string | undefined;
  self: string | undefined;
  description: string | undefined;
  /** Of the feed and of its items, as they are written. */
  dates: (string | undefined)[];
  items: {
    id?: string | undefined;
    url?: string | undefined;
    title?: string | undefined;
    content?: string | undefined;
  }[];
  /** Rules of the format beyond these. */
  broken: string[];
}

/** The grammars of RFC 822, with four digits for the year, and of RFC 3339. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const RFC_3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** @param name ends as the plugin names its feeds */
export function checkFeed(name: string, text: string): FeedCheck {
  if (name.endsWith('feed.json')) return check(readJsonFeed(text), RFC_3339);
  const faults = xmlFaults(text);
  const { problems, items } = name.endsWith('atom.xml')
    ? check(readAtom(text), RFC_3339)
    : check(readRss(text), RFC_822);
  return { problems: [...faults, ...problems], items };
}

function xmlFaults(text: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => faults.push(error.message));
  parser.write(text).close();
  return faults;
}

function readRss(text: string): ReadFeed {
  const feed = parseRssFeed(text);
  const items = feed.items ?? [];
  return {
    title: feed.title,
    link: feed.link,
    self: feed.atom?.links?.find(({ rel }) => rel === 'self')?.href,
    description: feed.description,
    dates: [feed.lastBuildDate, ...items.map(({ pubDate }) => pubDate)],
    items: items.map(({ guid, link, title, content }) => ({
      id: guid?.value,
      url: link,
      title,
      content: content?.encoded,
    })),
    broken: [...text.matchAll(/<author>(?!\S+@\S+ \(.+\)<).*/g)].map(([author]) => author),
  };
}

function readAtom(text: string): ReadFeed {
  const feed = parseAtomFeed(text);
  const entries = feed.entries ?? [];
  const isSigned = entries.every(({ authors = [] }) => authors.length > 0) || (feed.authors ?? []).length > 0;
  return {
    title: feed.title?.value,
    link: feed.id,
    self: feed.links?.find(({ rel }) => rel === 'self')?.href,
    description: feed.subtitle?.value,
    dates: [feed.updated, ...entries.flatMap(({ updated, published }) => [updated, published])],
    items: entries.map(({ id, links, title, content }) => ({
      id,
      url: links?.[0]?.href,
      title: title?.value,
      content: content?.value,
    })),
    broken: isSigned ? [] : ['an entry has no author, and neither has the feed'],
  };
}

function readJsonFeed(text: string): ReadFeed {
  const feed = parseJsonFeed(text);
  const items = feed.items ?? [];
  return {
    title: feed.title,
    link: feed.home_page_url,
    self: feed.feed_url,
    description: feed.description,
    dates: items.flatMap(({ date_published, date_modified }) => [date_published, date_modified]),
    items: items.map(({ id, url, title, content_html }) => ({ id, url, title, content: content_html })),
    broken: text.includes('"version": "https://jsonfeed.org/version/1') ? [] : ['no version'],
  };
}

function check({ title, link, self, description, dates, items, broken }: ReadFeed, date: RegExp): FeedCheck {
  const problems = [...broken];
  const need = (what: string, value: string | undefined, isGood: (text: string) => boolean = Boolean) => {
    if (value === undefined || !isGood(value)) problems.push(`${what}: ${String(value)}`);
  };
  need('title', title);
  need('description', description);
  need('link', link, isAbsolute);
  need('own address', self, isAbsolute);
  for (const one of dates) need('date', one, (text) => date.test(text) && !Number.isNaN(Date.parse(text)));
  const checked = items.map(({ id = '', url = '', title: name = '', content = '' }) => {
    need('id', id);
    need('title of an item', name);
    need('link of an item', url, isAbsolute);
    need(`content of ${url}`, content);
    const html = parseHtml(`<body>${content}</body>`);
    problems.push(...foreignMarkup(content, html).map((what) => `in ${url}: ${what}`));
    return { id, url, title: name, content: html };
  });
  if (new Set(checked.map(({ id }) => id)).size < checked.length) problems.push('an id occurs twice');
  return { problems, items: checked };
}

function isAbsolute(url: string): boolean {
  return URL.canParse(url) && /^[a-z]+:/.test(url);
}

const NOT_IN_FEEDS = 'script style button input form template noscript link object embed'.split(' ');

/** What readers take out, or show in a wrong way. */
function foreignMarkup(content: string, html: HtmlElement): string[] {
  const valuesOf = (name: string) => html.all(`[${name}]`).map(({ attributes }) => attributes[name] ?? '');
  const urls = ['href', 'src', 'poster'].flatMap(valuesOf);
  const sources = valuesOf('srcset').flatMap((value) => value.split(', '));
  return [
    ...NOT_IN_FEEDS.flatMap((tag) => html.all(tag)).map(({ tag }) => `<${tag}>`),
    ...[...urls, ...sources].filter((url) => !isAbsolute(url)).map((url) => `relative address ${url}`),
    ...[...content.matchAll(/<\w[^<>]* (?:on\w+|data-[\w-]+|style|id)=[^<>]*>|<!--/g)].map(([markup]) => markup),
  ];
}
