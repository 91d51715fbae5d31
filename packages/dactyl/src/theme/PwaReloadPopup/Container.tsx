/** Container of the message about a new version of the site. The theme of the plugin `pwa` replaces this component. */
export default function PwaReloadPopupContainer() {
  return null;
}
