/** Interface of the router, which the boot script fetches at the first navigation. */
import type { BootSettings } from '../../shared/boot-settings.js';
import type { VisitKind } from './history-state.js';

/** Exports of `router/router.ts`. */
export interface RouterModule {
  /** @param shown URL of the page on screen; after going back, the browser's own URL may have changed already */
  createRouter(settings: BootSettings, shown: URL): Router;
}

export interface Router {
  pages: Pages;
  /** Fetches what a page needs. */
  prepare(pathname: string): Promise<PreparedPage>;
  visit(url: URL, kind: VisitKind): Promise<void>;
  /** Loads the items of a sidebar category that the page lacks. */
  loadBranch(details: HTMLDetailsElement): Promise<void>;
}

/** Fetches the site's files that navigation needs, each only once. */
export interface Pages {
  /** Finds the page that a pathname means. Rejects when there is none, or when it needs another shell. */
  find(pathname: string): Promise<FoundPage>;
  /** HTML of a branch. */
  branch(id: string): Promise<string>;
  /** Clears the cache, so that all files are fetched again. */
  forget(): void;
}

export interface FoundPage {
  /** The parsed page. It is inert: its scripts do not run, and its images do not load. */
  page: Document;
  /** Pathname for the address bar: that of the server, after redirects and without `.html`. */
  shownPathname: string;
}

/** A page whose files have all been loaded. */
export interface PreparedPage {
  title: string;
  shownPathname: string;
  /** Puts the page into the document. Can only be called once. */
  show(): void;
}
