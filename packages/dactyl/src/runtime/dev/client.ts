/** Runs in the browser during development: what the server says of edits becomes an event for the boot script. */
/** The part of Vite's `import.meta.hot` that is used here. */
export interface HotContext {
  on(event: string, listener: (data: { pathnames?: string[] }) => void): void;
}

// The cast: Vite puts it there, where it finds these very words in the code.
const hot = (import.meta as ImportMeta & { hot?: HotContext }).hot;

hot?.on('dactyl:update', ({ pathnames }) => {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
  // Without pathnames, any page may have changed.
  for (const detail of pathnames ?? [undefined]) dispatchEvent(new CustomEvent('dactyl:update', { detail }));
});
