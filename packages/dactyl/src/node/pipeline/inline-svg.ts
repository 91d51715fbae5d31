/**
 * A drawing of the text as a part of the page, where it takes the colour and the fonts around it. What would run or fetch
 * something is left out, as in raw HTML (`node/markdown/inert-html.ts`): an SVG in `<img>` does neither.
 *
 *     ![A tern](./tern.svg?inline)  →  <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label="A tern">…</svg>
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../shared/html.js';
import { localCss } from '../images/local-css.js';
import { scopeStyles } from '../images/scope-styles.js';
import { ownPrefix, withOwnNames } from '../images/svg-names.js';
import { isKeptElement, keptAttributes } from './svg-rules.js';

export interface InlineSvgPlace {
  /** Address of the file, for the Markdown of the page. */
  url: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** `undefined` for a file that holds no drawing. @returns a function of the description that the text gives */
export function inlineSvg(source: string, place: InlineSvgPlace): ((alt: string) => string) | undefined {
  const found = sanitizeSvg(source);
  if (!found) return undefined;
  const { attributes, markup } = found;
  const size = { width: place.width, height: place.height };
  return (alt) => {
    const label = alt === '' ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': alt };
    const all = { ...attributes, ...size, ...label, 'data-src': place.url };
    return svgElement(all, markup);
  };
}

export function svgElement(attributes: Record<string, string | number | undefined>, markup: string): string {
  return `<svg${attributeText(attributes)}>${markup}</svg>`;
}

export interface SafeSvg {
  attributes: Record<string, string>;
  /** As written. */
  size: { width: string | undefined; height: string | undefined };
  markup: string;
}

/** `undefined` for a text that holds no drawing. */
export function sanitizeSvg(source: string): SafeSvg | undefined {
  const own = ownPrefix(source);
  const found = sanitize(withOwnNames(source), own);
  if (!found) return undefined;
  const { width, height } = found.written;
  const attributes = keptAttributes(found.written, { element: 'svg', isRoot: true });
  const isNamed = found.markup.includes(`:where(.${own},`);
  return {
    attributes: isNamed ? { ...attributes, class: [attributes.class, own].filter(Boolean).join(' ') } : attributes,
    size: { width, height },
    markup: found.markup,
  };
}

/** White space is a part of them, also between elements. */
const TEXTS = new Set(['text', 'title', 'desc']);
/** Browsers read what is in them as HTML, and CSS is text alone. */
const WITHOUT_ELEMENTS = new Set(['title', 'desc', 'style']);

function sanitize(source: string, own: string): { written: Record<string, string>; markup: string } | undefined {
  let root: Record<string, string> | undefined;
  let markup = '';
  /** Names of the open elements, in small letters, as browsers read them. */
  const open: string[] = [];
  /** Depth of the element that is left out, with what is in it. */
  let dropped = Infinity;
  let css = '';
  /** How many of the open elements hold text. */
  let texts = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1) ?? '';
        const depth = open.push(name.toLowerCase());
        texts += Number(TEXTS.has(open.at(-1) ?? ''));
        if (dropped < depth) return;
        if (depth === 1) {
          if (name === 'svg') root = attributes;
          return;
        }
        if (WITHOUT_ELEMENTS.has(parent) || !isKeptElement(name, attributes)) return void (dropped = depth);
        markup += `<${name}${attributeText(keptAttributes(attributes, { element: name, isRoot: false }))}>`;
      },
      ontext(text) {
        if (dropped <= open.length || open.length < 2) return;
        if (open.at(-1) === 'style') css += text;
        else if (texts > 0 || text.trim() !== '') markup += escapeHtml(text);
      },
      onclosetag(name) {
        const depth = open.length;
        if (dropped > depth && depth > 1) {
          if (open.at(-1) === 'style') [markup, css] = [markup + keptStyles(css, own), ''];
          markup += `</${name}>`;
        }
        if (dropped === depth) dropped = Infinity;
        texts -= Number(TEXTS.has(open.pop() ?? ''));
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return root && { written: root, markup: markup.trim() };
}

/**
 * In a drawing that stands in HTML, browsers read markup in styles too, and a policy has the hash of what they read; so the signs of
 * markup go, before anything else, because what was apart may then be a word.
 */
function keptStyles(css: string, own: string): string {
  return scopeStyles(localCss(css.replaceAll(/[<&]/g, '')), own);
}

function attributeText(attributes: Record<string, string | number | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}
