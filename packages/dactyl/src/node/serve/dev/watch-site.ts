/**
 * Follows edits. After an edit of a page's text, the open page is updated in place. After an edit of anything that
 * other pages show (front matter, titles, first paragraphs, sidebars) or of the configuration, the site is loaded again,
 * and the page reloads if its shell has changed. A text is shown before the site is loaded, which takes long on a large one.
 */
import { existsSync, lstatSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import { isMarkdownFile } from '../../site/content-files.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { SETTLE_MS } from '../../bundle/file-events.js';
import type { Logger } from '../../base/logger.js';
import type { DevLocale } from './dev-locales.js';
import type { DevSite, DevSiteState, SharedByLocales } from './dev-site.js';
import { createKnownContents } from './known-contents.js';
import { pagesOfLocale } from './locale-urls.js';
import { createReloads, type WatchInput } from './reloads.js';
import { reportError } from './report-error.js';
import { belongsToSite, isRemovedPart, otherLocaleOfFile, pluginPathsOf, watchedPaths } from './watched-paths.js';

const RELOAD_SETTLE_MS = 60;
/** In this time, browsers fetch a page that they were told of: loading the site lets them wait. */
const DELIVERY_MS = 100;

export interface WatchedSites {
  shared: SharedByLocales;
  /** Whether the server shows one locale only. */
  isAlone: boolean;
  vite: DevEnvironment;
  logger: Logger;
}

/** Returns a function that follows edits for a locale from now on. */
export function createWatch({ shared, isAlone, vite, logger }: WatchedSites): (locale: DevLocale) => void {
  const later = createTimers();
  const renewal: CodeRenewal = { files: new Set(), markdown: undefined };
  // The locales have their code in common, and each tells of an edit.
  const renewCode = (file: string) => {
    renewal.files.add(file);
    later('component', SETTLE_MS, (isLatest) => void updateComponents(renewal, isLatest, { vite, logger }));
  };
  return ({ site, renderer, search }) => {
    const pages = () => (isAlone ? undefined : pagesOfLocale(site.current.locale.data.i18n));
    const others = () => shared.sites.filter((other) => other !== site);
    watchLocale({ site, renderer, search, pages, vite, logger }, { others, renewCode });
  };
}

/** `isLatest` returns false when the same task was scheduled again while `run` was working. */
type Later = (key: string, delay: number, run: (isLatest: () => boolean) => void) => void;

function createTimers(): Later {
  const timers = new Map<string, NodeJS.Timeout>();
  return (key, delay, run) => {
    clearTimeout(timers.get(key));
    const timer = setTimeout(() => run(() => timers.get(key) === timer), delay);
    timers.set(key, timer);
  };
}

interface OtherParts {
  /** The other locales that are loaded. */
  others: () => DevSite[];
  renewCode: (file: string) => void;
}

function watchLocale(input: WatchInput, { others, renewCode }: OtherParts): void {
  const { site, vite } = input;
  const contents = createKnownContents(site);
  const later = createTimers();
  const loading = createReloads(input, (edited) => void contents.update(edited));
  const reload = (delay = RELOAD_SETTLE_MS) => later('reload', delay, (isLatest) => loading.run(isLatest));
  const reloadAll = () => {
    loading.noteOther();
    reload();
  };
  /** Whether it is a text of pages of other locales only: here it has a translation, or none of its pages is. */
  const isTextOfOthers = (file: string) =>
    pagesOf(file, site).length === 0 && others().some((other) => pagesOf(file, other).length > 0);
  /** Tells the page that shows why a locale could not be loaded. */
  const tellUnloaded = (name: string) => {
    if (others().some(({ current }) => current.locale.locale === name)) return;
    vite.sendUpdate({ of: pagesOfLocale({ ...site.current.locale.data.i18n, currentLocale: name }) });
  };

  vite.watch(watchedPaths(site.current));
  const linksTo = createLinkFinder(site);
  const follow = (file: string): void => {
    // A version that overlays another consists of links.
    for (const link of linksTo(file)) follow(link);
    const other = otherLocaleOfFile(file, site.current);
    if (other !== undefined) return tellUnloaded(other);
    for (const content of input.renderer.showing(file)) {
      later(`${content} shows code`, SETTLE_MS, (isLatest) => {
        input.renderer.forget(content);
        updatePages(content, isLatest, input);
      });
    }
    const isData = vite.readsAsData(file);
    if (isData) renewCode(file);
    if (isMarkdownFile(file) && existsSync(file)) {
      later(file, SETTLE_MS, (isLatest) => {
        const reach = contents.reachOf(file);
        input.renderer.forget(file);
        // Code imports the file, and the bundle contains a stub with its exports.
        if (vite.renewStub(file)) vite.sendReload();
        else if (reach === 'unknown' && isTextOfOthers(file)) return;
        else if (reach === 'text' || reach === 'unknown') updatePages(file, isLatest, input);
        if (reach === 'text' || (reach === 'unknown' && vite.markdown?.scans[file])) return;
        loading.noteEdit(file);
        if (reach === 'unknown') reloadAll();
        else if (reach === 'all' || (reach === 'title' && loading.isQuick())) reload(0);
        else void showText(file, input).then(() => reload(DELIVERY_MS));
      });
    } else if (belongsToSite(file, site.current) || isRemovedPart(file, site.current)) {
      reloadAll();
    } else if (vite.holds(file)) {
      renewCode(file);
    } else if (pluginPathsOf(site.current).include(file)) {
      // The file is not code, so a plugin watches it.
      reloadAll();
    }
  };
  vite.onFileEvent(follow);
  vite.whenWatching(() => void contents.update().then((gone) => gone.forEach(follow)));
}

/** Contents that are symbolic links of ours to a file. They are looked up once for each state of the site that has any. */
function createLinkFinder(site: DevSite): (file: string) => readonly string[] {
  let known: { state: DevSiteState; links: ReturnType<typeof findLinks> } | undefined;
  return (file) => {
    const state = site.current;
    if (known?.state !== state) {
      const staysWithout = known !== undefined && !known.links && !hasNewFiles(known.state, state);
      known = { state, links: staysWithout ? undefined : findLinks(state) };
    }
    return known.links?.get(file) ?? [];
  };
}

/** Whether files of ours are contents now. Almost all plans are the same objects after an edit. */
function hasNewFiles({ plan: before }: DevSiteState, { plan, site }: DevSiteState): boolean {
  const folder = site.generatedDir + path.sep;
  return plan.pages.some(
    (page, index) => page !== before.pages[index] && page.contents.some(({ file }) => file.startsWith(folder)),
  );
}

/** `undefined` where no content is a file of ours. */
function findLinks({ plan, site }: DevSiteState): ReadonlyMap<string, string[]> | undefined {
  // Asked of each file of the site with each edit; these paths are plain.
  const ours = new Set<string>();
  const folder = site.generatedDir + path.sep;
  for (const { contents } of plan.pages) {
    for (const { file } of contents) if (file.startsWith(folder)) ours.add(file);
  }
  if (ours.size === 0) return undefined;
  const links = new Map<string, string[]>();
  for (const one of ours) {
    if (!lstatSync(one, { throwIfNoEntry: false })?.isSymbolicLink() || !existsSync(one)) continue;
    const target = realpathSync(one);
    links.set(target, [...(links.get(target) ?? []), one]);
  }
  return links;
}

/** Shows the text of pages whose title or description has changed with it. Mistakes are told when the site is loaded. */
async function showText(file: string, { site, vite, renderer }: WatchInput): Promise<void> {
  const pages = pagesOf(file, site);
  const [first] = pages;
  if (!first) return;
  try {
    await renderer.renderPage(first);
    vite.sendUpdate({ pathnames: pages.map((page) => page.pathname) });
  } catch {
    // Loading the site renders the page once more.
  }
}

/**
 * Renders one page before the browser is told, so that an error is shown in the overlay and the response is cached.
 */
function updatePages(file: string, isLatest: () => boolean, input: WatchInput): void {
  const { site, vite, renderer, logger } = input;
  const pages = pagesOf(file, site);
  const [first] = pages;
  // For a partial it is not known which pages import it, so every open page requests itself again.
  if (!first) {
    const of = input.pages();
    return vite.sendUpdate(of && { of });
  }
  renderer.renderPage(first).then(
    () => vite.sendUpdate({ pathnames: pages.map((page) => page.pathname) }),
    (error: unknown) => isLatest() && reportError(error, { vite, logger }),
  );
}

/** Edits of components that open pages have not been told of yet. */
interface CodeRenewal {
  files: Set<string>;
  /** Markdown that the code imported before the first of these edits; set while one is handled. */
  markdown: { before: DevEnvironment['markdown'] } | undefined;
}

/**
 * Handles edits of components. Where they run in the browser, Vite has sent the update already. The server's code
 * is rebuilt before the open page requests it, also to find out whether another component now needs the browser. Of edits
 * that follow each other faster than that, the last one tells of all: the code before may come from a file that was only
 * half written, and a page that was loaded again for it would lose its state.
 */
async function updateComponents(
  renewal: CodeRenewal,
  isLatest: () => boolean,
  { vite, logger }: Pick<WatchInput, 'vite' | 'logger'>,
): Promise<void> {
  try {
    renewal.markdown ??= { before: vite.markdown };
    const { before } = renewal.markdown;
    const changed = await vite.renewServerEntry(isLatest);
    if (!changed) return;
    const files = [...renewal.files];
    renewal.files.clear();
    renewal.markdown = undefined;
    if (isOtherMarkdown(before, vite.markdown)) {
      // The open page was rendered without that file.
      vite.sendReload();
    } else if (changed.length > 0) {
      logger.info(`${changed.join(', ')}: what runs in the browser has changed, the page is loaded again.`);
      vite.sendReload();
    } else {
      vite.sendUpdate({ islandsOnly: files.every((file) => vite.isIslandOnly(file)) });
    }
  } catch (error) {
    if (isLatest()) reportError(error, { vite, logger });
  }
}

/** Whether components import other Markdown files than before the edit. */
function isOtherMarkdown(before: DevEnvironment['markdown'], after: DevEnvironment['markdown']): boolean {
  return JSON.stringify(before?.keysByModule) !== JSON.stringify(after?.keysByModule);
}

function pagesOf(file: string, { current }: Pick<DevSite, 'current'>): PagePlan[] {
  return current.plan.pages.filter((page) => page.contents.some((content) => content.file === file));
}
