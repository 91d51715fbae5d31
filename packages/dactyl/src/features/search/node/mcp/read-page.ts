/**
 * The Markdown of one page. What a page says itself decides: one that search engines must not list is not given out, and what no
 * page links to as its Markdown is no page.
 */
import { SiteError } from '../../../../node/base/site-error.js';
import type { Docs } from './open-docs.js';
import { headOf } from './page-head.js';
import { nameOf, pageName } from './site-files.js';

/** @param address pathname or address of a page, or of its Markdown */
export async function readPublicPage({ files, root }: Pick<Docs, 'files' | 'root'>, address: string): Promise<string> {
  const name = nameOf(address.trim(), root);
  // The same answer for what is hidden and for what is not there: nobody learns that a hidden page exists.
  const found = name === undefined ? undefined : await files.readPage(pageName(name));
  const head = found && headOf(found.html);
  if (!found || !head || head.isHidden) throw noPage(address);
  const twin = head.twin === undefined ? undefined : nameOf(new URL(head.twin, root).pathname, root);
  if (twin === undefined || !twin.endsWith('.md'))
    throw new SiteError(`The page "${address}" has no Markdown.`, {
      hint: 'It is a React page, or the site is built without `markdown.twins`.',
    });
  const bytes = await files.read(twin);
  if (!bytes) throw noPage(address);
  return Buffer.from(bytes).toString();
}

function noPage(address: string): SiteError {
  return new SiteError(`There is no page "${address}".`, {
    hint: 'Ask search_docs or list_pages for addresses of pages.',
  });
}
