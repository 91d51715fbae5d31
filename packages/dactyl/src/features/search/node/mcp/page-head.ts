/** What the head of a page says about itself. */
import { Parser } from 'htmlparser2';

export interface PageHead {
  /** Whether search engines must not list it: unlisted pages, and those that say so. */
  isHidden: boolean;
  /** Address of its Markdown twin. */
  twin?: string;
  canonical?: string;
  title?: string;
}

export function headOf(html: string): PageHead {
  const head: PageHead = { isHidden: false };
  let inTitle = false;
  const parser = new Parser({
    onopentag(name, { name: metaName, content = '', rel, type, href }) {
      if (name === 'body') parser.pause();
      inTitle = name === 'title';
      if (name === 'meta' && /^(?:robots|googlebot)$/i.test(metaName ?? '') && /noindex|none/i.test(content))
        head.isHidden = true;
      if (name !== 'link' || href === undefined) return;
      if (rel === 'alternate' && type === 'text/markdown') head.twin = href;
      if (rel === 'canonical') head.canonical = href;
    },
    ontext(text) {
      if (inTitle) head.title = (head.title ?? '') + text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(html);
  return head;
}
