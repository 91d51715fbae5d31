/**
 * Reads HTML as React and our Markdown write it: every element is closed, attributes have double quotes. It calls what
 * htmlparser2 would call, in a third of its time, and gives up where a text is written in another way, so that
 * nothing here has to mend HTML.
 */

/**
 * What reads a page. Names are in lower case; an element without content is closed at once. `Kind` is what the reader wants to
 * know of a tag besides its name.
 */
export interface HtmlReader<Kind> {
  open(name: string, kind: Kind): void;
  text(piece: string): void;
  /** Returns true when it has read enough. */
  close(name: string): boolean | void;
}

/** Names are in lower case. */
export type Attributes = Record<string, string>;

export interface ScannerParts<Kind> {
  /** Decodes character references that are rare. */
  decode(text: string): string;
  /** Asked once for tags that are written alike, on this page or another. */
  kindOf(name: string, attributes: Attributes): Kind;
  /** Elements of which the reader wants to know nothing but where they begin and end. */
  isSkipped?(kind: Kind): boolean;
  /** Tags, with `g`, that are nothing to the reader where they stand in code: most tags of a page are around its tokens. */
  plainInCode?: RegExp;
}

/** Returns false where it gave up: what the reader has got until then is worth nothing. */
export type HtmlScanner<Kind> = (html: string, reader: HtmlReader<Kind>) => boolean;

const VOID = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr'.split(
    ' ',
  ),
);
/** Their content is text up to the end tag. The browser reads still others so, which no page of ours has. */
const RAW = new Set(['script', 'style']);
const UNUSUAL = new Set(
  'title textarea xmp iframe noembed noframes noscript plaintext body head html template'.split(' '),
);

