import { useLayoutEffect, useState, type ReactNode } from 'react';
import { documentHead } from './document-head.js';
import { toHeadTags } from './head-tags.js';
import { useCollector } from './render-context.js';

/**
 * Tags for the document's head, and attributes of `<html>` and `<body>`. A tag that is rendered later, or deeper,
 * replaces an earlier one of the same kind (the same `name` of `<meta>`, for example). In the browser the tags follow
 * the component: they change with it, and are removed with it.
 *
 * @example <Head><meta name="robots" content="noindex" /></Head>
 */
export default function Head({ children }: { children?: ReactNode }): null {
  useCollector()?.head.push(children);
  const [owner] = useState(() => ({}));
  // Effects only run in the browser.
  useLayoutEffect(() => documentHead().set(owner, toHeadTags(children)), [owner, children]);
  useLayoutEffect(() => () => documentHead().remove(owner), [owner]);
  return null;
}
