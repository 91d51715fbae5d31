/**
 * Styles of diagrams on sites whose Content-Security-Policy forbids `<style>` elements. Mermaid makes one for each
 * drawing, and measures what it draws with it. While it draws, it gets other elements in their place, and what it writes
 * into these becomes a sheet that a script has made, which every policy allows. The SVG then holds no styles.
 */

/** Takes the styles away again. */
export type ReleaseStyles = () => void;

interface Drawing {
  sheets: CSSStyleSheet[];
}

/** Runs `draw` and keeps what it writes into style elements. One at a time: they are told apart by when they are made. */
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

/** Of the drawing that was begun last. The document is one, and so is what is changed in it. */
let last: Promise<void> = Promise.resolve();

/** The document's own function stays as it is, behind one of this object. */
function replaceStyleElements(drawing: Drawing): () => void {
  const create = (...args: Parameters<Document['createElement']>) =>
    args[0].toLowerCase() === 'style' ? createStandIn(drawing) : Document.prototype.createElement.apply(document, args);
  Object.defineProperty(document, 'createElement', { value: create, configurable: true });
  return () => Reflect.deleteProperty(document, 'createElement');
}

/** An empty group, which may stand wherever Mermaid puts a style. A `<style>` of any type would be a violation. */
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
