/**
 * Reads what the search needs from the HTML of a written page. The HTML contains everything that components and plugins
 * add. Everything around the content, and lists of other pages, are skipped.
 */
import { Parser } from 'htmlparser2';
import { createHtmlScanner, type Attributes, type HtmlReader } from '../../../node/base/html/scan-html.js';
import type { SiteConfig } from '../../../node/config/types.js';
import { DEFAULT_TAG, type PageKind, type SearchPage, type SearchSection } from '../engine/types.js';

/** Data of a page that its HTML contains. */
export interface PageSource {
  html: string;
  /** Pathname. */
  url: string;
  site: SiteTitle;
}

/** The site's title: the suffix of page titles, and the group of pages that belong to no other. */
export type SiteTitle = Pick<SiteConfig, 'title' | 'titleDelimiter'>;

/** Classes of pages that only repeat content of other pages. */
const LISTS = /^(?!.*\bblog-post-page\b).*\b(?:blog-wrapper|plugin-blog|docs-tags-)/;
/** Elements whose content is not text of the page. */
const SKIPPED_NAMES = new Set(
  'nav aside footer button script style svg template noscript select textarea annotation iframe'.split(' '),
);
const SKIPPED_CLASSES =
  /(?:^|\s)(?:hash-link|theme-doc-toc-mobile|theme-doc-version-badge|theme-doc-applies-to|pagination-nav|dactyl-copy-page|dactyl-unsearched|dactyl-consent|dactyl-feedback|dactyl-(?:term|tooltip)__text|twoslash-types|katex-html)(?:\s|$)/;
/** Elements that separate words: texts of two of them are not joined. */
const BLOCKS = new Set(
  'address article blockquote br dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** `undefined` if the page has no content of its own. */
export function readPage({ html, url, site }: PageSource): SearchPage | undefined {
  const [, classes = ''] = /<html[^>]*? class="([^"]*)"/.exec(html) ?? [];
  if (LISTS.test(classes)) return undefined;
  const { title, sections } = readContent(contentOf(html));
  const own = sections.filter(({ heading, text }) => heading !== '' || text !== '');
  const name = title || withoutSite(decode(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''), site);
  if (own.length === 0 && name === '') return undefined;
  return {
    url,
    tag: /<meta[^>]* name="docusaurus_tag" content="([^"]*)"/.exec(html)?.[1] ?? DEFAULT_TAG,
    kind: kindOf(classes),
    ...groupsOf(html, site),
    title: name,
    // The first section represents the page, even if it is empty because a heading follows immediately.
    sections: (own[0]?.level === 1 ? own : [{ level: 1, heading: '', anchor: '', text: '' }, ...own]).flatMap(
      splitLong,
    ),
  };
}

function withoutSite(title: string, { title: siteTitle, titleDelimiter }: SiteTitle): string {
  const end = tidy(` ${titleDelimiter} ${siteTitle}`);
  return title.endsWith(` ${end}`) ? title.slice(0, -end.length - 1) : title;
}

/** Approximate maximum length of a section in characters, because a result loads whole sections. */
const LONG = 3000;

/** Splits a long section into several with the same heading. */
function splitLong(section: SearchSection): SearchSection[] {
  const { text, names: _names, ...place } = section;
  if (text.length <= LONG * 1.5) return [section];
  const end = text.lastIndexOf(' ', LONG);
  const at = end > LONG / 2 ? end : wholeCharacter(text, LONG);
  return [{ ...section, text: text.slice(0, at) }, ...splitLong({ ...place, text: text.slice(at).trimStart() })];
}

/** Moves a cut so that it does not split a surrogate pair. */
function wholeCharacter(text: string, at: number): number {
  return /[\udc00-\udfff]/.test(text.charAt(at)) ? at + 1 : at;
}

/** The changelog of a site is a blog in the format, whose plugin or id says what it is. */
const CHANGELOG = /\bplugin-(?:id-)?changelog\b/;

