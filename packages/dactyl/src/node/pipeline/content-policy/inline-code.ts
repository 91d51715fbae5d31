/**
 * What in the HTML of a page a Content-Security-Policy has to know. In: HTML as it is written. Out: the texts of scripts
 * and style sheets that stand in it, where files from elsewhere come from, and code that no policy without
 * `unsafe-inline` allows. Comments are skipped, and with them the marks of islands.
 */

export interface InlineCode {
  /** Texts as a browser hashes them. */
  scripts: string[];
  styles: string[];
  /** Addresses of other origins, by the directive that decides over them. */
  foreign: { directive: ForeignDirective; url: string; tag: string }[];
  /** Attributes that hold code: `onclick="…"`, `href="javascript:…"`. */
  handlers: { text: string; tag: string }[];
}

export type ForeignDirective = 'script-src' | 'style-src' | 'img-src' | 'media-src' | 'frame-src' | 'object-src';

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;
/** Comments and the elements in question; raw text first, because what stands in it is no markup. */
const PARTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)(?=[\\s>/])(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>` +
    `|<(img|iframe|frame|video|audio|source|track|embed|object|link)(?=[\\s>/])(${ATTRIBUTES})>`,
  'gi',
);
const MAY_HAVE_HANDLER = /\son[a-z]+\s*=|javascript:/i;
const TAGS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)(?=[\\s>/])[\\s\\S]*?</\\1\\s*>|<([a-z][^\\s>/]*)(${ATTRIBUTES})>`,
  'gi',
);
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
/** Other types are data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

const DIRECTIVES: Record<string, ForeignDirective> = {
  img: 'img-src',
  iframe: 'frame-src',
  frame: 'frame-src',
  video: 'media-src',
  audio: 'media-src',
  source: 'media-src',
  track: 'media-src',
  embed: 'object-src',
  object: 'object-src',
};

export function findInlineCode(html: string): InlineCode {
  const found: InlineCode = { scripts: [], styles: [], foreign: [], handlers: [] };
  for (const [, raw, rawAttributes = '', text = '', element, attributes = ''] of html.matchAll(PARTS)) {
    if (raw?.toLowerCase() === 'style') found.styles.push(normalizeLines(text));
    else if (raw) addScript(readAttributes(rawAttributes), text, found);
    else if (element) addForeign(element.toLowerCase(), readAttributes(attributes), found);
  }
  if (MAY_HAVE_HANDLER.test(html)) found.handlers.push(...findHandlers(html));
  return found;
}

function addScript(attributes: Map<string, string>, text: string, found: InlineCode): void {
  if (!RUNS.test((attributes.get('type') ?? '').trim())) return;
  const src = attributes.get('src');
  if (src === undefined) found.scripts.push(normalizeLines(text));
  else if (isForeign(src)) found.foreign.push({ directive: 'script-src', url: src, tag: 'script' });
}

function addForeign(tag: string, attributes: Map<string, string>, found: InlineCode): void {
  if (tag === 'link') {
    const url = attributes.get('href') ?? '';
    const isSheet = /(?:^|\s)stylesheet(?:\s|$)/i.test(attributes.get('rel') ?? '');
    if (isSheet && isForeign(url)) found.foreign.push({ directive: 'style-src', url, tag });
    return;
  }
  const url = attributes.get(tag === 'object' ? 'data' : 'src') ?? '';
  const directive = DIRECTIVES[tag];
  if (directive && isForeign(url)) found.foreign.push({ directive, url, tag });
}

function findHandlers(html: string): InlineCode['handlers'] {
  const handlers: InlineCode['handlers'] = [];
  for (const [, , tag, attributes = ''] of html.matchAll(TAGS)) {
    if (tag === undefined || !MAY_HAVE_HANDLER.test(attributes)) continue;
    for (const [name, value] of readAttributes(attributes)) {
      const isCode =
        /^on[a-z]+$/i.test(name) || (/^(?:href|src|action|formaction)$/i.test(name) && /^\s*javascript:/i.test(value));
      if (isCode) handlers.push({ text: `${name}="${value}"`, tag });
    }
  }
  return handlers;
}

function readAttributes(text: string): Map<string, string> {
  const attributes = [...text.matchAll(ATTRIBUTE)].map(
    ([, name = '', double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ''] as const,
  );
  return new Map(attributes);
}

function isForeign(url: string): boolean {
  return /^(?:https?:)?\/\//i.test(url.trim());
}

/** A parser of HTML turns all line ends into one kind, and what it has is hashed. */
function normalizeLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}