const NAME = /^[a-z][^\s/>A-Z]*/;
const ATTRIBUTE = /\s+([^\s"'<>/=]+)(?:="([^"]*)")?/y;
const TAG_END = /\s*(\/?)$/y;

interface Tag<Kind> {
  name: string;
  kind: Kind;
  /** Whether it ends with `/>`. */
  isClosed: boolean;
  isVoid: boolean;
  isRaw: boolean;
  isUnusual: boolean;
  length: number;
  /** What follows `</` where the element ends. */
  end: string;
  /** Elements whose beginning closes it. */
  closedBy: ReadonlySet<string> | undefined;
}

/** A scanner remembers tags: pages of a site have few different ones, apart from their links. */
export function createHtmlScanner<Kind>(parts: ScannerParts<Kind>): HtmlScanner<Kind> {
  const plain = (text: string) => (text.includes('&') ? decodeReferences(text, parts.decode) : text);
  const tagAt = createTagReader((written) => readTag(written, plain, parts.kindOf));
  const endOfSkipped = createSkipper();
  return (html, reader) => {
    const open: Tag<Kind>[] = [];
    let top: Tag<Kind> | undefined;
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
        if (!top || !html.startsWith(top.end, at + 1)) return false;
        at += top.end.length + 1;
        if (reader.close(top.name) === true) return true;
        open.pop();
        top = open.at(-1);
      } else {
        const tag = tagAt(html, at);
        if (!tag) return false;
        const { name, isClosed } = tag;
        const isEmpty = tag.isVoid || (isClosed && isInPicture(open));
        if (tag.isUnusual || (isClosed && !isEmpty) || top?.closedBy?.has(name)) return false;
        at += tag.length + 1;
        reader.open(name, tag.kind);
        if (isEmpty) reader.close(name);
        else if (tag.isRaw) {
          const from = at;
          at = html.indexOf('</', at);
          if (at === -1 || !html.startsWith(tag.end, at + 2)) return false;
          if (at > from) reader.text(html.slice(from, at));
          at += tag.end.length + 2;
          reader.close(name);
        } else {
          const skippedTo = parts.isSkipped?.(tag.kind) === true ? endOfSkipped(html, at, tag) : -1;
          if (skippedTo !== -1) {
            at = skippedTo;
            if (reader.close(name) === true) return true;
            continue;
          }
          open.push((top = tag));
          if (name !== 'code' || !parts.plainInCode) continue;
          const code = codeAt(html, at, parts.plainInCode);
          if (code === undefined) continue;
          if (code.text !== '') reader.text(plain(code.text));
          at = code.end;
        }
      }
    }
    return top === undefined;
  };
}

/**
 * Returns a function that says where an element ends whose content starts at `at`: behind it, or -1 where something in it may be more
 * than it seems, which the scanner then reads as everything else.
 */
function createSkipper() {
  const pitfalls = new Map<string, RegExp>();
  return (html: string, at: number, { name, end, closedBy }: Tag<unknown>): number => {
    const to = html.indexOf(`</${end}`, at);
    if (to === -1) return -1;
    let pattern = pitfalls.get(name);
    if (!pattern) pitfalls.set(name, (pattern = pitfallsIn(name, closedBy)));
    // With the sign that begins the end tag: it may be in a value.
    return pattern.test(html.slice(at, to + 1)) ? -1 : to + 2 + end.length;
  };
}

/** Comments, tags that only a parser understands, those that end the element or are of the same name, and values that hold tags. */
function pitfallsIn(name: string, closedBy: ReadonlySet<string> | undefined): RegExp {
  const names = [name, ...RAW, ...UNUSUAL, ...(closedBy ?? [])].join('|');
  return new RegExp(`<(?:!|/?[A-Z]|(?:${names})[\\s/>])|="[^"<]*<`);
}

/** The text of code that holds nothing but such tags, and where it ends. */
function codeAt(html: string, at: number, plainInCode: RegExp): { text: string; end: number } | undefined {
  const end = html.indexOf('</code>', at);
  if (end === -1) return undefined;
  const inside = html.slice(at, end);
  if (!inside.includes('<')) return undefined;
  const text = inside.replace(plainInCode, '');
  return text.includes('<') ? undefined : { text, end };
}

/** Reads a tag behind its `<`. Most tags of a page, those of code above all, are written as one before. */
function createTagReader<Kind>(
  read: (written: string) => Tag<Kind> | undefined,
): (html: string, at: number) => Tag<Kind> | undefined {
  const known = new Map<string, Tag<Kind>>();
  return (html, at) => {
    // A value may hold the sign, but then what stands in front of it is no tag.
    for (let end = html.indexOf('>', at); end !== -1; end = html.indexOf('>', end + 1)) {
      const written = html.slice(at, end);
      const before = known.get(written);
      if (before) return before;
      const isKept = isCommon(written) && known.size < MOST_TAGS;
      // A piece of a page would hold the whole page in memory.
      const copy = isKept ? Buffer.from(written).toString() : written;
      const tag = read(copy);
      if (tag && isKept) known.set(copy, tag);
      if (tag) return tag;
      if (end - at > LONGEST_TAG) return undefined;
    }
    return undefined;
  };
}

/** Whether a tag may be found on other pages: those with names and addresses are seldom. */
function isCommon(written: string): boolean {
  return written.length < 100 && !written.includes(' id=') && !written.includes(' href=');
}

const MOST_TAGS = 2000;
/** A tag that is longer is left to the parser. */
const LONGEST_TAG = 2000;

function readTag<Kind>(
  written: string,
  plain: (text: string) => string,
  kindOf: ScannerParts<Kind>['kindOf'],
): Tag<Kind> | undefined {
  // In another case, it would be closed by another name.
  const name = NAME.exec(written)?.[0];
  if (name === undefined) return undefined;
  const attributes: Attributes = {};
  let at = name.length;
  ATTRIBUTE.lastIndex = at;
  for (let found = ATTRIBUTE.exec(written); found; found = ATTRIBUTE.exec(written)) {
    at = ATTRIBUTE.lastIndex;
    const [, named = '', value = ''] = found;
    const key = named.toLowerCase();
    if (!Object.hasOwn(attributes, key)) attributes[key] = plain(value);
  }
  TAG_END.lastIndex = at;
  const end = TAG_END.exec(written);
  if (!end) return undefined;
  return {
    name,
    kind: kindOf(name, attributes),
    isClosed: end[1] !== '',
    isVoid: VOID.has(name),
    isRaw: RAW.has(name),
    isUnusual: UNUSUAL.has(name),
    length: written.length,
    end: `${name}>`,
    closedBy: CLOSED_BY.get(name),
  };
}

/** Whether these are parts of a picture, where `/>` closes an element. */
function isInPicture(open: readonly { name: string }[]): boolean {
  return (
    open.some(({ name }) => name === 'svg') && !open.some(({ name }) => name === 'foreignobject' || name === 'desc')
  );
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