function kindOf(classes: string): PageKind {
  if (/\bdocs-wrapper\b/.test(classes)) return 'doc';
  if (CHANGELOG.test(classes)) return 'changelog';
  return /\bblog-post-page\b/.test(classes) ? 'blog' : 'page';
}

function contentOf(html: string): string {
  const start = html.indexOf('<main');
  if (start !== -1) return html.slice(start, html.lastIndexOf('</main>') + 7);
  return html.slice(Math.max(0, html.indexOf('<body')));
}

/**
 * The innermost and the outermost category of a doc, or else the navbar item that is active here. Breadcrumbs below the
 * title are content.
 */
function groupsOf(html: string, site: SiteTitle): Required<Pick<SearchPage, 'category' | 'section'>> {
  const breadcrumbs = breadcrumbsOf(html);
  const namesIn = (pattern: RegExp) => Array.from(breadcrumbs.matchAll(pattern), ([, name = '']) => decode(name));
  const innermost = namesIn(/<span[^>]* itemProp="name"(?![^>]* aria-current)[^>]*>([^<]*)</gi).at(-1);
  // A category without a page has no microdata.
  const [outermost] = namesIn(
    /<span(?=[^>]* (?:itemProp="name"|class="breadcrumbs__link"))(?![^>]* aria-current)[^>]*>([^<]*)</gi,
  );
  const label = innermost === undefined ? activeLink(html) : undefined;
  const category = innermost ?? (label === undefined ? site.title : decode(label));
  return { category, section: outermost ?? category };
}

/** Those above the title. By steps, because patterns would read the page letter by letter. */
function breadcrumbsOf(html: string): string {
  const start = html.indexOf('<ul class="breadcrumbs"');
  const end = start === -1 ? -1 : html.indexOf('</ul>', start) + 5;
  if (end < 5) return '';
  for (let at = html.indexOf('<h1'); at !== -1 && at < end; at = html.indexOf('<h1', at + 1)) {
    if (/[\s>]/.test(html.charAt(at + 3))) return '';
  }
  return html.slice(start, end);
}

