/**
 * What a drawing may hold as a part of a page: elements that draw, and attributes that neither run nor fetch anything. Browsers read
 * it as HTML, where names in small letters mean the same.
 */
import { localCss } from '../images/local-css.js';
import { isScriptUrl } from '../markdown/inert-html.js';

const ANIMATIONS = words('animate animateColor animateMotion animateTransform discard set');

/** Of SVG 1.1 and 2. An element that is not here goes with all that is in it, as does `foreignObject`, whose content is HTML. */
const ELEMENTS = new Set([
  ...ANIMATIONS,
  ...words('a defs desc g mpath style svg switch symbol title use view'),
  ...words('circle ellipse image line path polygon polyline rect text textPath tspan'),
  ...words('clipPath filter linearGradient marker mask pattern radialGradient stop'),
  ...words(
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap',
  ),
  ...words(
    'feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode',
  ),
  ...words('feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'),
]);

/** With any prefix, of which a file may choose another one. */
const ADDRESS = /(?:^|:)(?:href|src)$/;
const LINK = /^(?:#|(?:https?:)?\/\/|mailto:)/i;
const IMAGE = /^(?:#|data:image\/)/i;
const VALUES = new Set(['values', 'from', 'to', 'by']);

/** What the page decides, and names of editors, which mean nothing to browsers. */
const OF_ROOT = /^(?:width|height|role|aria-.*|x|y|version|baseprofile)$/;
const OF_EDITORS = /^(?:xmlns(?::.+)?|xml:space|(?:inkscape|sodipodi|serif|sketch|dc|cc|rdf):.*)$/;
/** They fetch something when a link is followed, or say where all addresses begin. */
const FETCHING = new Set(['ping', 'attributionsrc', 'xml:base']);
/** Those that browsers do not read as CSS. */
const PLAIN = /^(?:id|class|aria-.*|data-.*)$/;
/** Of `svg-names.ts`. */
const OWN_ID = /^s[0-9a-f]{6}[-_]/;

export function isKeptElement(written: string, attributes: Record<string, string>): boolean {
  const name = written.toLowerCase();
  return ELEMENTS.has(name) && !(ANIMATIONS.has(name) && isOfLink(attributes));
}

/** An animation can give a link another address. */
function isOfLink(attributes: Record<string, string>): boolean {
  return Object.entries(attributes).some(([written, value]) => {
    const name = written.toLowerCase();
    if (name === 'attributename') return /^on/i.test(value.trim()) || ADDRESS.test(value.trim().toLowerCase());
    return VALUES.has(name) && value.split(';').some(isScriptUrl);
  });
}

export function keptAttributes(
  attributes: Record<string, string>,
  { element, isRoot }: { element: string; isRoot: boolean },
): Record<string, string> {
  const kept = Object.entries(attributes).flatMap(([written, value]): [string, string][] => {
    const name = written.toLowerCase();
    if (!/^[a-z_][\w:.-]*$/.test(name) || name.startsWith('on') || FETCHING.has(name)) return [];
    if (OF_EDITORS.test(name) || (isRoot && OF_ROOT.test(name))) return [];
    // An id that nothing in the drawing asks for may be one of the page.
    if (name === 'id' && !OWN_ID.test(value)) return [];
    if (ADDRESS.test(name)) return isKeptAddress(value, element.toLowerCase()) ? [[written, value]] : [];
    if (isScriptUrl(value)) return [];
    const safe = PLAIN.test(name) ? value : localCss(value);
    return safe === '' && value !== '' ? [] : [[written, safe]];
  });
  return Object.fromEntries(kept);
}

function isKeptAddress(value: string, element: string): boolean {
  if (element === 'a') return LINK.test(value);
  return element === 'image' || element === 'feimage' ? IMAGE.test(value) : value.startsWith('#');
}

function words(list: string): Set<string> {
  return new Set(list.toLowerCase().split(' '));
}
