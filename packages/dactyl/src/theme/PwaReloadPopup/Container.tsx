/** Where the message about a new version stands. The theme of the plugin `pwa` replaces this. */
export default function PwaReloadPopupContainer() {
  return null;
}
