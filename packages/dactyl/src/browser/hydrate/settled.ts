/** How long (ms) the reader's events wait for a component that is still being loaded. */
const PATIENCE = 5000;

/**
 * Waits until React has what the reader touched: a component inside of an island may be loaded only now, and React
 * drops events on what it has not hydrated. In any case effects run first, as they do before a reader's next click.
 */
export async function settled(targets: readonly unknown[]): Promise<void> {
  const end = Date.now() + PATIENCE;
  do await new Promise((resolve) => setTimeout(resolve, 10));
  while (targets.some((target) => target instanceof Node && !isKnown(target)) && Date.now() < end);
}

/** Whether React has hydrated this element, or never will: HTML that a component holds as text is not looked into. */
export function isKnown(element: Node): boolean {
  for (let node: Node | null = element; node; node = node.parentNode) {
    const key = Object.keys(node).find((name) => name.startsWith('__reactProps$'));
    if (!key) continue;
    // React keeps the props of each element that it made or adopted there.
    const props: unknown = Reflect.get(node, key);
    return node === element || (props instanceof Object && 'dangerouslySetInnerHTML' in props);
  }
  return true;
}
