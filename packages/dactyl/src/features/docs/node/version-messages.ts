/**
 * Whether a message of the current docs is copied to a version that is recorded from them. The label is not: a translation
 * of "Next" would name a release.
 */
export function isOfVersion(id: string): boolean {
  return id !== 'version.label';
}
