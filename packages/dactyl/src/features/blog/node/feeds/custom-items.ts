/** Checks the items that a site's `createFeedItems` returned, and makes their URLs absolute. */
import type { SiteConfig } from '../../../../node/config/types.js';
import { describeValue } from '../../../../node/base/describe-value.js';
import { SiteError, type SiteErrorDetails, throwAll } from '../../../../node/base/site-error.js';
import { definedProps } from '../../../../shared/defined-props.js';
import { isRecord } from '../../../../shared/is-record.js';
import { siteUrl } from './feed-items.js';
import type { FeedEnclosure, FeedItem } from './types.js';

const KEY = 'feedOptions.createFeedItems';

export interface CustomItemsPlace {
  siteConfig: SiteConfig;
  /** Where the option is set. */
  place: Pick<SiteErrorDetails, 'file' | 'line' | 'column'>;
}

/** Calls the function; errors that it throws are reported with the option's name. */
export async function customItems(create: () => unknown, { siteConfig, place }: CustomItemsPlace): Promise<FeedItem[]> {
  const fail = (message: string, details: SiteErrorDetails = {}) =>
    new SiteError(`"${KEY}" ${message}`, { ...place, key: KEY, ...details });
  let items: unknown;
  try {
    items = await create();
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw fail(`failed: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
  if (!Array.isArray(items)) {
    throw fail(`must return an array, but returned ${describeValue(items)}.`, {
      hint: 'Return the items of the feed, for example those of defaultCreateFeedItems.',
    });
  }
  const problems = items.flatMap((item: unknown, index) => {
    const problem = problemOf(item);
    return problem === undefined
      ? []
      : [fail(`returned an item that ${problem} (item ${index + 1}).`, { hint: ITEM_HINT })];
  });
  throwAll(problems);
  // The cast: required fields were checked; all others are written only if they are present.
  return (items as FeedItem[]).map((item) => withAbsoluteUrls(item, siteConfig));
}

const ITEM_HINT = 'An item needs a title, a link and a date: { title: string, link: string, date: Date }.';

function problemOf(item: unknown): string | undefined {
  if (!isRecord(item)) return `is ${describeValue(item)}`;
  const has = (name: string, more = '') => `has the ${name} ${describeValue(item[name])}${more}`;
  for (const name of ['title', 'link']) if (typeof item[name] !== 'string' || item[name] === '') return has(name);
  for (const name of ['id', 'guid', 'description', 'content', 'copyright']) {
    if (item[name] !== undefined && typeof item[name] !== 'string') return has(name, ', which is not text');
  }
  for (const name of ['date', 'published']) {
    const value = item[name];
    if (name === 'published' && value === undefined) continue;
    if (!(value instanceof Date)) return has(name, ', which is not a Date');
    if (Number.isNaN(value.getTime())) return `has a ${name} that is not valid`;
  }
  for (const name of ['category', 'author', 'contributor']) {
    const value: unknown = item[name];
    if (value === undefined) continue;
    if (!Array.isArray(value) || !value.every(isRecord)) return has(name, ', which is not a list of objects');
    for (const [field, given] of value.flatMap(Object.entries)) {
      if (WRITTEN.has(field) && !isTextOrNothing(given))
        return `has the ${name} with the ${field} ${describeValue(given)}, which is not text`;
    }
  }
  for (const name of ['image', 'audio', 'video', 'enclosure']) {
    const value = item[name];
    if (!isTextOrNothing(isRecord(value) ? (value['url'] ?? null) : value))
      return has(name, ', which is neither an address nor an object with a "url"');
  }
  return undefined;
}

/** Fields of categories and people that feeds contain. */
const WRITTEN = new Set(['name', 'term', 'domain', 'scheme', 'email', 'link', 'avatar']);

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}

function withAbsoluteUrls(item: FeedItem, siteConfig: SiteConfig): FeedItem {
  const absolute = (url: string) => siteUrl(url, siteConfig);
  const file = (given: string | FeedEnclosure | undefined) =>
    typeof given === 'object' ? { ...given, url: absolute(given.url) } : given && absolute(given);
  const person = ({ link, avatar, ...rest }: NonNullable<FeedItem['author']>[number]) => ({
    ...rest,
    link: link === undefined ? undefined : absolute(link),
    avatar: avatar === undefined ? undefined : absolute(avatar),
  });
  const { image, audio, video, enclosure, author, contributor } = item;
  return {
    ...item,
    link: absolute(item.link),
    ...definedProps({
      author: author?.map(person),
      contributor: contributor?.map(person),
      image: file(image),
      audio: file(audio),
      video: file(video),
      enclosure: file(enclosure),
    }),
  };
}
