/** A sidebar tree of 584 categories, to see that pages stay small and open fast beside a large sidebar. */

const LEVELS = 3;
const PER_LEVEL = 8;

type Item = { type: 'link'; label: string; href: string } | { type: 'category'; label: string; items: Item[] };

/** Eight links and eight categories, each of which holds the same again; the innermost ones hold a single link. */
export function hugeSidebarItems(level = 1): Item[] {
  if (level > LEVELS) return [{ type: 'link', label: 'The end', href: '/docs' }];
  const numbers = Array.from({ length: PER_LEVEL }, (_, index) => index + 1);
  return [
    ...numbers.map((number) => ({ type: 'link', label: `Link ${number} of level ${level}`, href: '/docs' }) as const),
    ...numbers.map(
      (number) =>
        ({
          type: 'category',
          label: `Category ${number} of level ${level}`,
          items: hugeSidebarItems(level + 1),
        }) as const,
    ),
  ];
}
