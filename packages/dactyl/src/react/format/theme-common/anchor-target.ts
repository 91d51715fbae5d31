/**
 * Class of an element that a hash may point at. It keeps the element clear of the navbar, which would cover it.
 *
 * @returns `undefined` without an id: nothing can point there.
 */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  return id === undefined ? undefined : 'anchor';
}
