/** Class of elements that links lead to: they keep clear of the navbar. */
export function useAnchorTargetClassName(id: string | undefined): string | undefined {
  return id === undefined ? undefined : 'anchor';
}
