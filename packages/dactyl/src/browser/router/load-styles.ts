/**
 * Loads the style sheets of this site that the document lacks, before the page is shown, because nobody should see it
 * without them.
 */
export async function loadStyles(page: Document): Promise<void> {
  const present = [...document.styleSheets].map(({ href }) => href);
  const sheets = [...page.querySelectorAll<HTMLLinkElement>(OWN_SHEETS)];
  await Promise.all(sheets.filter(({ href }) => !present.includes(href)).map(preload));
}

/** Selects style sheets of this site. Navigation does not wait for other servers. */
const OWN_SHEETS = 'link[rel="stylesheet"][href^="/"]';

/**
 * Fetches a style sheet without applying it, because the current page must not change. If that fails, the page is
 * still shown.
 */
function preload({ href }: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const sheet = document.createElement('link');
    for (const event of ['load', 'error']) {
      sheet.addEventListener(event, () => {
        sheet.remove();
        resolve();
      });
    }
    document.head.append(Object.assign(sheet, { rel: 'preload', as: 'style', href }));
  });
}
