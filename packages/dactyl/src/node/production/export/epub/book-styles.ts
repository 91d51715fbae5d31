/** Fonts, sizes and colours are the reader's. */
export const BOOK_STYLES = `body { line-height: 1.5; }
h1, h2, h3, h4, h5, h6 { line-height: 1.25; break-after: avoid; page-break-after: avoid; }
img, svg { max-width: 100%; height: auto; }
pre { font-size: 0.85em; line-height: 1.4; white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid; padding: 0.6em; }
pre code { display: block; }
code { font-family: monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
td, th { border: 1px solid; padding: 0.3em 0.5em; vertical-align: top; text-align: start; }
blockquote { margin-inline: 0; padding-inline-start: 1em; border-inline-start: 3px solid; }
figure { margin-inline: 0; }
.theme-admonition, .export-details { margin-block: 1em; padding-inline-start: 1em; border-inline-start: 3px solid; }
.admonition-heading, .export-label, .code-block-title, .theme-doc-card-heading { font-weight: bold; break-after: avoid; page-break-after: avoid; }
.export-title { margin-top: 30%; text-align: center; }
nav ol { list-style: none; padding-inline-start: 1em; }
`;
