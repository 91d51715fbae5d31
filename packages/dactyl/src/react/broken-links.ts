import { useCollector } from './render-context.js';

export interface BrokenLinks {
  collectLink(link: string | undefined): void;
  collectAnchor(anchor: string | undefined): void;
}

/** Reports links and ids of a custom component to the link checker of the build. Does nothing in the browser. */
export function useBrokenLinks(): BrokenLinks {
  const collected = useCollector();
  return {
    collectLink(link) {
      if (link) collected?.links.push(link);
    },
    collectAnchor(anchor) {
      if (anchor) collected?.anchors.push(anchor);
    },
  };
}

export default useBrokenLinks;
