/** Id of the element that the skip link goes to on pages without `<main>`. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';
