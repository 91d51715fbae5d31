/**
 * Replaces the package `copy-text-to-clipboard`: the site format's copy button imports it, and a site with a copy of
 * that button may not have installed it. Returns whether the text was copied.
 */
export default function copyTextToClipboard(text: string): boolean {
  // The clipboard API only exists on pages of a secure origin, whatever the types say.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return false;
  clipboard.writeText(text).catch((error: unknown) => console.error('The text could not be copied.', error));
  return true;
}
