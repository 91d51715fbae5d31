/** Content → markup that is XML and HTML at once: books are one, and what a browser prints is the other. */
import { escapeXml } from '../../../shared/xml.js';
import type { ContentElement, ContentNode } from './types.js';

export interface MarkupRules {
  /** Address → what stands in its place; `undefined` for a link that leads nowhere. */
  link(href: string): string | undefined;
  /** Address of an image → its address in the document; `undefined` for one that cannot be shown. */
  image(src: string): string | undefined;
  /** Id → id in the document; `undefined` for one that is taken. */
  id(id: string): string | undefined;
  /** The same for ids in drawings, which refer to their own. Default: as others. */
  drawingId?(id: string): string | undefined;
  /** Whether what is only there for the look of it is kept: styles of elements, icons. */
  keepsLook: boolean;
}

/** What else an author or a component may have written is left out, and its content stays. */
const ELEMENTS = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br caption cite code col colgroup dd del dfn div dl dt em figcaption figure ' +
    'footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li mark math ol p pre q rp rt ruby s samp section small span strong sub sup svg ' +
    'table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
);
/** They may stand in a line; all others are blocks. */
const PHRASING = new Set(
  'a abbr b bdi bdo br cite code del dfn em i img ins kbd mark q rp rt ruby s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);
/** They hold what may stand where they stand. */
const TRANSPARENT = new Set(['a', 'ins', 'del']);
/** Blocks that hold nothing but lines. */
const LINES = new Set('p pre h1 h2 h3 h4 h5 h6'.split(' '));
const VOID = new Set('br col hr img wbr'.split(' '));
const GLOBAL = new Set('class dir lang title'.split(' '));
const NUMBERS = /^\d+$/;
const OWN: Record<string, Record<string, RegExp>> = {
  img: { alt: /^/, width: NUMBERS, height: NUMBERS },
  td: { colspan: NUMBERS, rowspan: NUMBERS },
  th: { colspan: NUMBERS, rowspan: NUMBERS, scope: /^(?:row|col|rowgroup|colgroup)$/ },
  ol: { start: /^-?\d+$/, type: /^[1aAiI]$/, reversed: /^/ },
  li: { value: /^-?\d+$/ },
  col: { span: NUMBERS },
  colgroup: { span: NUMBERS },
};
const NAMESPACES: Record<string, string> = {
  svg: 'http://www.w3.org/2000/svg',
  math: 'http://www.w3.org/1998/Math/MathML',
};

/** @param inLine whether blocks are not allowed here, which some authors and components write all the same */
export function writeMarkup(nodes: readonly ContentNode[], rules: MarkupRules, inLine = false): string {
  return nodes.map((node) => (typeof node === 'string' ? escapeXml(node) : writeElement(node, rules, inLine))).join('');
}

/** The ids that links can lead to. */
export function writtenIds(nodes: readonly ContentNode[]): Set<string> {
  const ids = new Set<string>();
  const note = (id: string): undefined => void ids.add(id);
  writeMarkup(nodes, { link: (href) => href, image: (src) => src, id: note, keepsLook: true });
  return ids;
}

function writeElement(element: ContentElement, rules: MarkupRules, inLine: boolean): string {
  const { attributes, children } = element;
  const name = inLine && ELEMENTS.has(element.name) && !PHRASING.has(element.name) ? 'span' : element.name;
  // Formulas come twice: as MathML, and as a browser can show them that does not know it.
  if (attributes['class'] === (rules.keepsLook ? 'katex-mathml' : 'katex-html')) return '';
  const namespace = NAMESPACES[element.name];
  if (namespace !== undefined) return writeDrawing(element, rules, namespace);
  if (name === 'img') return writeImage(element, rules);
  const isLine = TRANSPARENT.has(name) ? inLine : inLine || LINES.has(name) || PHRASING.has(name);
  const inside = writeMarkup(children, rules, isLine);
  if (!ELEMENTS.has(name)) return inside;
  const href = name === 'a' && attributes['href'] !== undefined ? rules.link(attributes['href']) : undefined;
  if (name === 'a' && href === undefined) return `<span${write(keptAttributes(element, rules))}>${inside}</span>`;
  const written = write({ ...keptAttributes(element, rules), href });
  return VOID.has(name) ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
}

function writeImage(element: ContentElement, rules: MarkupRules): string {
  const { src = '', alt = '' } = element.attributes;
  const own = rules.image(src);
  if (own !== undefined) return `<img${write({ ...keptAttributes(element, rules), src: own, alt })}/>`;
  const href = rules.link(src);
  const label = escapeXml(alt === '' ? src : alt);
  return href === undefined ? `<span>${label}</span>` : `<a${write({ href })}>${label}</a>`;
}

/** Drawings are taken as they are, but for scripts. Those for the eye only, such as icons, say nothing in a book. */
function writeDrawing(element: ContentElement, rules: MarkupRules, namespace: string): string {
  const { attributes } = element;
  if (attributes['aria-hidden'] === 'true' && !rules.keepsLook) return '';
  return writeRaw({ ...element, attributes: { xmlns: namespace, ...attributes } }, rules);
}

function writeRaw(node: ContentNode, rules: MarkupRules): string {
  if (typeof node === 'string') return escapeXml(node);
  const { name, attributes, children } = node;
  if (name === 'script' || name === 'foreignObject') return '';
  const kept = Object.entries(attributes).filter(
    ([key]) => !/^(?:on|data-|aria-hidden$|role$|tabindex$|id$)/i.test(key),
  );
  const id = attributes['id'] === undefined ? undefined : (rules.drawingId ?? rules.id)(attributes['id']);
  return `<${name}${write({ ...Object.fromEntries(kept), id })}>${children.map((child) => writeRaw(child, rules)).join('')}</${name}>`;
}

function keptAttributes({ name, attributes }: ContentElement, rules: MarkupRules): Record<string, string | undefined> {
  const own = OWN[name] ?? {};
  const kept = Object.entries(attributes).filter(
    ([key, value]) => (GLOBAL.has(key) && value !== '') || (own[key]?.test(value) ?? false),
  );
  const { id, style, align } = attributes;
  return {
    id: id === undefined || /^$|\s/.test(id) ? undefined : rules.id(id),
    ...Object.fromEntries(kept),
    style: style !== undefined && (rules.keepsLook || /^text-align: ?\w+;?$/.test(style)) ? style : alignStyle(align),
  };
}

function alignStyle(align: string | undefined): string | undefined {
  return align !== undefined && /^(?:left|right|center)$/.test(align) ? `text-align:${align}` : undefined;
}

function write(attributes: Record<string, string | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeXml(value)}"`))
    .join('');
}