const ACTIVE_LINK = /^<a[^>]* class="[^"]*\bnavbar__link--active\b[^"]*"[^>]*>([^<]+)</;

/** Searches for the class first, because the pattern alone would be tried at each link of the page. */
function activeLink(html: string): string | undefined {
  const name = 'navbar__link--active';
  for (let at = html.indexOf(name); at !== -1; at = html.indexOf(name, at + 1)) {
    const label = ACTIVE_LINK.exec(html.slice(html.lastIndexOf('<', at)))?.[1];
    if (label !== undefined) return label;
  }
  return undefined;
}

interface Content {
  title: string;
  sections: SearchSection[];
}

/** Title and sections of the HTML of a page. Exported for its test. */
export function readContent(html: string): Content {
  const { content, finish, ...reader } = createContentReader();
  if (!scan(html, reader)) return parseContent(html);
  finish();
  return content;
}

/** The same, for HTML that someone has written in any way. */
export function parseContent(html: string): Content {
  const { content, finish, open, text, close } = createContentReader();
  const onopentag = (name: string, attributes: Attributes) => open(name, roleOf(name, attributes));
  new Parser({ onopentag, ontext: text, onclosetag: close }).end(html);
  finish();
  return content;
}

const scan = createHtmlScanner<Role>({
  decode: decodeText,
  kindOf: roleOf,
  isSkipped: (role) => role === 'skipped',
  // As `node/markdown` writes lines and tokens of highlighted code.
  plainInCode: /<\/?span(?: class="(?:token-line|p\d+(?: p\d+)*)")?>/g,
});

interface ContentReader extends HtmlReader<Role> {
  content: Content;
  finish(): void;
}

function createContentReader(): ContentReader {
  const content: Content = { title: '', sections: [] };
  let section: SearchSection = { level: 1, heading: '', anchor: '', text: '' };
  content.sections.push(section);
  /** Name of the skipped element, and the number of open elements of that name. */
  let skipped: { name: string; depth: number } | undefined;
  let heading: { name: string; id: string; text: string } | undefined;
  const text: string[] = [];
  const names = createNameReader();
  const finishText = () => {
    section.text = tidy(text.join(''));
    text.length = 0;
    const found = names.take();
    if (found !== '') section.names = found;
  };
  return {
    content,
    finish: finishText,
    open(name, role) {
      if (skipped) {
        if (name === skipped.name) skipped.depth++;
        return;
      }
      if (role === 'skipped') {
        if (!EMPTY.has(name)) skipped = { name, depth: 1 };
      } else if (role === 'block') {
        text.push(' ');
      } else if (role !== 'other') {
        heading = { name, id: role.heading, text: '' };
      }
      names.open(name);
    },
    text(piece) {
      if (skipped) return;
      if (heading) heading.text += piece;
      else text.push(piece);
      names.read(piece);
    },
    close(name) {
      if (skipped) {
        if (name === skipped.name && --skipped.depth === 0) skipped = undefined;
        return;
      }
      names.close(name);
      if (heading?.name === name) {
        const words = tidy(heading.text);
        if (name === 'h1' && content.title === '') content.title = words;
        else if (heading.id === '') text.push(' ', words, ' ');
        else {
          finishText();
          section = { level: Math.max(2, Number(name[1])), heading: words, anchor: heading.id, text: '' };
          content.sections.push(section);
        }
        heading = undefined;
      } else if (BLOCKS.has(name)) {
        text.push(' ');
      }
    },
  };
}

/** Reads the terms that a section explains: code in the first cell of a row, or in the term of a definition list. */
function createNameReader() {
  let cells = 0;
  let isInTerm = false;
  let isInCode = false;
  let names = '';
  return {
    open(name: string): void {
      if (name === 'tr') cells = 0;
      if (name === 'td') cells++;
      if (name === 'dt' || name === 'td') isInTerm = name === 'dt' || cells === 1;
      if (name === 'code' && isInTerm) isInCode = true;
    },
    read(piece: string): void {
      if (isInCode) names += piece;
    },
    close(name: string): void {
      if (name === 'td' || name === 'dt') isInTerm = false;
      if (name === 'code' && isInCode) {
        isInCode = false;
        names += ' ';
      }
    },
    take(): string {
      const found = tidy(names);
      names = '';
      return found;
    },
  };
}

/** What an element is for the text; headings come with their id. */
type Role = 'skipped' | 'block' | 'other' | { heading: string };

function roleOf(name: string, attributes: Attributes): Role {
  if (isSkipped(name, attributes)) return 'skipped';
  if (HEADINGS.has(name)) return { heading: attributes.id ?? '' };
  return BLOCKS.has(name) ? 'block' : 'other';
}

function isSkipped(name: string, attributes: Attributes): boolean {
  // A word of the text, unlike other buttons.
  if (attributes.class?.includes('dactyl-tooltip__word')) return false;
  if (SKIPPED_NAMES.has(name) || attributes.hidden !== undefined) return true;
  return attributes.class !== undefined && SKIPPED_CLASSES.test(attributes.class);
}

/** Normalises white space, which mostly is a space already, and removes the zero-width spaces of hash links and long names. */
function tidy(text: string): string {
  // A pattern for both signs reads a text letter by letter, and hardly any text has one.
  return text
    .replaceAll('\u200b', '')
    .replaceAll('\ufeff', '')
    .replace(/[^\S ]\s*| \s+/g, ' ')
    .trim();
}

/** Decodes the character references in a piece of HTML. */
function decode(html: string): string {
  return tidy(decodeText(html));
}

function decodeText(html: string): string {
  if (!/[&<]/.test(html)) return html;
  let text = '';
  new Parser({ ontext: (piece) => void (text += piece) }).end(html);
  return text;
}
