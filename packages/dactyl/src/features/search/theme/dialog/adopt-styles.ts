/**
 * Hands the dialog's style sheet to the browser: neither a request of its own nor an element that a
 * Content-Security-Policy would have to allow.
 */
import styles from './dialog.css?inline';

const sheet = new CSSStyleSheet();

/** @param inLayer whether the site has its theme's styles in cascade layers; then this one is in the format's layer for it */
export function adoptStyles(inLayer = false): void {
  if (document.adoptedStyleSheets.includes(sheet)) return;
  const css = withoutWeight(styles);
  sheet.replaceSync(inLayer ? `@layer docusaurus.theme-search-algolia{${css}}` : css);
  document.adoptedStyleSheets.push(sheet);
}

/** Variables of the dialog lose to those that a site sets on the same elements, though the site's sheets come before. */
function withoutWeight(css: string): string {
  return css
    .replaceAll(/:root(?=\s*\{)/g, ':where(:root)')
    .replaceAll(/html(\[data-theme=[^\]]+\])(?=\s*\{)/g, 'html:where($1)');
}
