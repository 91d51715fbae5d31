import { escapeHtml } from '../../shared/html.js';
import type { TocNode } from '../../react/format/theme-common/toc-tree.js';
import { useHtml } from '../../react/use-html.js';

export interface Props {
  toc: readonly TocNode[];
  className: string;
  linkClassName: string | null;
  isChild?: boolean;
}

/** The links as HTML: as elements of React, those of two lists were a quarter of all elements of a page. */
export default function TOCItemsTree({ toc, className, linkClassName, isChild = false }: Props) {
  const items = useHtml(itemsHtml(toc, linkClassName));
  if (toc.length === 0) return null;
  return <ul className={isChild ? undefined : className} dangerouslySetInnerHTML={items} suppressHydrationWarning />;
}

function itemsHtml(toc: readonly TocNode[], linkClassName: string | null): string {
  const ofLink = linkClassName === null ? '' : ` class="${escapeAttribute(linkClassName)}"`;
  return toc
    .map(({ id, value, children }) => {
      const below = children.length === 0 ? '' : `<ul>${itemsHtml(children, linkClassName)}</ul>`;
      return `<li><a href="#${escapeAttribute(id)}"${ofLink}>${value}</a>${below}</li>`;
    })
    .join('');
}

/** As React does. */
function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll("'", '&#x27;');
}
