/**
 * What `dactyl compare` asks of an open page: which elements the site's own CSS touches, and how they come out. The
 * functions run in pages of either build, as text (`touchedStyles`, `sameElements`), so each of them stands in `IN_PAGE`,
 * and none uses anything from outside of it.
 */

/** A rule of the site's own style sheets. */
export interface OwnRule {
  selector: string;
  /** Declared properties without those whose value is for the layout to find, such as `auto`. */
  properties: string[];
  /** Conditions of the media queries around it. */
  media: string[];
}

export interface OwnStyles {
  rules: OwnRule[];
  /** Custom properties that the site sets: what reads them is touched as well. */
  variables: OwnVariable[];
}

export interface OwnVariable extends Pick<OwnRule, 'selector' | 'media'> {
  name: string;
  value: string;
}

/** An element of the page of Docusaurus, in words that find it in the other page. */
export interface TouchedElement {
  tag: string;
  text: string;
  /** Its classes without those that a bundler has named. */
  names: string[];
  /** Of all elements of this name and text its number. */
  index: number;
  /** Selector that finds it. */
  selector: string;
  /** Property → the selector that sets it, and its value. */
  values: Record<string, { selector: string; value: string }>;
}

/** Source of an expression whose value is `TouchedElement[]`. */
export function touchedStyles(styles: OwnStyles, limit: number): string {
  return inPage(`chooseElements(${JSON.stringify(styles)}, ${limit})`);
}

/** Source of an expression: for each of these elements its values here, or `null` where this page does not have it. */
export function sameElements(elements: readonly TouchedElement[]): string {
  return inPage(`${JSON.stringify(elements)}.map(valuesHere)`);
}

function inPage(expression: string): string {
  return `(() => {\n${IN_PAGE.map(String).join('\n')}\nholdStill();\nreturn ${expression};\n})()`;
}

const IN_PAGE = [
  holdStill,
  comparedProperties,
  covers,
  find,
  isShown,
  textOf,
  chooseElements,
  isInForce,
  isEffective,
  defaultsOf,
  differs,
  matchesOf,
  placeOf,
  elementsLike,
  readersOf,
  eachRule,
  readValues,
  valuesHere,
  sameElement,
];

/** A value on its way from one to another is neither. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** What a reader sees of a rule. Sizes and places follow from what stands around, and are left out. */
function comparedProperties(): string[] {
  const sides = ['top', 'right', 'bottom', 'left'];
  const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
  return [
    ...'color background-color background-image display opacity box-shadow text-align text-transform'.split(' '),
    ...'text-decoration-line text-decoration-color list-style-type letter-spacing line-height filter'.split(' '),
    ...'font-family font-size font-weight font-style'.split(' '),
    ...sides.flatMap((side) => ['width', 'style', 'color'].map((part) => `border-${side}-${part}`)),
    ...corners.map((corner) => `border-${corner}-radius`),
    ...['padding', 'margin'].flatMap((name) => sides.map((side) => `${name}-${side}`)),
  ];
}

/** Whether the declaration of one property, perhaps a short one, sets the other. */
function covers(declared: string, property: string): boolean {
  if (declared === property || property.startsWith(`${declared}-`)) return true;
  if (declared === 'font' && property === 'line-height') return true;
  if (declared === 'border-radius') return property.endsWith('-radius');
  const [, name = '', axis, end] = /^(padding|margin|border)-(inline|block)(?:-(start|end))?/.exec(declared) ?? [];
  if (axis !== undefined) {
    const both = axis === 'inline' ? ['left', 'right'] : ['top', 'bottom'];
    const sides = end === undefined ? both : [both[end === 'start' ? 0 : 1]];
    return sides.some((side) => property === `${name}-${side}` || property.startsWith(`${name}-${side}-`));
  }
  const [, part] = /^border-(color|style|width)$/.exec(declared) ?? [];
  return part !== undefined && property.startsWith('border-') && property.endsWith(`-${part}`);
}

function find(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    // What another browser knows.
    return [];
  }
}

