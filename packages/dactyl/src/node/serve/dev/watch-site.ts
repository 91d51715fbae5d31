/**
 * Follows edits. After an edit of a page's text, the open page is updated in place. After an edit of anything that
 * other pages show (front matter, titles, first paragraphs, sidebars) or of the configuration, the site is loaded again,
 * and the page reloads if its shell has changed. A text is shown before the site is loaded, which takes long on a large one.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../base/logger.js';
import { pluginPaths, type PluginPaths } from '../../plugin-api/plugin-paths.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import { isMarkdownFile } from '../../site/content-files.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { SETTLE_MS } from '../../bundle/file-events.js';
import type { DevPageFiles } from './dev-page-files.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevSite, DevSiteState } from './dev-site.js';
import { createKnownContents } from './known-contents.js';
import { reportError } from './report-error.js';

export interface WatchInput {
  site: DevSite;
  vite: DevEnvironment;
  renderer: DevRenderer;
  search: Pick<DevPageFiles, 'forget'>;
  logger: Logger;
}

const RELOAD_SETTLE_MS = 60;
/** In this time, browsers fetch a page that they were told of: loading the site lets them wait. */
const DELIVERY_MS = 100;

export function watchSite(input: WatchInput): void {
  const { site, vite } = input;
  const contents = createKnownContents(site);
  const timers = new Map<string, NodeJS.Timeout>();
  /** `isLatest` returns false when the same task was scheduled again while `run` was working. */
  const later = (key: string, delay: number, run: (isLatest: () => boolean) => void) => {
    clearTimeout(timers.get(key));
    const timer = setTimeout(() => run(() => timers.get(key) === timer), delay);
    timers.set(key, timer);
  };
  const loading = createReloads(input, (edited) => void contents.update(edited));
  const reload = (delay = RELOAD_SETTLE_MS) => later('reload', delay, (isLatest) => loading.run(isLatest));
  const reloadAll = () => {
    loading.noteOther();
    reload();
  };

  const renewal: CodeRenewal = { files: new Set(), markdown: undefined };
  const renewCode = (file: string) => {
    renewal.files.add(file);
    later('component', SETTLE_MS, (isLatest) => void updateComponents(renewal, isLatest, input));
  };

  vite.watch(watchedPaths(site.current));
  setTimeout(() => void contents.update(), 0);
  vite.onFileEvent((file) => {
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
  });
}

interface Reloads {
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
function createReloads(input: WatchInput, onLoaded: (edited: ReadonlySet<string> | undefined) => void): Reloads {
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
    if (state.shellKey === shellKey) vite.sendUpdate({ siteData: state.dataKey !== before.dataKey });
    else vite.sendReload();
    return true;
  } catch (error) {
    // An error that is already fixed must not cover the page.
    if (reload.isLatest()) reportError(error, { vite, logger });
    return false;
  }
}

function hasSamePages({ pages: before }: DevSiteState, { pages: after }: DevSiteState): boolean {
  return before.size === after.size && [...after.keys()].every((pathname) => before.has(pathname));
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
function updatePages(file: string, isLatest: () => boolean, { site, vite, renderer, logger }: WatchInput): void {
  const pages = pagesOf(file, site);
  const [first] = pages;
  // For a partial it is not known which pages import it, so every open page requests itself again.
  if (!first) return vite.sendUpdate();
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
  { vite, logger }: WatchInput,
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

/** Plugins are asked once for each state of the site, and not for each changed file. */
const pluginPathsByState = new WeakMap<DevSiteState, PluginPaths>();

function pluginPathsOf(state: DevSiteState): PluginPaths {
  const known = pluginPathsByState.get(state);
  if (known) return known;
  // A plugin's error is reported once, and does not end the server when the next file changes.
  pluginPathsByState.set(state, { paths: [], include: () => false });
  const found = pluginPaths(state.locale.plugins, state.site.siteDir);
  pluginPathsByState.set(state, found);
  return found;
}

function watchedPaths(state: DevSiteState): string[] {
  const { site, locale } = state;
  const { i18n, siteConfig } = { i18n: locale.data.i18n, siteConfig: site.siteConfig };
  const folders = [
    ...pluginPathsOf(state).paths,
    path.join(i18n.path, i18n.localeConfigs[i18n.currentLocale]?.path ?? i18n.currentLocale),
  ];
  return [...site.configDependencies, ...folders, ...siteConfig.staticDirectories].map((file) =>
    path.resolve(site.siteDir, file),
  );
}

/** For example a React page: when its file is removed, so is its route. */
function isRemovedPart(file: string, state: DevSiteState): boolean {
  return !existsSync(file) && pluginPathsOf(state).include(file);
}

/** Whether a file that is not a page's text affects routes, sidebars, messages or options. */
function belongsToSite(file: string, state: DevSiteState): boolean {
  if (isMarkdownFile(file)) return true; // The file was removed.
  const { site, locale } = state;
  if (site.configDependencies.includes(file)) return true;
  const i18nDir = path.resolve(site.siteDir, locale.data.i18n.path);
  if (file.startsWith(i18nDir + path.sep)) return true;
  const isData = /\.(json|ya?ml)$/.test(file) || /(^|[/\\])sidebars[^/\\]*\.[cm]?[jt]s$/.test(file);
  return isData && !file.startsWith(site.generatedDir + path.sep);
}
