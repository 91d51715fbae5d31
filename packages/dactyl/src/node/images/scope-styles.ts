/**
 * Keeps the styles of a drawing to itself. Classes and ids are its own (`svg-names.ts`); selectors without one, which would match
 * elsewhere in the page, hold below the drawing's own class. `:where()` leaves their weight as it is.
 *
 *     path{fill:red}  →  path:where(.s1f2e3d,.s1f2e3d *){fill:red}
 */

/** @param own class of the drawing; names of its own begin with it */
export function scopeStyles(css: string, own: string): string {
  const bare = css.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, '');
  return bare.replaceAll(/[^{};]+(?=\{)/g, (prelude) => scopePrelude(prelude, own));
}

/** At-rules and steps of animations have no selectors. */
const NO_SELECTORS = /^(?:@|(?:from|to|[\d.]+%)\s*(?:,|$))/i;

function scopePrelude(prelude: string, own: string): string {
  if (NO_SELECTORS.test(prelude.trim())) return prelude;
  return splitList(prelude)
    .map((selector) => scopeSelector(selector.trim(), own))
    .join(',');
}

function scopeSelector(selector: string, own: string): string {
  if (new RegExp(`[.#]${own}[-_]`).test(selector)) return selector;
  const [, element = '', part = ''] = /^([^]*?)(::[\w-]+(?:\([^)]*\))?)?$/.exec(selector) ?? [];
  // The root of the document is that of the page.
  return `${element.replaceAll(/:root\b/g, 'svg')}:where(.${own},.${own} *)${part}`;
}

/** At commas outside of brackets and strings. What is never closed matches nothing. */
function splitList(prelude: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const [piece] of prelude.matchAll(/"[^"]*"|'[^']*'|\\[^]|[^]/g)) {
    if (/^[([]/.test(piece)) depth++;
    if (/^[)\]]/.test(piece)) depth--;
    if (piece === ',' && depth === 0) selectors.push('');
    else selectors.push((selectors.pop() ?? '') + piece);
  }
  return depth === 0 ? selectors : [':not(*)'];
}
