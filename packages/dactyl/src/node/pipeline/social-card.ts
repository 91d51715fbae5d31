/**
 * The image that a page is shared with, when it has none of its own: which words it shows, and what the head says of
 * it. Drawing is for the plugin that asked for it. The name of the file follows from what the image shows, so a page is
 * finished before its image is, and a page whose image changes names another one.
 */
import { Parser } from 'htmlparser2';
import type { CompiledMarkdown } from '../markdown/types.js';
import { hashParts } from '../base/hash.js';
import type { unstable_PageCard } from '../plugin-api/types.js';
import type { JsonObject } from '../../shared/json.js';
import type { PageHead, SiteData } from '../../shared/render.js';
import { addBaseUrl, hasProtocol } from '../../shared/url.js';
import { contentKey } from './compile-content.js';
import { escapeHtml } from '../../shared/html.js';
import type { PageJob } from './engine-types.js';
import { contentId } from './markdown-twin/twin-file.js';

/** Below the output folder of a locale. */
const CARD_DIR = 'assets/cards';

export interface CardParts {
  site: SiteData;
  compiled: ReadonlyMap<string, CompiledMarkdown>;
}

type CardJob = Pick<PageJob, 'locale' | 'level' | 'uses' | 'card'>;

/** The head with the page's card in it, and the card; the head as it was when the page is to have none. */
export function withSocialCard(
  head: PageHead,
  job: CardJob,
  { site, compiled }: CardParts,
): { head: PageHead; card?: unstable_PageCard } {
  if (job.card === undefined) return { head };
  const metas = readMetas(head.tags);
  const id = contentId(job.level);
  const frontMatter = id === undefined ? undefined : compiled.get(contentKey(job.locale, id))?.frontMatter;
  if (frontMatter?.['image'] !== undefined || hasOwnImage(metas, site)) return { head };
  const { seed, ...size } = job.card;
  const content = { ...wordsOfHead(head, metas, site), ...factsOfContent(job.uses[id ?? '']?.metadata ?? {}) };
  const card = { ...content, seed, file: `${CARD_DIR}/${hashParts([seed, JSON.stringify(content)], 16)}.png` };
  const url = site.siteConfig.url + site.siteConfig.baseUrl + card.file;
  const tags = withoutImage(head.tags, metas) + imageTags({ ...size, url, alt: card.title });
  return { head: { ...head, tags }, card };
}

interface Meta {
  /** Value of `property` or `name`. */
  key: string;
  content: string;
  /** Where the tag stands. */
  start: number;
  end: number;
}

function readMetas(tags: string): Meta[] {
  const metas: Meta[] = [];
  const parser = new Parser({
    onopentag(name, { property, name: metaName, content = '' }) {
      const key = property ?? metaName;
      if (name === 'meta' && key !== undefined)
        metas.push({ key, content, start: parser.startIndex, end: parser.endIndex + 1 });
    },
  });
  parser.end(tags);
  return metas;
}

/** Whether the page names another image than all pages of the site do. */
function hasOwnImage(metas: readonly Meta[], { siteConfig }: SiteData): boolean {
  const { image, metadata } = siteConfig.themeConfig;
  const ofSite = new Set<unknown>(Array.isArray(metadata) ? metadata.map(contentOf) : []);
  if (typeof image === 'string')
    ofSite.add(hasProtocol(image) ? image : siteConfig.url + addBaseUrl(image, siteConfig.baseUrl));
  return metas.some(({ key, content }) => key === 'og:image' && !ofSite.has(content));
}

function contentOf(attributes: unknown): unknown {
  return typeof attributes === 'object' && attributes !== null && 'content' in attributes
    ? attributes.content
    : undefined;
}

function wordsOfHead(
  head: PageHead,
  metas: readonly Meta[],
  { siteConfig }: SiteData,
): Pick<unstable_PageCard, 'title' | 'description'> {
  const find = (key: string) => metas.find((meta) => meta.key === key)?.content;
  const title = find('og:title') ?? head.title;
  const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
  const description = find('og:description') ?? find('description');
  return {
    title: title.endsWith(suffix) ? title.slice(0, -suffix.length) : title,
    ...(description && { description }),
  };
}

/** What posts know of themselves. */
function factsOfContent({ date, authors }: JsonObject): Pick<unstable_PageCard, 'date' | 'authors'> {
  const names = (Array.isArray(authors) ? authors : []).flatMap((author) =>
    typeof author === 'object' && author !== null && 'name' in author && typeof author.name === 'string'
      ? [author.name]
      : [],
  );
  return { ...(typeof date === 'string' && { date }), ...(names.length > 0 && { authors: names }) };
}

/** Size and description of an image that is replaced say nothing of the new one. */
const ABOUT_IMAGE = /^(?:og|twitter):image(?::|$)/;

function withoutImage(tags: string, metas: readonly Meta[]): string {
  const cut = metas.filter(({ key }) => ABOUT_IMAGE.test(key));
  return cut.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), tags);
}

function imageTags(image: { url: string; alt: string; width: number; height: number }): string {
  const tags = [
    ['property', 'og:image', image.url],
    ['property', 'og:image:width', String(image.width)],
    ['property', 'og:image:height', String(image.height)],
    ['property', 'og:image:alt', image.alt],
    ['name', 'twitter:image', image.url],
    ['name', 'twitter:image:alt', image.alt],
  ] as const;
  return tags
    .map(([kind, key, content]) => `<meta data-rh="true" ${kind}="${key}" content="${escapeHtml(content)}">`)
    .join('');
}
