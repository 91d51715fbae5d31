/**
 * Styles of diagrams on sites whose Content-Security-Policy forbids `<style>` elements. Mermaid creates such an element for
 * each drawing, and needs its styles to measure texts. While it draws, it gets other elements instead, and the CSS that it
 * writes to them becomes an adopted style sheet, which every policy allows. The SVG then contains no styles.
 *
 * Where the policy asks for Trusted Types, what Mermaid writes as HTML passes while it draws, and at no other time.
 */
import type { WithTrustedTypes } from '../../../shared/trusted-html.js';

/** Removes the styles. */
export type ReleaseStyles = () => void;

interface Drawing {
  sheets: CSSStyleSheet[];
}

/**
 * Runs `draw` and adopts the CSS that it writes to style elements. One drawing at a time, because elements do not tell
 * their drawing.
 */
export async function withAdoptedStyles<Result>(
  draw: () => Promise<Result>,
): Promise<{ result: Result; release: ReleaseStyles }> {
  const drawing: Drawing = { sheets: [] };
  const release = () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !drawing.sheets.includes(sheet));
  };
  const before = last;
  let done = () => {};
  last = new Promise((resolve) => (done = resolve));
  await before;
  const restore = replaceStyleElements(drawing);
  trustWhileDrawing();
  try {
    return { result: await draw(), release };
  } catch (error) {
    release();
    throw error;
  } finally {
    restore();
    done();
  }
}

/** Resolves when the latest drawing is done. A module variable, because the document that drawings change is shared. */
let last: Promise<void> = Promise.resolve();

/** The policy that browsers ask about texts. A document has one for good; one of the site stays, and then decides. */
function trustWhileDrawing(): void {
  const { trustedTypes } = globalThis as WithTrustedTypes; // TypeScript does not know the global yet
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  try {
    trustedTypes.createPolicy('default', { createHTML: (html) => (isDrawing() ? html : null) });
  } catch {
    // Without Trusted Types in the policy of the site, a host may still allow only some names.
  }
}

const isDrawing = () => Object.hasOwn(document, 'createElement');

/** Shadows the inherited `createElement` by an own property of `document`. */
function replaceStyleElements(drawing: Drawing): () => void {
  const create = (...args: Parameters<Document['createElement']>) =>
    args[0].toLowerCase() === 'style' ? createStandIn(drawing) : Document.prototype.createElement.apply(document, args);
  Object.defineProperty(document, 'createElement', { value: create, configurable: true });
  return () => Reflect.deleteProperty(document, 'createElement');
}

/** An empty `<g>`, which is allowed wherever Mermaid puts a style. Any `<style>` element would violate the policy. */
function createStandIn(drawing: Drawing): SVGGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const sheet = new CSSStyleSheet();
  drawing.sheets.push(sheet);
  document.adoptedStyleSheets.push(sheet);
  let text = '';
  const write = (css: string) => {
    text = css;
    sheet.replaceSync(css);
  };
  for (const name of ['innerHTML', 'textContent'])
    Object.defineProperty(element, name, { set: write, get: () => text });
  return element;
}