function isShown(element: Element): boolean {
  // What a closed `<details>` holds has a size, too.
  return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Line breaks of code are elements in one build and text in the other. */
function textOf(element: Element): string {
  if (/^(?:html|body|main|nav|footer|header|aside)$/.test(element.localName)) return '';
  const own = (element.textContent ?? '').replaceAll(/[\s\u200B]+/g, '').slice(0, 200);
  return own || (element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
}

interface Touch {
  element: Element;
  selector: string;
  values: Record<string, string>;
}

/** Elements that rules of the site match come first, then those that look otherwise without the variables of the site. */
function chooseElements(own: OwnStyles, limit: number): TouchedElement[] {
  const active = own.rules.filter(isInForce);
  const variables = [
    ...new Set(
      own.variables
        .filter(isInForce)
        .filter(isEffective)
        .map(({ name }) => name),
    ),
  ];
  const read = readersOf(variables).flatMap(matchesOf);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { ${defaultsOf(variables).join(';')} }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const without = read.map(({ element, values }) => readValues(element, Object.keys(values)));
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  const changed = read.map(({ values, ...touch }, index): Touch => {
    const changes = Object.entries(values).filter(([property, value]) =>
      differs(value, without[index]?.[property] ?? ''),
    );
    return { ...touch, values: Object.fromEntries(changes) };
  });
  const chosen = new Map<Element, TouchedElement>();
  for (const { element, selector, values } of [...active.flatMap(matchesOf), ...changed]) {
    if (Object.keys(values).length === 0 || (!chosen.has(element) && chosen.size === limit)) continue;
    const touched = chosen.get(element) ?? { ...placeOf(element), selector, values: {} };
    chosen.set(element, touched);
    for (const [property, value] of Object.entries(values)) touched.values[property] ??= { selector, value };
  }
  return [...chosen.values()];
}

/** Of a rule at most three elements, in different places: code in a paragraph and code in a block are two things. */
function matchesOf({ selector, properties }: { selector: string; properties: readonly string[] }): Touch[] {
  const compared = comparedProperties().filter((one) => properties.some((declared) => covers(declared, one)));
  const places = new Map<string, Element>();
  for (const element of compared.length > 0 ? find(selector) : []) {
    const place = `${element.localName} ${element.className} ${element.parentElement?.localName}`;
    if (places.size < 3 && !places.has(place) && isShown(element)) places.set(place, element);
  }
  return [...places.values()].map((element) => ({ element, selector, values: readValues(element, compared) }));
}

function placeOf(element: Element): Pick<TouchedElement, 'tag' | 'text' | 'names' | 'index'> {
  const words = { tag: element.localName, text: textOf(element) };
  const names = [...element.classList].filter((name) => !/[a-z]_[\w-]{4}$/i.test(name));
  return { ...words, names, index: elementsLike(words).indexOf(element) };
}

function elementsLike({ tag, text }: Pick<TouchedElement, 'tag' | 'text'>): Element[] {
  return find(tag).filter((one) => textOf(one) === text && isShown(one));
}

function isInForce({ media }: { media: readonly string[] }): boolean {
  return media.every((condition) => matchMedia(condition).matches);
}

/** A value for all modes may lose to one that the theme has for the dark one. */
function isEffective({ name, value, selector }: OwnVariable): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
  return find(selector).some(
    (element) => value.includes('var(') || plain(getComputedStyle(element).getPropertyValue(name)) === plain(value),
  );
}

/** What variables would be without the site: the theme comes first, and has a value for most of its own. */
function defaultsOf(variables: readonly string[]): string[] {
  const values = new Map<string, string[]>();
  eachRule([...document.styleSheets], ({ style }) => {
    for (const name of variables) {
      const value = style.getPropertyValue(name);
      if (value !== '') values.set(name, [...(values.get(name) ?? []), value]);
    }
  });
  return variables.map((name) => {
    const [first, ...others] = values.get(name) ?? [];
    const isOfTheme = /^--(?:ifm|doc|prism)/.test(name) && others.length > 0;
    return `${name}: ${isOfTheme ? first : 'initial'} !important`;
  });
}

/**
 * Whether two values of one property differ. Sizes that have the same proportion to what is around them are the same, and so
 * are colours that are those of what is around: where these differ, they do so there already.
 */
export function differs(one: string, other: string): boolean {
  const [value, relation] = one.split(/ (?=\(\S+\)$)/);
  const [otherValue, otherRelation] = other.split(/ (?=\(\S+\)$)/);
  return value !== otherValue && (relation === undefined || relation !== otherRelation);
}

/** Rules of the page whose declarations read one of these variables, or one that is made of them. */
function readersOf(variables: readonly string[]): { selector: string; properties: string[] }[] {
  const known = new Set(variables);
  const rules: { selector: string; declarations: [string, string][] }[] = [];
  eachRule([...document.styleSheets], ({ selectorText, style }) => {
    const declarations = style.cssText
      .split(/;(?![^(]*\))/)
      .map((text): [string, string] => [text.split(':', 1)[0]?.trim() ?? '', text.slice(text.indexOf(':') + 1)]);
    const resting = selectorText
      .split(/,(?![^(]*\))/)
      // Nor where the reader is: how far down a heading stands is a matter of the layout.
      .filter((one) => !/:(?:hover|focus|active|visited|target|:)|table-of-contents__link--active/.test(one));
    if (resting.length > 0) rules.push({ selector: resting.join(',').trim(), declarations });
  });
  const isRead = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name = '']) => known.has(name));
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const [name, value] of rules.flatMap(({ declarations }) => declarations)) {
      if (name.startsWith('--') && isRead(value)) known.add(name);
    }
  }
  return rules.flatMap(({ selector, declarations }) => {
    const properties = declarations
      .filter(([name, value]) => !name.startsWith('--') && isRead(value) && !/\bauto\b|%/.test(value))
      .map(([name]) => name);
    return properties.length > 0 ? [{ selector, properties }] : [];
  });
}

