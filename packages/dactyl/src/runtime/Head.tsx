import type { ReactNode } from 'react';
import { useCollector } from './render-context.js';

/**
 * Tags for the document's head, and attributes of `<html>` and `<body>`. A tag that is rendered later, or
 * deeper, replaces an earlier one of the same kind (the same `name` of `<meta>`, for example).
 *
 * @example <Head><meta name="robots" content="noindex" /></Head>
 */
export default function Head({ children }: { children?: ReactNode }): null {
  useCollector()?.head.push(children);
  return null;
}
