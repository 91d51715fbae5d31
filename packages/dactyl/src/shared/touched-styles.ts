/**
 * What `dactyl compare` asks of an open page: which elements the site's own CSS affects, and which values they have.
 * The functions run as text in pages of both builds (`touchedStyles`, `sameElements`), so `IN_PAGE` lists each of
 * them, and none uses anything from outside this list.
 */

/** A rule of the site's own style sheets. */
export interface OwnRule {
  selector: string;
  /** Declared properties, without those whose value the layout determines, such as `auto`. */
  properties: string[];
  /** Conditions of the media queries around it. */
  media: string[];
}

export interface OwnStyles {
  rules: OwnRule[];
  /** Custom properties that the site sets. Elements whose rules read them are affected as well. */
  variables: OwnVariable[];
}

export interface OwnVariable extends Pick<OwnRule, 'selector' | 'media'> {
  name: string;
  value: string;
}

/** An element of the page of Docusaurus, described so that it can be found in the other page. */
export interface TouchedElement {
  tag: string;
  text: string;
  /** Its classes, without those that a bundler has generated. */
  names: string[];
  /** Its number among all elements with this name and text. */
  index: number;
  /** Selector that finds it. */
  selector: string;
  /** Property → the selector that sets it, and the property's value. */
  values: Record<string, { selector: string; value: string }>;
}

/** Source of an expression that evaluates to `TouchedElement[]`. */
export function touchedStyles(styles: OwnStyles, limit: number): string {
  return inPage(`chooseElements(${JSON.stringify(styles)}, ${limit})`);
}

/**
 * Source of an expression that lists the values that these elements have in this page, or `null` for one that it
 * lacks.
 */
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

/** Switches off transitions and animations, because values during a transition cannot be compared. */
function holdStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * The properties that are compared. Sizes and positions are missing, because they follow from the surrounding
 * elements.
 */
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

/** Whether a declaration of one property sets the other, e.g. as a shorthand. */
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
    // A selector that only another browser understands.
    return [];
  }
}

function isShown(element: Element): boolean {
  // Content of a closed `<details>` has a size, too.
  return element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
}

/** Text of an element without line breaks, because these are elements in one build and text in the other. */
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

/**
 * Elements that the site's rules match come first, then elements that would look different without the site's
 * variables.
 */
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

/**
 * At most three elements that a rule matches, in different places: code in a paragraph and code in a block are two
 * things.
 */
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

/** Whether a variable takes effect. A value for all modes may lose against the theme's value for the dark mode. */
function isEffective({ name, value, selector }: OwnVariable): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, '').toLowerCase();
  return find(selector).some(
    (element) => value.includes('var(') || plain(getComputedStyle(element).getPropertyValue(name)) === plain(value),
  );
}

/**
 * Values that variables would have without the site's CSS. The first value is the theme's, for most variables of the
 * theme.
 */
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
 * Whether two values of one property differ. Two sizes with the same proportion to their surroundings count as equal,
 * and so do two colours that are inherited: if these differ, their origins differ and are reported there.
 */
export function differs(one: string, other: string): boolean {
  const [value, relation] = one.split(/ (?=\(\S+\)$)/);
  const [otherValue, otherRelation] = other.split(/ (?=\(\S+\)$)/);
  return value !== otherValue && (relation === undefined || relation !== otherRelation);
}

/** Rules of the page whose declarations read one of these variables, directly or through another variable. */
function readersOf(variables: readonly string[]): { selector: string; properties: string[] }[] {
  const known = new Set(variables);
  const rules: { selector: string; declarations: [string, string][] }[] = [];
  eachRule([...document.styleSheets], ({ selectorText, style }) => {
    const declarations = style.cssText
      .split(/;(?![^(]*\))/)
      .map((text): [string, string] => [text.split(':', 1)[0]?.trim() ?? '', text.slice(text.indexOf(':') + 1)]);
    const resting = selectorText
      .split(/,(?![^(]*\))/)
      // The state of a table of contents depends on the scroll position, which depends on the layout.
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
      // Style sheets of other origins do not let scripts read their rules.
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
    // Nobody sees the colour of a border that has no width.
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
 * Finds the element with the same text among those that the selector matches. Of several, it takes the one with the
 * most classes in common: a sidebar's category may be a link in one build and a `<summary>` in the other, next to a
 * page with the same title.
 */
function sameElement({ tag, text, names, index, selector }: TouchedElement): Element | undefined {
  const alike = elementsLike({ tag, text });
  const found = find(selector);
  const matched = found.filter((one) => alike.includes(one) || (text !== '' && textOf(one) === text && isShown(one)));
  // Without text there is no way to identify the element, and what the selector matches here is a different one.
  if (matched.length === 0) return text === '' || found.length > 0 ? undefined : (alike[index] ?? alike[0]);
  const inCommon = (one: Element) =>
    names.filter((name) => one.classList.contains(name)).length + (one.localName === tag ? 0.5 : 0);
  const most = Math.max(...matched.map(inCommon));
  const best = matched.filter((one) => inCommon(one) === most);
  return best.find((one) => one === alike[index]) ?? best[0];
}
