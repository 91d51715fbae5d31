/** Runs axe-core in pages, in the window sizes and colour modes that readers have. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { addStyles, DESKTOP, PHONE } from '../setup/browser-test.js';

export type ColorScheme = 'light' | 'dark';

/** What another colour mode can break, with the elements that it is about: no other rule looks at colours. */
const COLOUR_RULES = { 'color-contrast': '*', 'link-in-text-block': ':is(a[href], [role=link])' };

/** What is asked of a page as a whole, so not of a part of it. */
const PAGE_RULES = ['landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'];

/**
 * What DocSearch does: its results are options and links at once, so that they open in new tabs too, and its input names
 * the lists of results before there are any.
 */
export const SEARCH_DIALOG = '.DocSearch-Container';
const DIALOG_RULES = ['nested-interactive', 'aria-valid-attr-value'];

interface Setting {
  colorScheme: ColorScheme;
  viewport: typeof DESKTOP;
  /** What is looked at; the whole page otherwise. */
  within?: string;
  /** Where colours are looked at, which takes most of the time: bars, sidebar and footer have those of other pages. */
  coloursWithin?: string;
}

export const LIGHT: Setting = { colorScheme: 'light', viewport: DESKTOP };
export const LIGHT_COLOURS_OF_MAIN: Setting = { ...LIGHT, coloursWithin: 'main' };
export const DARK: Setting = { colorScheme: 'dark', viewport: DESKTOP };
/** For pages whose bars, sidebar and footer other pages have as well. */
export const DARK_MAIN: Setting = { ...DARK, within: 'main' };
export const ON_PHONE: Setting = { colorScheme: 'light', viewport: PHONE };

/** Dark mode on phones is for the full run: its colours are those of desktops. */
const ALL: readonly Setting[] = [LIGHT, DARK, ON_PHONE, { colorScheme: 'dark', viewport: PHONE }];

/** Violations by setting; the full run takes all settings. One page load serves for all. */
export async function violationsIn(page: Page, settings: readonly Setting[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { colorScheme, viewport, within, coloursWithin } of process.env.DACTYL_TEST_FULL === '1'
    ? ALL
    : settings) {
    await page.setViewportSize(viewport);
    const here = await violations(page, colorScheme, within, coloursWithin);
    if (here.length > 0) found[`${colorScheme}, ${viewport.width} px`] = here;
  }
  return found;
}

/**
 * Violations of WCAG 2.2 AA and of axe's best practices, one line each. In dark mode only what colours break, because
 * the elements are those of light mode.
 *
 * @param within - What is looked at, such as a dialog behind which readers reach nothing.
 * @param coloursWithin - Where colours are looked at, if not everywhere there.
 */
export async function violations(
  page: Page,
  colorScheme: ColorScheme = 'light',
  within = 'html',
  coloursWithin?: string,
): Promise<string[]> {
  await setColorScheme(page, colorScheme);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: {
      // WCAG 2.2 has it, and axe leaves it out unless it is asked for.
      'target-size': { enabled: true },
      ...disabled([...(within === 'html' ? [] : PAGE_RULES), ...(within === SEARCH_DIALOG ? DIALOG_RULES : [])]),
    },
    ...(colorScheme === 'dark' && { runOnly: { type: 'rule', values: Object.keys(COLOUR_RULES) } }),
  };
  const found = await page.evaluate(
    async ([runOptions, include, rules]): Promise<AxeResults['violations']> => {
      // The cast: the lines before have put it there.
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      inPage.configure({ rules });
      return (await inPage.run({ include, exclude: ['vite-error-overlay'] }, runOptions)).violations;
    },
    [options, within, colourRulesFor(coloursWithin)] as const,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html, any, all, none }) => {
      const reason = [...any, ...all, ...none][0]?.message ?? '';
      return `${id}: ${target.join(' ')} — ${reason} — ${html.slice(0, 200)}`;
    }),
  );
}

function disabled(rules: readonly string[]): RunOptions['rules'] {
  return Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
}

/** The rules about colours, for the elements that they look at by themselves, or those of them in one place. */
function colourRulesFor(place = '') {
  return Object.entries(COLOUR_RULES).map(([id, selector]) => ({ id, selector: `${place} ${selector}`.trim() }));
}

/** Gives the page another colour mode, at once: a colour on its way to another is none that readers have to read. */
async function setColorScheme(page: Page, colorScheme: ColorScheme): Promise<void> {
  await addStyles(page, '*, ::before, ::after { transition: none !important; }');
  await page.emulateMedia({ colorScheme });
  await page.evaluate((mode) => {
    // Some sites do not follow the system. Files that are served as they are, without the theme, have no mode.
    const { dataset } = document.documentElement;
    if (dataset['theme'] !== undefined) dataset['theme'] = mode;
  }, colorScheme);
}
