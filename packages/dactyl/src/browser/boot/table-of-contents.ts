import { findAll, onContent } from './events.js';
import { decodeHash } from './hash-target.js';
import { onScrollFrame } from './scroll.js';

interface Box {
  top: number;
  bottom: number;
}

/** Marks the entry of the table of contents whose section the reader sees. */
export function startTableOfContents(): void {
  const highlightAll = () => findAll('body [data-toc]').forEach(highlight);
  onScrollFrame(highlightAll);
  onContent(highlightAll);
}

function highlight(toc: HTMLElement): void {
  const navbar = document.querySelector<HTMLElement>('.navbar:not([data-hide-on-scroll])');
  const { tocMin = 2, tocMax = 3 } = toc.dataset;
  const headings = findAll('.anchor').filter(({ tagName }) => tagName >= `H${tocMin}` && tagName <= `H${tocMax}`);
  const id = headings[activeHeading(headings.map(boxOf), navbar?.offsetHeight ?? 0, innerHeight)]?.id;
  for (const link of toc.querySelectorAll<HTMLAnchorElement>('.table-of-contents__link')) {
    link.classList.toggle('table-of-contents__link--active', decodeHash(link.hash) === id);
  }
}

/**
 * Index of the heading whose section the reader sees; -1 above the first heading. Boxes are relative to the viewport.
 */
export function activeHeading(boxes: readonly Box[], offset: number, viewportHeight: number): number {
  const index = boxes.findIndex(({ top }) => top >= offset);
  const next = boxes[index];
  if (!next) return boxes.length - 1;
  // The next heading counts when all of it is in the upper half of the viewport.
  return next.top > 0 && next.bottom < viewportHeight / 2 ? index : index - 1;
}

/** The box of a heading. An anchor without height stands for the element around it. */
function boxOf(heading: Element): Box {
  const box = heading.getBoundingClientRect();
  return box.height || !heading.parentElement ? box : boxOf(heading.parentElement);
}
