/** Comments that React writes for itself; other code that reads a page skips them. */

/** Whether React has left a `<Suspense>` to the browser, because something in it still loads or has failed. */
export function hasOpenBoundary(markup: string): boolean {
  return markup.includes('<!--$!-->');
}

/** Removes the comments that React writes for Suspense and Activity. */
export function withoutBoundaries(markup: string): string {
  if (!/<!--\/?[$&]/.test(markup)) return markup;
  return markup.replace(/<!--\$!-->(?:<template[^>]*><\/template>)?|<!--\/?[$&][?~]?-->/g, '');
}

/** Separates text at either end from neighbouring text, because React expects a text node of its own there. */
export function withTextApart(html: string): string {
  return html.replace(/^(?=[^<])/, '<!-- -->').replace(/(?<=[^>])$/, '<!-- -->');
}
