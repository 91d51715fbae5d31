/**
 * Compares both builds in a browser: screenshots, page weights, and the computed styles of elements that the site's
 * own CSS affects. These elements are determined on the Docusaurus page and looked up on the Dactyl page.
 */
import { isRecord } from '../../shared/is-record.js';
import {
  differs,
  sameElements,
  touchedStyles,
  type OwnStyles,
  type TouchedElement,
} from '../../shared/touched-styles.js';
import type { Browser, ColorMode } from './browser.js';
import type { Finding } from './findings.js';
import { withOurSelectors } from '../bundle/site-selectors-plugin.js';
import { viewPages, type ViewedPage } from './view-pages.js';

/** Limit of elements per page and view. */
const ELEMENTS = 50;

export interface LooksToCompare {
  browser: Browser;
  want: string;
  have: string;
  baseUrl: string;
  trailingSlash: boolean | undefined;
  paths: readonly string[];
  modes: readonly ColorMode[];
  own: OwnStyles;
}

export interface ComparedLooks {
  docusaurus: Map<string, ViewedPage>;
  dactyl: Map<string, ViewedPage>;
  findings: Finding[];
  /** Elements that both builds have, in all views. */
  compared: number;
}

export async function compareLooks({ want, have, own, ...common }: LooksToCompare): Promise<ComparedLooks> {
  const docusaurus = await viewPages({ ...common, folder: want, question: () => touchedStyles(own, ELEMENTS) });
  const touched = (pathname: string, view: number) => toElements(docusaurus.get(pathname)?.views[view]?.answer);
  const question = (pathname: string, view: number) =>
    sameElements(
      touched(pathname, view).map((element) => ({ ...element, selector: withOurSelectors(element.selector) })),
    );
  const dactyl = await viewPages({ ...common, folder: have, question });
  const looks: ComparedLooks = { docusaurus, dactyl, findings: [], compared: 0 };
  for (const [pathname, { views }] of dactyl) {
    for (const [index, { mode, width, answer }] of views.entries()) {
      const values = Array.isArray(answer) ? answer : [];
      for (const [at, element] of touched(pathname, index).entries()) {
        const found: unknown = values[at];
        if (!isRecord(found)) continue;
        looks.compared += 1;
        const file = `${pathname} (${mode}, ${width} px)`;
        looks.findings.push(...compareElement(element, found).map((difference) => ({ ...difference, file })));
      }
    }
  }
  return looks;
}

/** The cast is safe unless the page has replaced functions that `touchedStyles` uses. */
function toElements(answer: unknown): TouchedElement[] {
  return Array.isArray(answer) ? (answer as TouchedElement[]) : [];
}

/** Differences of one element. */
export function compareElement(
  { values }: TouchedElement,
  own: Readonly<Record<string, unknown>>,
): Omit<Finding, 'file'>[] {
  const different = Object.entries(values).flatMap(([property, { selector, value }]) => {
    const want = comparable(value);
    const have = comparable(String(own[property]));
    return differs(want, have) && !isNear(want, have) ? [{ selector, property, want, have }] : [];
  });
  return joinSides(different).map(({ selector, property, want, have }) => ({
    kind: 'styles',
    what: `${selector} { ${property} }`,
    want,
    have,
  }));
}

/** A value without the parts of URLs that depend on the bundler, and without insignificant characters. */
function comparable(value: string): string {
  return value
    .replaceAll(/url\("?([^")]*)"?\)/g, (_, address: string) => `url(${fileName(address)})`)
    .replaceAll(/["']/g, '')
    .replaceAll(/,\s*/g, ', ');
}

function fileName(address: string): string {
  if (address.startsWith('data:')) return 'data';
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  return name.replace(/[-.][\w-]{8,}(?=\.\w+$)/, '');
}

/** Differences of half a pixel come from rounding. */
function isNear(want: string, have: string): boolean {
  const numbers = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const shape = (text: string) => text.replaceAll(/-?[\d.]+/g, '#');
  if (shape(want) !== shape(have)) return false;
  const own = numbers(have);
  return numbers(want).every(
    (number, index) => Math.abs(number - (own[index] ?? 0)) <= (want.includes('px') ? 0.5 : 0.01),
  );
}

interface Difference {
  selector: string;
  property: string;
  want: string;
  have: string;
}

const SIDE = /-(?:(?:top|bottom)-(?:left|right)|top|right|bottom|left)(?=-|$)/;

/** Merges four sides with the same difference into one. */
function joinSides(differences: readonly Difference[]): Difference[] {
  const groups = new Map<string, Difference[]>();
  for (const one of differences) {
    const key = JSON.stringify({ ...one, property: one.property.replace(SIDE, '') });
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length === 4 ? group.slice(0, 1).map((one) => ({ ...one, property: one.property.replace(SIDE, '') })) : group,
  );
}
