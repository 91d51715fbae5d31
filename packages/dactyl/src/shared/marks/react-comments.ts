/** Comments of React itself, which are for React, and not for the rest of a page. */

/** Whether React has left a boundary to the browser, because it waits for something or has failed. */
export function hasOpenBoundary(markup: string): boolean {
  return markup.includes('<!--$!-->');
}

/** Takes out the marks of Suspense and Activity. */
export function withoutBoundaries(markup: string): string {
  if (!/<!--\/?[$&]/.test(markup)) return markup;
  return markup.replace(/<!--\$!-->(?:<template[^>]*><\/template>)?|<!--\/?[$&][?~]?-->/g, '');
}

/** Text at either end is a node of its own for React, whatever text stands beside it. */
export function withTextApart(html: string): string {
  return html.replace(/^(?=[^<])/, '<!-- -->').replace(/(?<=[^>])$/, '<!-- -->');
}
