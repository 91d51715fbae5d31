/**
 * Class of an element that a hash may refer to. It keeps the element clear of the navbar, which would cover it.
 *
 * @returns `undefined` without an id, because no hash can refer to the element
 */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  return id === undefined ? undefined : 'anchor';
}
