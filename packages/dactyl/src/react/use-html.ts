import { useMemo } from 'react';
import { trustHtml } from '../shared/trusted-html.js';

/**
 * HTML of the site itself, for `dangerouslySetInnerHTML`. Where the policy of a page asks for Trusted Types, React may not write a
 * plain text: on pages that hydrate in full, it does so as soon as the reader goes to another page. The object stays the same while the
 * text does, because React would otherwise write it anew each time that it renders the element.
 *
 * @example <li dangerouslySetInnerHTML={useHtml(item.value)} />
 */
export function useHtml(html: string): { __html: string } {
  return useMemo(() => ({ __html: trustHtml(html) }), [html]);
}
