/**
 * Converts the properties of an HTML element to props, under the names that React uses and components read.
 *
 *     class="a" tabindex="0" style="margin-top:4px"  →  { className: 'a', tabIndex: '0', style: { marginTop: '4px' } }
 */
import type { Element } from './visitors.js';

/**
 * Returns `undefined` for an attribute that React would not print.
 *
 * @param constants values that are no text, as the author wrote them: `tabIndex={0}`, `style={{ … }}`
 */
export function reactProps(
  { tagName, properties }: Pick<Element, 'tagName' | 'properties'>,
  constants: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> | undefined {
  const written = [...Object.entries(properties).map(asPrinted), ...Object.entries(constants)];
  const props: Record<string, unknown> = {};
  for (const [attribute, value] of written) {
    if (/^on/i.test(attribute)) return undefined;
    // React passes the attributes of a custom element on unchanged.
    const name = tagName.includes('-') ? attribute : propName(attribute);
    props[name] = name === 'style' && typeof value === 'string' ? styleObject(value) : value;
  }
  return props;
}

/** Joins a list to text; a data attribute without a value becomes '', because React would print `true`. */
function asPrinted([name, value]: [string, unknown]): [string, unknown] {
  if (Array.isArray(value)) return [name, value.join(' ')];
  return [name, value === true && name.startsWith('data') ? '' : value];
}

function propName(name: string): string {
  // The engine's own names: `ariaDescribedBy`, `dataFootnoteRef`.
  if (/^aria[A-Z]/.test(name)) return `aria-${name.slice(4).toLowerCase()}`;
  if (/^data[A-Z]/.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return PROPS.get(name) ?? name;
}

/** Props whose attribute is the same word in lower case. */
const CAMEL_CASE = `acceptCharset accessKey allowFullScreen autoCapitalize autoComplete autoCorrect autoFocus autoPlay
  cellPadding cellSpacing charSet colSpan contentEditable contextMenu controlsList crossOrigin dateTime
  disablePictureInPicture disableRemotePlayback encType enterKeyHint fetchPriority formEncType formMethod
  formNoValidate formTarget frameBorder hrefLang imageSizes imageSrcSet inputMode itemID itemProp itemRef itemScope
  itemType marginHeight marginWidth maxLength minLength noModule noValidate playsInline popoverTarget
  popoverTargetAction radioGroup readOnly referrerPolicy rowSpan spellCheck srcDoc srcLang srcSet tabIndex useMap`;

const PROPS = new Map([
  ['class', 'className'],
  ['for', 'htmlFor'],
  ['accept-charset', 'acceptCharset'],
  ...CAMEL_CASE.split(/\s+/).map((name): [string, string] => [name.toLowerCase(), name]),
]);

function styleObject(css: string): Record<string, string> {
  const style: Record<string, string> = {};
  // Semicolons also occur in `url(data:…;base64,…)`.
  for (const declaration of css.split(/;(?![^(]*\))/)) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const name = declaration.slice(0, colon).trim();
    style[name.startsWith('--') ? name : camelCase(name)] = declaration.slice(colon + 1).trim();
  }
  return style;
}

function camelCase(name: string): string {
  return name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
