/** Styles of the form, which come with its script. A sheet that a script makes is allowed by every policy. */
const STYLES = `
.dactyl-try-it { display: grid; gap: 0.75rem; padding: 1rem; border: 1px solid var(--ifm-color-emphasis-300); border-radius: var(--ifm-global-radius); }
[data-try-it][hidden] { display: none; }
.dactyl-try-it label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
.dactyl-try-it :is(input, select, textarea) {
  width: 100%; min-width: 0; padding: 0.5rem; border: 1px solid var(--ifm-color-emphasis-500); border-radius: var(--ifm-global-radius);
  background: var(--ifm-background-surface-color); color: inherit; font: inherit;
}
.dactyl-try-it textarea { font-family: var(--ifm-font-family-monospace); resize: vertical; }
.dactyl-try-it button { justify-self: start; }
.dactyl-try-it p { margin: 0; }
.dactyl-try-it [role=status]:not(:empty) { font-weight: var(--ifm-font-weight-semibold); }
.dactyl-try-it > div { min-width: 0; }
.dactyl-try-it pre { max-height: 24rem; margin: 0.25rem 0 0.75rem; overflow: auto; font-size: 0.8125rem; }
`;

/** Once a document, however many forms it shows. */
export function addStyles(): void {
  if (document.adoptedStyleSheets.some(({ cssRules }) => cssRules[0]?.cssText.startsWith('.dactyl-try-it'))) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets.push(sheet);
}
