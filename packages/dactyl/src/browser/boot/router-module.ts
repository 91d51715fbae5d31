/** What the boot script knows of the router, which is fetched when it is first asked for. */
import type { BootSettings } from '../../shared/boot-settings.js';
import type { VisitKind } from './history-state.js';

/** What `router/router.ts` exports. */
export interface RouterModule {
  /** `shown` is the URL of the page on screen: going back may have changed the browser's one already. */
  createRouter(settings: BootSettings, shown: URL): Router;
}

export interface Router {
  pages: Pages;
  /** Fetches what a page needs. */
  prepare(pathname: string): Promise<PreparedPage>;
  visit(url: URL, kind: VisitKind): Promise<void>;
  /** Fills a category of the sidebar whose items are not in the page yet. */
  loadBranch(details: HTMLDetailsElement): Promise<void>;
}

/** The site's files that navigation needs, each fetched once. */
export interface Pages {
  /** The page that a pathname means. Rejects when there is none, or when it needs another shell. */
  find(pathname: string): Promise<FoundPage>;
  /** HTML of a branch. */
  branch(id: string): Promise<string>;
  /** Fetches everything anew next time. */
  forget(): void;
}

export interface FoundPage {
  /** Parsed, and inert: none of its scripts runs, none of its images loads. */
  page: Document;
  /** What the address bar shows: the clean form of what was asked for, as the server has it. */
  shownPathname: string;
}

/** A page whose parts are all here. */
export interface PreparedPage {
  title: string;
  shownPathname: string;
  /** Puts it into the document. Works once. */
  show(): void;
}
