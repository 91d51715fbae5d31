/** Runs in the browser during development: what the server says of edits becomes an event for the boot script. */
/** The part of Vite's `import.meta.hot` that is used here. */
export interface HotContext {
  on(event: string, listener: (data: { pathnames?: string[] }) => void): void;
}

const { hot } = import.meta as ImportMeta & { hot?: HotContext };

hot?.on('dactyl:update', ({ pathnames }) => {
  document.querySelectorAll('vite-error-overlay').forEach((overlay) => overlay.remove());
  const here = decodeURI(location.pathname).replace(/\/$/, '');
  if (pathnames && !pathnames.some((pathname) => decodeURI(pathname).replace(/\/$/, '') === here)) return;
  window.dispatchEvent(new CustomEvent('dactyl:update', { detail: location.pathname }));
});
