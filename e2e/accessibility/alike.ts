/**
 * Which texts of a page are coloured alike. Axe asks for each text what lies behind it, which takes most of its time, and
 * the answer is the same for all words of a sort in a block of code. The full run asks for all.
 */
import type { Page } from 'playwright-core';

/** The first and the last of those that are alike. */
export const ONE_OF_ALIKE = '[data-one-of-alike]';

/**
 * Marks the first and the last text of those whose colours, size and weight are the same, and what lies behind and
 * around them.
 *
 * @param places - Selector of what is looked at.
 */
export async function markOneOfAlike(page: Page, places: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const marked of document.querySelectorAll('[data-one-of-alike]')) marked.removeAttribute('data-one-of-alike');
    const surroundings = new Map<Element | null, string>([[null, '']]);
    const surroundingsOf = (element: Element | null): string => {
      let known = surroundings.get(element);
      if (known === undefined) {
        known = `${surroundingsOf(element?.parentElement ?? null)}\n${element ? behind(element) : ''}`.trim();
        surroundings.set(element, known);
      }
      return known;
    };
    // What most elements have is left out: how deep a text lies does not matter.
    const behind = (element: Element) => {
      const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex, overflow } =
        getComputedStyle(element);
      const state = [
        element.ariaHidden === 'true' && 'hidden',
        (element.ariaDisabled === 'true' || element.matches(':disabled, label, [inert]')) && 'disabled',
      ];
      const values = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position, zIndex, overflow];
      const all = [...values, ...state.filter(Boolean)].join(' ');
      return all === 'rgba(0, 0, 0, 0) none 1 none normal static auto visible' ? '' : all;
    };
    const hasText = (element: Element) =>
      element.matches('input, select, textarea, button') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const lastOf = new Map<string, Element>();
    for (const element of document.querySelectorAll(selector)) {
      // What is not to be seen says nothing about what is.
      if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, fontSize, fontWeight, textShadow, width, height } = getComputedStyle(element);
      const isSmall = parseFloat(width) <= 1 || parseFloat(height) <= 1;
      const alike = [surroundingsOf(element), color, fontSize, fontWeight, textShadow, isSmall].join('\n');
      if (!lastOf.has(alike)) element.setAttribute('data-one-of-alike', '');
      lastOf.set(alike, element);
    }
    for (const element of lastOf.values()) element.setAttribute('data-one-of-alike', '');
  }, places);
}
