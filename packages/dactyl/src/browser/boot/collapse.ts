import type { BootContext } from './boot-context.js';
import { openSiblings } from './details.js';
import { on } from './events.js';
import { isMotionReduced } from './reduced-motion.js';

const SUMMARY = 'details:is([data-collapsible],[data-branch],body [data-auto-collapse] *)>summary';

/** `<details>`: animation, branches of a sidebar that are loaded when opened, one open branch per level. */
export function startCollapse({ loadRouter }: BootContext): void {
  const open = async (details: HTMLDetailsElement) => {
    // When the items cannot be loaded, the opened category shows the link that stands for them.
    if (details.dataset.branch) await loadRouter().then((router) => router.loadBranch(details), console.warn);
    for (const sibling of openSiblings(details)) setOpen(sibling, false);
    setOpen(details, true);
  };

  on('click', SUMMARY, (summary, event) => {
    const details = summary.parentElement;
    // The cast: a click in a summary is on an element. A click on a link in the summary belongs to the link.
    const clicked = (event.target as Element).closest('a,summary');
    if (!(details instanceof HTMLDetailsElement) || clicked !== summary) return;
    event.preventDefault();
    if (details.open && !isClosing(details)) setOpen(details, false);
    else void open(details);
  });
}

/** Time in ms for a change of height of so many pixels: more height takes longer, but less than in proportion. */
export function collapseDuration(height: number): number {
  return Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);
}

/** While the animation runs, `open` is set even when it closes. */
function isClosing(details: HTMLDetailsElement): boolean {
  return details.dataset.collapsed === 'true';
}

function setOpen(details: HTMLDetailsElement, open: boolean): void {
  const { dataset } = details;
  const from = details.offsetHeight;
  for (const animation of details.getAnimations()) animation.cancel();
  details.open = open;
  if (dataset.collapsible === undefined) return;

  const height = [from, details.offsetHeight].map((pixels) => `${pixels}px`);
  const duration = isMotionReduced() ? 1 : collapseDuration(Math.abs(details.offsetHeight - from));
  dataset.collapsed = `${!open}`;
  details.open = true;
  details.animate({ height, overflow: ['hidden', 'hidden'] }, { duration, easing: 'ease-in-out' }).onfinish = () => {
    delete dataset.collapsed;
    details.open = open;
  };
}
