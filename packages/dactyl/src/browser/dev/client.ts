/** Runs in the browser during development: what the server says of edits becomes an event for the boot script. */

/** What `node/bundle/create-dev-environment.ts` sends. */
export interface DevUpdate {
  pathnames?: string[];
  islandsOnly?: boolean;
  siteData?: boolean;
}

/** The part of Vite's `import.meta.hot` that is used here. */
export interface HotContext {
  on(event: string, listener: (data: DevUpdate) => void): void;
}

// The cast: Vite puts it there, where it finds these very words in the code.
const hot = (import.meta as ImportMeta & { hot?: HotContext }).hot;

hot?.on('dactyl:update', ({ pathnames, islandsOnly, siteData }) => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  if (isLive()) {
    // What islands read of the site was loaded with the document.
    if (siteData) return location.reload();
    if (islandsOnly) return;
  }
  // Without pathnames, any page may have changed.
  for (const detail of pathnames ?? [undefined]) dispatchEvent(new CustomEvent('dactyl:update', { detail }));
});

/** Whether React runs in this document; see `live-page.ts`. */
function isLive(): boolean {
  return !document.dispatchEvent(new Event('dactyl:is-live', { cancelable: true }));
}