function eachRule(holders: readonly object[], take: (rule: CSSStyleRule) => void): void {
  for (const holder of holders) {
    if (holder instanceof CSSStyleRule) take(holder);
    else if (holder instanceof CSSMediaRule && !matchMedia(holder.media.mediaText).matches) continue;
    try {
      // Sheets of other hosts keep theirs to themselves.
      if ('cssRules' in holder && holder.cssRules instanceof CSSRuleList) eachRule([...holder.cssRules], take);
    } catch {
      continue;
    }
  }
}

function readValues(element: Element, properties: readonly string[]): Record<string, string> {
  const style = getComputedStyle(element);
  const values: Record<string, string> = {};
  for (const property of properties) {
    const [, side] = /^border-(\w+)-(?:color|style)$/.exec(property) ?? [];
    // No one sees the colour of a border without a width.
    const isSeen = side === undefined || style.getPropertyValue(`border-${side}-width`) !== '0px';
    values[property] = isSeen ? style.getPropertyValue(property) : '';
  }
  const around = element.parentElement ? getComputedStyle(element.parentElement) : undefined;
  if (values['color'] !== undefined && values['color'] === around?.color) values['color'] += ' (inherited)';
  const size = parseFloat(style.fontSize);
  for (const [property, base] of [
    ['font-size', around ? parseFloat(around.fontSize) : size],
    ['line-height', size],
  ] as const) {
    const value = values[property] ?? '';
    if (value.endsWith('px')) values[property] = `${value} (${(parseFloat(value) / base).toFixed(2)}em)`;
  }
  return values;
}

function valuesHere(touched: TouchedElement): Record<string, string> | null {
  const element = sameElement(touched);
  return element ? readValues(element, Object.keys(touched.values)) : null;
}

/**
 * The element of the same words that the same selector finds. Of several, the one that has most in common: a category of the
 * sidebar may be a link in one build and a `<summary>` in the other, beside a page of the same title.
 */
function sameElement({ tag, text, names, index, selector }: TouchedElement): Element | undefined {
  const alike = elementsLike({ tag, text });
  const found = find(selector);
  const matched = found.filter((one) => alike.includes(one) || (text !== '' && textOf(one) === text && isShown(one)));
  // Without words there is no telling, and what the selector finds here is something else.
  if (matched.length === 0) return text === '' || found.length > 0 ? undefined : (alike[index] ?? alike[0]);
  const inCommon = (one: Element) =>
    names.filter((name) => one.classList.contains(name)).length + (one.localName === tag ? 0.5 : 0);
  const most = Math.max(...matched.map(inCommon));
  const best = matched.filter((one) => inCommon(one) === most);
  return best.find((one) => one === alike[index]) ?? best[0];
}
