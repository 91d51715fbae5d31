/**
 * Whether a message of the current docs is also one of the version that is made of them. The label is not: what
 * says "Next" in some language would name a release.
 */
export function isOfVersion(id: string): boolean {
  return id !== 'version.label';
}
