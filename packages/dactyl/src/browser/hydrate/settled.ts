/** How long (ms) events wait for a component that is still loading. */
const PATIENCE = 5000;

/**
 * Waits until React has hydrated what the reader touched: a component inside an island may load late, and React
 * drops events on elements that are not hydrated. Effects always run first, as they would before a reader's next
 * click.
 */
export async function settled(targets: readonly unknown[]): Promise<void> {
  const end = Date.now() + PATIENCE;
  do await new Promise((resolve) => setTimeout(resolve, 10));
  while (targets.some((target) => target instanceof Node && !isKnown(target)) && Date.now() < end);
}

/**
 * Whether React has hydrated this element, or never will: React ignores HTML that a component contains as a string.
 */
export function isKnown(element: Node): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
    if (!key) continue;
    // React stores the props on each element that it created or hydrated.
    const props: unknown = Reflect.get(node, key);
    return node === element || (props instanceof Object && 'dangerouslySetInnerHTML' in props);
  }
  return true;
}
