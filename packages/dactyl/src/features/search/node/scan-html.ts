/**
 * Reads HTML as React and our Markdown write it: every element is closed, attributes have double quotes. It calls what
 * htmlparser2 would call, in a third of its time, and gives up where a text is written in another way, so that
 * nothing here has to mend HTML.
 */

/** What reads a page. Names are in lower case; an element without content is closed at once. */
export interface HtmlReader {
  open(name: string, attributes: Attributes): void;
  text(piece: string): void;
  close(name: string): void;
}

export type Attributes = Partial<Record<'id' | 'class' | 'hidden', string>>;

const VOID = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
/** Their content is text up to the end tag. The browser reads still others so, which no page of ours has. */
const RAW = new Set('script style textarea'.split(' '));
const UNUSUAL = new Set('title xmp iframe noembed noframes noscript plaintext body head html template'.split(' '));

const TAG = /^([a-zA-Z][^\s/>]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*(\/?)$/;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/g;

interface Tag {
  name: string;
  attributes: Attributes;
  /** Whether it ends with `/>`. */
  isClosed: boolean;
  length: number;
}

/** Returns false where it gave up: what the reader has got until then is worth nothing. */
export function scanHtml(html: string, reader: HtmlReader, decode: (text: string) => string): boolean {
  const open: string[] = [];
  const plain = (text: string) => (text.includes('&') ? decodeReferences(text, decode) : text);
  const tagAt = createTagReader(html, plain);
  let top = '';
  let at = 0;
  while (at < html.length) {
    const next = html.indexOf('<', at);
    const end = next === -1 ? html.length : next;
    if (end > at) reader.text(plain(html.slice(at, end)));
    if (next === -1) break;
    at = next + 1;
    const sign = html.charCodeAt(at);
    if (sign === EXCLAMATION) {
      at = endOfComment(html, at);
      if (at === -1) return false;
    } else if (sign === SLASH) {
      if (top === '' || !html.startsWith(`${top}>`, at + 1)) return false;
      at += top.length + 2;
      reader.close(top);
      open.pop();
      top = open.at(-1) ?? '';
    } else {
      const tag = tagAt(at);
      if (!tag) return false;
      const { name, isClosed } = tag;
      const isEmpty = VOID.has(name) || (isClosed && isInPicture(open));
      if (UNUSUAL.has(name) || (isClosed && !isEmpty) || CLOSED_BY.get(top)?.has(name)) return false;
      at += tag.length + 1;
      reader.open(name, tag.attributes);
      if (isEmpty) reader.close(name);
      else if (RAW.has(name)) {
        const from = at;
        at = html.indexOf('</', at);
        if (at === -1 || !html.startsWith(`${name}>`, at + 2)) return false;
        if (at > from) reader.text(html.slice(from, at));
        at += name.length + 3;
        reader.close(name);
      } else open.push((top = name));
    }
  }
  return top === '';
}

/** Reads a tag behind its `<`. Most tags of a page, those of code above all, are written as one before. */
function createTagReader(html: string, plain: (text: string) => string): (at: number) => Tag | undefined {
  const known = new Map<string, Tag | undefined>();
  return (at) => {
    // A value may hold the sign, but then what stands in front of it is no tag.
    for (let end = html.indexOf('>', at); end !== -1; end = html.indexOf('>', end + 1)) {
      const written = html.slice(at, end);
      let tag = known.get(written);
      if (!tag && !known.has(written)) known.set(written, (tag = readTag(written, plain)));
      if (tag || end - at > LONGEST_TAG) return tag;
    }
    return undefined;
  };
}

/** A tag that is longer is left to the parser. */
const LONGEST_TAG = 2000;

function readTag(written: string, plain: (text: string) => string): Tag | undefined {
  const [, name = '', attributes = '', isClosed = ''] = TAG.exec(written) ?? [];
  // In another case, it would be closed by another name.
  if (name === '' || name !== name.toLowerCase()) return undefined;
  const found: Attributes = {};
  for (const [, named = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    const key = named.toLowerCase();
    if (key === 'id' || key === 'class' || key === 'hidden') found[key] ??= plain(value);
  }
  return { name, attributes: found, isClosed: isClosed !== '', length: written.length };
}

/** Whether these are parts of a picture, where `/>` closes an element. */
function isInPicture(open: readonly string[]): boolean {
  return open.includes('svg') && !open.some((name) => name === 'foreignobject' || name === 'desc');
}

const EXCLAMATION = 0x21;
const SLASH = 0x2f;

function endOfComment(html: string, at: number): number {
  const from = at + 3;
  if (!html.startsWith('!--', at) || html.startsWith('>', from) || html.startsWith('->', from)) return -1;
  const end = html.indexOf('-->', from);
  return end === -1 || html.slice(from, end).includes('--!>') ? -1 : end + 3;
}

const REFERENCES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** The references that are written for signs of HTML; a text with any other goes to `decode`. */
function decodeReferences(text: string, decode: (text: string) => string): string {
  let isKnown = true;
  const decoded = text.replace(/&(?:([a-z]+|#x?\d+);)?/g, (whole, name: string | undefined) => {
    const sign = name === undefined ? undefined : REFERENCES[name];
    isKnown &&= sign !== undefined;
    return sign ?? whole;
  });
  return isKnown ? decoded : decode(text);
}

const HEADINGS = 'h1 h2 h3 h4 h5 h6';
const FORM = 'select input output button datalist textarea';

/** Open element → elements whose beginning closes it, in htmlparser2. */
const CLOSED_BY = new Map(
  Object.entries({
    p: `p address article aside blockquote details div dl fieldset figcaption figure footer form header hr main nav ol pre section table ul ${HEADINGS}`,
    ...Object.fromEntries(HEADINGS.split(' ').map((name) => [name, HEADINGS])),
    a: 'a',
    li: 'li',
    tr: 'tr',
    th: 'tr th td',
    td: 'tr td',
    thead: 'td tbody tfoot',
    tbody: 'tbody tfoot',
    dd: 'dd dt',
    dt: 'dd dt',
    rt: 'rt rp',
    rp: 'rt rp',
    option: `${FORM} option optgroup`,
    optgroup: `${FORM} optgroup`,
    select: FORM,
    button: FORM,
    datalist: FORM,
  }).map(([name, others]) => [name, new Set(others.split(' '))] as const),
);
