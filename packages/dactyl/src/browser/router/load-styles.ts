import { parseHtml } from './swap-page.js';

/** Style sheets of this site that the document lacks come first: a page must not be seen without them. */
export async function loadStyles(head: string): Promise<void> {
  const present = new Set([...document.head.querySelectorAll(OWN_SHEETS)].map(hrefOf));
  const sheets = [...parseHtml(head).querySelectorAll<HTMLLinkElement>(OWN_SHEETS)];
  await Promise.all(sheets.filter((sheet) => !present.has(hrefOf(sheet))).map(preload));
}

/** Nobody waits for other servers. */
const OWN_SHEETS = 'link[rel="stylesheet"][href^="/"]';

const hrefOf = (link: Element) => link.getAttribute('href');

/** The current page must not change, so the style sheet is only fetched. Its failure is not that of the page. */
function preload(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.rel = 'preload';
    sheet.as = 'style';
    for (const event of ['load', 'error']) {
      sheet.addEventListener(event, () => {
        sheet.remove();
        resolve();
      });
    }
    delete sheet.dataset.rh;
    document.head.append(sheet);
  });
}
