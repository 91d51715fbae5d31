import { findAll, onContent } from './events.js';
import { decodeHash } from './hash-target.js';
import { onScrollFrame } from './scroll.js';

interface Box {
  top: number;
  bottom: number;
}

/** Marks the entry of the table of contents that the reader is at. */
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

/** Index of the heading that the reader is at; -1 above the first one. Boxes are relative to the viewport. */
export function activeHeading(boxes: readonly Box[], offset: number, viewportHeight: number): number {
  const index = boxes.findIndex(({ top }) => top >= offset);
  const next = boxes[index];
  if (!next) return boxes.length - 1;
  // It counts when it is whole in the upper half.
  return next.top > 0 && next.bottom < viewportHeight / 2 ? index : index - 1;
}

/** An anchor without height is a target inside the element that it stands for. */
function boxOf(heading: Element): Box {
  const box = heading.getBoundingClientRect();
  return box.height || !heading.parentElement ? box : boxOf(heading.parentElement);
}
