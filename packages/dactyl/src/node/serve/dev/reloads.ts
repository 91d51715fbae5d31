/** Loads the site again after edits, one load after the other, and tells the open pages. */
import type { Logger } from '../../base/logger.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import type { PagesOfLocale } from '../../bundle/page-messages.js';
import type { DevPageFiles } from './dev-page-files.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevSite, DevSiteState } from './dev-site.js';
import { reportError } from './report-error.js';
import { watchedPaths } from './watched-paths.js';

export interface WatchInput {
  site: DevSite;
  vite: DevEnvironment;
  renderer: DevRenderer;
  search: Pick<DevPageFiles, 'forget'>;
  /** The pages of this locale; `undefined` where there are no others. */
  pages: () => PagesOfLocale | undefined;
  logger: Logger;
}

export interface Reloads {
  /** A content file was edited, and is one still. */
  noteEdit(file: string): void;
  /** Something else has changed, so everything has to be loaded. */
  noteOther(): void;
  /** Loads what has changed since the last time, after loads that are under way. */
  run(isLatest: () => boolean): void;
  /** Whether edits are loaded so quickly that nothing needs to be shown before. */
  isQuick(): boolean;
}

/** Up to this time (ms), a page with another title is rendered after the site was loaded, and only then. */
const QUICK_MS = 100;

/** `onLoaded` gets the edited files; nothing when it was the configuration, which may say how texts are read. */
export function createReloads(input: WatchInput, onLoaded: (edited: ReadonlySet<string> | undefined) => void): Reloads {
  let changed = { edited: new Set<string>(), others: false };
  /** Shell of the pages that browsers have open. */
  let { shellKey } = input.site.current;
  let lastTook = Infinity;
  let queue = Promise.resolve();

  async function load(isLatest: () => boolean): Promise<void> {
    const { edited, others } = changed;
    changed = { edited: new Set(), others: false };
    const started = performance.now();
    const isLoaded = await reloadSite(input, {
      edited,
      others,
      shellKey,
      isLatest,
      onState: () => {
        if (!others) lastTook = performance.now() - started;
      },
    });
    if (!isLoaded) {
      changed = { edited: new Set([...edited, ...changed.edited]), others: others || changed.others };
      return;
    }
    ({ shellKey } = input.site.current);
    onLoaded(edited.size > 0 ? edited : undefined);
  }

  return {
    noteEdit: (file) => void changed.edited.add(file),
    noteOther() {
      changed.others = true;
    },
    run(isLatest) {
      queue = queue.then(() => load(isLatest));
    },
    isQuick: () => lastTook < QUICK_MS,
  };
}

interface Reload {
  edited: ReadonlySet<string>;
  /** Whether there is more than edits of content files. */
  others: boolean;
  /** Shell of the open pages. */
  shellKey: string;
  isLatest: () => boolean;
  /** Called when the site is loaded, before pages are rendered. */
  onState: () => void;
}

/** Returns whether the site could be loaded, and an edited page could be rendered. */
async function reloadSite(input: WatchInput, reload: Reload): Promise<boolean> {
  const { site, vite, renderer, logger } = input;
  const { edited, others, shellKey } = reload;
  const before = site.current;
  const requests = String([...site.requests]);
  try {
    const state = await site.reload(others ? undefined : edited);
    reload.onState();
    // The first page of its kind uses a component that is not in the bundle yet; a removed component is still in
    // it.
    if (String([...site.requests]) !== requests) vite.invalidateRegistry();
    if (others) vite.watch(watchedPaths(state));
    // What is compiled of other files knows their text, and the addresses of pages at most.
    if (others || !hasSamePages(before, state)) renderer.forget();
    // The search may have rendered them since the edit, as the site was before.
    else for (const file of edited) input.search.forget(file);
    // An edited page is rendered at once, so that an error appears over the open page instead of replacing it.
    const first = state.plan.pages.find((page) => page.contents.some(({ file }) => edited.has(file)));
    if (first) await renderer.renderPage(first);
    const of = input.pages();
    if (state.shellKey === shellKey) vite.sendUpdate({ siteData: state.dataKey !== before.dataKey, ...(of && { of }) });
    else vite.sendReload(of);
    return true;
  } catch (error) {
    // An error that is already fixed must not cover the page.
    if (reload.isLatest()) reportError(error, { vite, logger });
    return false;
  }
}

function hasSamePages({ places: before }: DevSiteState, { places: after }: DevSiteState): boolean {
  return (
    before === after || (before.size === after.size && [...after.keys()].every((pathname) => before.has(pathname)))
  );
}
