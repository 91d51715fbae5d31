/** Style sheets of this site that the document lacks come first: a page must not be seen without them. */
export async function loadStyles(page: Document): Promise<void> {
  const present = [...document.styleSheets].map(({ href }) => href);
  const sheets = [...page.querySelectorAll<HTMLLinkElement>(OWN_SHEETS)];
  await Promise.all(sheets.filter(({ href }) => !present.includes(href)).map(preload));
}

/** Nobody waits for other servers. */
const OWN_SHEETS = 'link[rel="stylesheet"][href^="/"]';

/** The current page must not change, so the style sheet is only fetched. Its failure is not that of the page. */
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
