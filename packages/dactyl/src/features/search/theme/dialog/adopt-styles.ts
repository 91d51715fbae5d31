/**
 * Hands the dialog's style sheet to the browser: neither a request of its own nor an element that a
 * Content-Security-Policy would have to allow.
 */
import styles from './dialog.css?inline';

const adopted = new Set<string>();

/** @param inLayer whether the site has its theme's styles in cascade layers; then this one is in the format's layer for it */
export function adoptSheet(css: string, inLayer = false): void {
  if (adopted.has(css)) return;
  const sheet = new CSSStyleSheet();
  adopted.add(css);
  const weightless = withoutWeight(css);
  sheet.replaceSync(inLayer ? `@layer docusaurus.theme-search-algolia{${weightless}}` : weightless);
  document.adoptedStyleSheets.push(sheet);
}

export function adoptStyles(inLayer?: boolean): void {
  adoptSheet(styles, inLayer);
}

/** Variables of the dialog lose to those that a site sets on the same elements, though the site's sheets come before. */
function withoutWeight(css: string): string {
  return css
    .replaceAll(/:root(?=\s*\{)/g, ':where(:root)')
    .replaceAll(/html(\[data-theme=[^\]]+\])(?=\s*\{)/g, 'html:where($1)');
}
