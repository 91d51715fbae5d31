/**
 * A drawing of the text as a part of the page, where it takes the colour and the fonts around it. What would run or fetch
 * something is left out, as in raw HTML (`node/markdown/inert-html.ts`): an SVG in `<img>` does neither.
 *
 *     ![A tern](./tern.svg?inline)  →  <svg viewBox="0 0 24 24" width="24" height="24" role="img" aria-label="A tern">…</svg>
 */
import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../shared/html.js';
import { withOwnNames } from '../images/svg-names.js';
import { isScriptUrl } from '../markdown/inert-html.js';

/** With all that is in them. */
const DROPPED = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'handler',
  'metadata',
]);
const ANIMATIONS = new Set(['set', 'animate', 'animatetransform', 'animatemotion']);
const ADDRESSES = new Set(['href', 'xlink:href', 'src']);
/** What the page decides, and names of editors, which mean nothing to browsers. */
const OF_ROOT = /^(?:width|height|role|aria-.*|x|y|version|baseprofile)$/i;
const OF_EDITORS = /^(?:xmlns(?::.+)?|xml:space|(?:inkscape|sodipodi|serif|sketch|dc|cc|rdf):.*)$/i;

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
  const found = sanitize(withOwnNames(source));
  if (!found) return undefined;
  const { width, height } = found.written;
  return { attributes: keptAttributes(found.written, true), size: { width, height }, markup: found.markup };
}

function sanitize(source: string): { written: Record<string, string>; markup: string } | undefined {
  let root: Record<string, string> | undefined;
  let markup = '';
  let depth = 0;
  /** Depth of the element that is left out, with what is in it. */
  let dropped = Infinity;
  let css: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (dropped < depth) return;
        if (depth === 1) {
          if (name === 'svg') root = attributes;
          return;
        }
        if (isDropped(name, attributes)) return void (dropped = depth);
        if (name === 'style') css = '';
        markup += `<${name}${attributeText(keptAttributes(attributes, false))}>`;
      },
      ontext(text) {
        if (dropped <= depth || depth < 2) return;
        if (css === undefined) markup += escapeHtml(text);
        else css += text;
      },
      onclosetag(name) {
        if (css !== undefined) markup += keptStyles(css);
        css = undefined;
        if (dropped > depth && depth > 1) markup += `</${name}>`;
        if (dropped === depth) dropped = Infinity;
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return root && { written: root, markup: markup.replaceAll(/>\s+</g, '><').trim() };
}

/**
 * Styles that fetch nothing. In a drawing that stands in HTML, browsers read markup in them too, and a policy has the hash of
 * what they read; so the signs of markup go.
 */
function keptStyles(css: string): string {
  return css.replaceAll(/@import[^;]*;?|url\(\s*["']?(?!#|["']?data:)[^)]*\)|[<&]/gi, '');
}

function isDropped(written: string, attributes: Record<string, string>): boolean {
  const name = written.toLowerCase();
  // An animation can give a link another address.
  if (ANIMATIONS.has(name)) return ADDRESSES.has((attributes.attributeName ?? '').toLowerCase());
  return DROPPED.has(name.replace(/^.*:/, '')) || OF_EDITORS.test(name);
}

function keptAttributes(attributes: Record<string, string>, isRoot: boolean): Record<string, string> {
  const kept = Object.entries(attributes).filter(([written, value]) => {
    const name = written.toLowerCase();
    // An id that nothing in the drawing asks for may be one of the page.
    if (isRoot && name === 'id' && !/^s[0-9a-f]{6}-/.test(value)) return false;
    if (name.startsWith('on') || OF_EDITORS.test(name) || (isRoot && OF_ROOT.test(name))) return false;
    return ADDRESSES.has(name)
      ? /^(?:#|https?:|mailto:|data:image\/(?:png|jpeg|gif|webp);)/i.test(value)
      : !isScriptUrl(value);
  });
  return Object.fromEntries(kept);
}

function attributeText(attributes: Record<string, string | number | undefined>): string {
  return Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}
