/**
 * Follows edits. Text of a page: the open page is updated in place. Anything that other pages show (front
 * matter, titles, sidebars) or the configuration: the site is loaded again, and the page reloaded if its
 * shell changed.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from '../../base/logger.js';
import { isMarkdownFile } from '../../site/content-files.js';
import { SETTLE_MS, type DevEnvironment } from '../../bundle/create-dev-environment.js';
import { contentSignature } from './content-signature.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevSite, DevSiteState } from './dev-site.js';
import { pluginPaths, type PluginPaths } from './plugin-paths.js';
import { reportError } from './report-error.js';

export interface WatchInput {
  site: DevSite;
  vite: DevEnvironment;
  renderer: DevRenderer;
  logger: Logger;
}

const RELOAD_SETTLE_MS = 60;

export function watchSite(input: WatchInput): void {
  const { site, vite } = input;
  /** What other pages may show of a file, as it was when the site was loaded. */
  const signatures = new Map<string, string | undefined>();
  const timers = new Map<string, NodeJS.Timeout>();
  /** `isLatest` tells whether the same was asked for again while `run` was at work. */
  const later = (key: string, delay: number, run: (isLatest: () => boolean) => void) => {
    clearTimeout(timers.get(key));
    const timer = setTimeout(() => run(() => timers.get(key) === timer), delay);
    timers.set(key, timer);
  };
  const signatureOf = (file: string) => contentSignature(file, site.current.locale.markdown);
  const remember = () => {
    signatures.clear();
    for (const file of contentFiles(site.current)) signatures.set(file, signatureOf(file));
  };
  /** Content that was edited since the site was last loaded without a mistake. */
  const edited = new Set<string>();
  /** Shell of the pages that are open. */
  let { shellKey } = site.current;
  const reload = () =>
    later('reload', RELOAD_SETTLE_MS, (isLatest) => {
      void reloadSite(input, { edited, shellKey, isLatest }).then((isLoaded) => {
        if (!isLoaded) return;
        ({ shellKey } = site.current);
        edited.clear();
        remember();
      });
    });

  const components = new Set<string>();

  vite.watch(watchedPaths(site.current));
  setTimeout(remember, 0);
  vite.onFileEvent((file) => {
    if (isMarkdownFile(file) && existsSync(file)) {
      later(file, SETTLE_MS, (isLatest) => {
        const isKnown = signatures.has(file);
        const isTextOnly = isKnown && signatures.get(file) === signatureOf(file);
        input.renderer.forget(file);
        // Code imports it, and is bundled around its exports.
        if (vite.renewStub(file)) vite.sendReload();
        else if (isTextOnly || !isKnown) updatePages(file, isLatest, input);
        if (isTextOnly || (!isKnown && vite.markdown?.scans[file])) return;
        edited.add(file);
        reload();
      });
    } else if (belongsToSite(file, site.current) || isRemovedPart(file, site.current)) {
      reload();
    } else if (vite.holds(file)) {
      components.add(file);
      later('component', SETTLE_MS, (isLatest) => {
        void updateComponents([...components], isLatest, input);
        components.clear();
      });
    } else if (pluginPathsOf(site.current).include(file)) {
      // No code of pages, so it is what a plugin reads.
      reload();
    }
  });
}

interface OpenPages {
  edited: ReadonlySet<string>;
  shellKey: string;
  isLatest: () => boolean;
}

/** Whether the site could be loaded, and a page that was edited could be rendered. */
async function reloadSite(input: WatchInput, { edited, shellKey, isLatest }: OpenPages): Promise<boolean> {
  const { site, vite, renderer, logger } = input;
  const { dataKey } = site.current;
  const requests = String([...site.requests]);
  try {
    const state = await site.reload();
    // The first page of its kind brings a component that is not in the bundle yet; one that was removed is still in it.
    if (String([...site.requests]) !== requests) vite.invalidateRegistry();
    vite.watch(watchedPaths(state));
    renderer.forget();
    // A mistake in one of these shows over the page that is open, instead of in place of it.
    const first = state.plan.pages.find((page) => page.contents.some(({ file }) => edited.has(file)));
    if (first) await renderer.renderPage(first);
    if (state.shellKey === shellKey) vite.sendUpdate({ siteData: state.dataKey !== dataKey });
    else vite.sendReload();
    return true;
  } catch (error) {
    // A mistake that is mended already must not cover the page.
    if (isLatest()) reportError(error, { vite, logger });
    return false;
  }
}

/** Renders once before telling the browser, so that an error shows as such and the answer is warm. */
function updatePages(file: string, isLatest: () => boolean, { site, vite, renderer, logger }: WatchInput): void {
  const pages = site.current.plan.pages.filter((page) => page.contents.some((content) => content.file === file));
  const [first] = pages;
  // A partial: which pages import it is not known, so the open page asks again.
  if (!first) return vite.sendUpdate();
  renderer.renderPage(first).then(
    () => vite.sendUpdate({ pathnames: pages.map((page) => page.pathname) }),
    (error: unknown) => isLatest() && reportError(error, { vite, logger }),
  );
}

/**
 * Components were edited. Where they run in the browser, Vite has told it already. The server's code is made anew
 * before the open page asks for it, also to learn whether another component needs the browser now.
 */
async function updateComponents(
  files: readonly string[],
  isLatest: () => boolean,
  { vite, logger }: WatchInput,
): Promise<void> {
  try {
    const before = vite.markdown;
    const changed = await vite.renewServerEntry();
    if (isOtherMarkdown(before, vite.markdown)) {
      // The page that is open has not brought it along.
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

/** Whether components lead to other Markdown files than before. */
function isOtherMarkdown(before: DevEnvironment['markdown'], after: DevEnvironment['markdown']): boolean {
  return JSON.stringify(before?.keysByModule) !== JSON.stringify(after?.keysByModule);
}

function contentFiles({ plan }: DevSiteState): Set<string> {
  return new Set(plan.pages.flatMap((page) => page.contents.map((content) => content.file)));
}

/** Plugins are asked once for each state of the site, and not at each file that changes. */
const pluginPathsByState = new WeakMap<DevSiteState, PluginPaths>();

function pluginPathsOf(state: DevSiteState): PluginPaths {
  const known = pluginPathsByState.get(state);
  if (known) return known;
  // What a plugin throws is told once, and does not end the server at the next file that changes.
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

/** Such as a React page: without its file there is no route. */
function isRemovedPart(file: string, state: DevSiteState): boolean {
  return !existsSync(file) && pluginPathsOf(state).include(file);
}

/** Whether a file that is no page's text decides over routes, sidebars, messages or options. */
function belongsToSite(file: string, state: DevSiteState): boolean {
  if (isMarkdownFile(file)) return true; // removed
  const { site, locale } = state;
  if (site.configDependencies.includes(file)) return true;
  const i18nDir = path.resolve(site.siteDir, locale.data.i18n.path);
  if (file.startsWith(i18nDir + path.sep)) return true;
  const isData = /\.(json|ya?ml)$/.test(file) || /(^|[/\\])sidebars[^/\\]*\.[cm]?[jt]s$/.test(file);
  return isData && !file.startsWith(site.generatedDir + path.sep);
}
