/** Attributes of lower-case JSX → properties of an HTML element, as React would render them. */
import { isScriptUrl } from './inert-html.js';
import { styleToCss } from './style-to-css.js';
import type { Constant } from './constant-expression.js';
import type { Element, JsxAttribute } from './visitors.js';

type Properties = Element['properties'];

export interface HostProperties {
  properties: Properties;
  /** Values that are no text, as they are written, and the key: what a component around the element reads. */
  constants: Record<string, unknown>;
}

/** `undefined` when only React can render the element: an expression, a spread, an event handler, a ref. */
export function hostProperties(
  attributes: readonly JsxAttribute[],
  constantOf: (source: string) => Constant | undefined,
): HostProperties | undefined {
  const properties: Properties = {};
  const constants: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || NEEDS_REACT.test(attribute.name)) return undefined;
    const { name, value } = attribute;
    const constant = typeof value === 'object' && value !== null ? constantOf(value.value) : { value: value ?? true };
    if (!constant) return undefined;
    // React takes functions as handlers, and passes over text.
    if (/^on[a-z]/.test(name)) continue;
    // As in links and in raw HTML. React puts an address there that throws.
    if (URLS.test(name) && isScriptUrl(String(constant.value))) continue;
    if (name === 'key' || (typeof constant.value !== 'string' && constant.value !== undefined))
      constants[name] = constant.value;
    if (name === 'key') continue;
    const printed = name === 'style' ? styleToCss(constant.value) : printedValue(name, constant.value);
    if (printed === undefined) return undefined;
    if (printed !== false) properties[name] = printed;
  }
  return { properties, constants };
}

const NEEDS_REACT =
  /^(?:on[A-Z]|ref$|dangerouslySetInnerHTML$|children$|default(?:Value|Checked)$|suppress|action$|formAction$)/;

/** Attributes whose address a browser follows. */
const URLS = /^(?:href|src|xlink:?href)$/i;

/** Attributes that are there or not. */
const BOOLEAN = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled disablepictureinpicture
   disableremoteplayback formnovalidate hidden inert loop multiple muted nomodule novalidate open playsinline readonly
   required reversed scoped seamless selected itemscope download capture`.split(/\s+/),
);
/** Attributes whose value is the word. */
const WORD = /^(?:data-|aria-|contenteditable$|draggable$|spellcheck$|value$)/;

/** `false` leaves the attribute out; `undefined` when the value is nothing that HTML can hold. */
function printedValue(name: string, value: unknown): string | boolean | undefined {
  const key = name.toLowerCase();
  if (typeof value === 'boolean') {
    if (WORD.test(key)) return String(value);
    return value && BOOLEAN.has(key);
  }
  if (value === null || value === undefined) return false;
  if (BOOLEAN.has(key) && key !== 'download' && key !== 'capture') return Boolean(value) || value === '';
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}
