/** Converts attributes of lower-case JSX to properties of an HTML element, as React would render them. */
import { isScriptUrl } from './inert-html.js';
import { styleToCss } from './style-to-css.js';
import type { Constant } from './constant-expression.js';
import type { Element, JsxAttribute } from './visitors.js';

type Properties = Element['properties'];

export interface HostProperties {
  properties: Properties;
  /**
   * The key, and attributes whose values are not text, as the author wrote them: a component around the element may
   * read them.
   */
  constants: Record<string, unknown>;
}

/**
 * The properties; `undefined` when only React can render the element, because of an expression, a spread, an event
 * handler or a ref.
 */
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
    // React only accepts functions as event handlers, and ignores text.
    if (/^on[a-z]/.test(name)) continue;
    // As in links and raw HTML. React replaces such a URL with one that throws.
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

/** Boolean attributes. */
const BOOLEAN = new Set(
  `allowfullscreen async autofocus autoplay checked controls default defer disabled disablepictureinpicture
   disableremoteplayback formnovalidate hidden inert loop multiple muted nomodule novalidate open playsinline readonly
   required reversed scoped seamless selected itemscope download capture`.split(/\s+/),
);
/** Attributes whose boolean value is written as a word ("true", "false"). */
const WORD = /^(?:data-|aria-|contenteditable$|draggable$|spellcheck$|value$)/;

/** The value as text. `false` omits the attribute; `undefined` means that HTML cannot represent the value. */
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
