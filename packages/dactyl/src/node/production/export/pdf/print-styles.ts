/** What paper needs besides the styles of the site. */

export type PageFormat = 'A4' | 'Letter';

export function printStyles({ title, format }: { title: string; format: PageFormat }): string {
  return `
@page {
  size: ${format};
  margin: 18mm 18mm 20mm;
  @bottom-left { content: ${cssText(title)}; ${MARGIN_TEXT} }
  @bottom-right { content: counter(page); ${MARGIN_TEXT} }
}
@page :first {
  @bottom-left { content: none; }
  @bottom-right { content: none; }
}
html { font-size: 9.5pt; }
body { background: none; }
.markdown, .markdown > * { max-width: none; }
.export-cover { padding-top: 75mm; text-align: center; }
.export-cover-title { font-size: 2.6rem; font-weight: 700; line-height: 1.2; }
.export-contents { break-before: page; }
.export-contents ol { list-style: none; margin: 0; padding-inline-start: 1.4em; }
.export-contents > ol { padding: 0; }
.export-contents > ol > li { margin-top: 0.5em; }
.export-contents > ol > li > :is(a, span) { font-weight: 600; }
.export-contents a { color: inherit; display: flex; gap: 1em; justify-content: space-between; text-decoration: none; }
.export-page { font-variant-numeric: tabular-nums; min-width: 3ch; text-align: end; }
article.markdown, .export-part { break-before: page; }
.export-part + article.markdown, .export-part + .export-part { break-before: auto; }
h1, h2, h3, h4, h5, h6, .export-label, .admonition-heading, .code-block-title { break-after: avoid; }
tr, img, svg { break-inside: avoid; }
/* Headings that stand lower than on their page look as there. */
.markdown .export-h1 { font-size: var(--ifm-h1-font-size, 2rem); margin: 0 0 1rem; }
.markdown .export-h2 { font-size: var(--ifm-h2-font-size, 1.5rem); margin: 2rem 0 0.75rem; }
.markdown .export-h3 { font-size: var(--ifm-h3-font-size, 1.25rem); margin: 1.5rem 0 0.5rem; }
.markdown :is(.export-h4, .export-h5, .export-h6) { font-size: 1rem; margin: 1.25rem 0 0.5rem; }
p, li { orphans: 2; widows: 2; }
.export-label { font-weight: 600; }
.export-details { border-inline-start: 3px solid var(--dactyl-line, #ccc); margin-block: 1em; padding-inline-start: 1em; }
.markdown a[href^='http']::after { content: none; }
pre, pre > code { overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
table { display: table; overflow: visible; }
`;
}

const MARGIN_TEXT = 'color: #555; font: 8pt system-ui, sans-serif;';

function cssText(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`;
}
