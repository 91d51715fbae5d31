import { useEffect } from 'react';
import { decodeHash } from '../../../browser/boot/hash-target.js';
import { activeHeading } from '../../../browser/boot/table-of-contents.js';
import { useBrowserDependency } from '../../render-context.js';

export interface TOCHighlightConfig {
  /** Class of the links. */
  linkClassName: string;
  /** Class of the link to the section that the reader sees. */
  linkActiveClassName: string;
  minHeadingLevel: number;
  maxHeadingLevel: number;
}

/** Marks the entry of a table of contents whose section the reader sees. */
export function useTOCHighlight(config: TOCHighlightConfig | undefined): void {
  useBrowserDependency('calls useTOCHighlight', 'visible');
  useEffect(() => {
    if (!config) return undefined;
    const mark = () => highlight(config);
    mark();
    addEventListener('scroll', mark, { passive: true });
    addEventListener('resize', mark);
    return () => {
      removeEventListener('scroll', mark);
      removeEventListener('resize', mark);
    };
  }, [config]);
}

function highlight({ linkClassName, linkActiveClassName, minHeadingLevel, maxHeadingLevel }: TOCHighlightConfig): void {
  const navbar = document.querySelector<HTMLElement>('.navbar:not([data-hide-on-scroll])');
  const headings = [...document.querySelectorAll<HTMLElement>('.anchor')].filter(
    ({ tagName }) => tagName >= `H${minHeadingLevel}` && tagName <= `H${maxHeadingLevel}`,
  );
  const boxes = headings.map((heading) => heading.getBoundingClientRect());
  const id = headings[activeHeading(boxes, navbar?.offsetHeight ?? 0, innerHeight)]?.id;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`.${CSS.escape(linkClassName)}`)) {
    link.classList.toggle(linkActiveClassName, decodeHash(link.hash) === id);
  }
}
