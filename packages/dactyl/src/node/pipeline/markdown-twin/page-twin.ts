/** The Markdown twin of a page. */
import type { SiteData } from '../../../shared/render.js';
import type { PageJob } from '../engine-types.js';
import { writeBlocks } from './blocks.js';
import { elementsOf, find, parseContent, type ContentElement } from './content-tree.js';
import { escapeText } from './escape.js';
import { contentId } from './twin-file.js';

export function pageTwin(job: PageJob, html: string, { siteConfig }: SiteData): string {
  const title = job.uses[contentId(job.level) ?? '']?.metadata.title;
  const pageUrl = siteConfig.url + job.pathname;
  return markdownTwin({ html, pageUrl, title: typeof title === 'string' ? title : undefined });
}

interface TwinSource {
  /** HTML of the page, or of its content. */
  html: string;
  /** Absolute. */
  pageUrl: string;
  /** Becomes the heading of a text that has none. */
  title: string | undefined;
}

/**
 * A rendered page → the same content as Markdown, for readers that are programs and for the clipboard. It is made from
 * HTML, so that components come out as what they show. The HTML is ours, so a writer that knows its markup needs
 * a tenth of the time of a general converter.
 *
 * Links and images are absolute, because the text is read elsewhere.
 */
export function markdownTwin({ html, pageUrl, title }: TwinSource): string {
  const content = parseContent(html);
  const text = writeBlocks(content.children, { pageUrl });
  const heading = title === undefined || startsWithTitle(content) ? '' : `# ${escapeText(title)}\n\n`;
  return `${heading}${text}\n`;
}

function startsWithTitle(content: ContentElement): boolean {
  return find(content, ({ name }) => /^h[1-6]$/.test(name))?.name === 'h1' || elementsOf(content)[0]?.name === 'h1';
}
