/**
 * Stands in for the package `copy-text-to-clipboard`, which the site format's copy button imports and a site that has
 * copied that button may not have. Says whether the text was taken.
 */
export default function copyTextToClipboard(text: string): boolean {
  // Only pages of a secure origin have it, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  clipboard.writeText(text).catch((error: unknown) => console.error('The text could not be copied.', error));
  return true;
}
