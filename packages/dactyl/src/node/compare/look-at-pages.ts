/** Inspects pages of both builds one by one: in a browser if there is one, otherwise from their HTML. */
import type { SiteConfig } from '../config/types.js';
import { SiteError } from '../base/site-error.js';
import { colorModeSettings } from '../../shared/boot-settings.js';
import type { OwnStyles } from '../../shared/touched-styles.js';
import { openBrowser, type Browser, type ColorMode } from './browser.js';
import { choosePages } from './choose-pages.js';
import { compareLooks } from './compare-looks.js';
import type { OutputsComparison } from './compare-outputs.js';
import type { Finding } from './findings.js';
import type { PageView } from './view-pages.js';
import { weighPage, type PageWeight } from './weigh-page.js';

export interface PagesToLookAt {
  siteDir: string;
  /** Chosen when there are none. */
  pages: readonly string[];
  outputs: OutputsComparison;
  siteConfig: SiteConfig;
  own: OwnStyles;
  onStep(text: string): void;
}

export interface PagesInBoth {
  pages: ComparedPage[];
  /** Whether the weight of pages was measured in a browser or computed from their HTML. */
  weighedBy: 'browser' | 'html';
  /** Why there are neither screenshots nor computed styles. */
  noBrowser: string | undefined;
  /** Elements whose computed styles were compared, in all views of all pages. */
  styledElements: number;
  findings: Finding[];
}

export interface ComparedPage {
  path: string;
  docusaurus: PageWeight;
  dactyl: PageWeight;
  /** The weights computed from HTML, so that figures of several sites are comparable. */
  byHtml: Record<'docusaurus' | 'dactyl', PageWeight>;
  pictures: Record<'docusaurus' | 'dactyl', readonly PageView[]>;
}

export async function lookAtPages(request: PagesToLookAt): Promise<PagesInBoth> {
  const { siteDir, pages, outputs, siteConfig, onStep } = request;
  const paths =
    pages.length > 0
      ? pages.map((pathname) => namedPage(pathname, siteConfig.baseUrl, outputs))
      : choosePages(outputs.shared);
  const browser = await openBrowser(siteDir);
  if (typeof browser === 'string') {
    const weighed = await weighPages(paths, outputs, siteConfig.baseUrl);
    return { pages: weighed, weighedBy: 'html', noBrowser: browser, styledElements: 0, findings: [] };
  }
  onStep('Opening the pages in a browser');
  try {
    return await lookInBrowser(browser, paths, request);
  } finally {
    await browser.close();
  }
}

async function lookInBrowser(
  browser: Browser,
  paths: readonly string[],
  { outputs, siteConfig, own }: PagesToLookAt,
): Promise<PagesInBoth> {
  const { baseUrl, trailingSlash, themeConfig } = siteConfig;
  const folders = { want: outputs.want.folder, have: outputs.have.folder };
  const looks = await compareLooks({
    ...folders,
    browser,
    baseUrl,
    trailingSlash,
    paths,
    own,
    modes: modesOf(themeConfig),
  });
  const weighed = await weighPages(paths, outputs, baseUrl);
  const pages = weighed.flatMap(({ path, byHtml }): ComparedPage[] => {
    const [docusaurus, dactyl] = [looks.docusaurus.get(path), looks.dactyl.get(path)];
    if (!docusaurus || !dactyl) return [];
    const pictures = { docusaurus: docusaurus.views, dactyl: dactyl.views };
    return [{ path, docusaurus: docusaurus.weight, dactyl: dactyl.weight, byHtml, pictures }];
  });
  const { findings, compared } = looks;
  return { pages, weighedBy: 'browser', noBrowser: undefined, styledElements: compared, findings };
}

/** The colour modes that readers can get. */
function modesOf(themeConfig: SiteConfig['themeConfig']): ColorMode[] {
  const { defaultMode, automaticMode, disableSwitch } = colorModeSettings(themeConfig);
  return disableSwitch && automaticMode !== 'system' ? [defaultMode] : ['light', 'dark'];
}

async function weighPages(
  paths: readonly string[],
  outputs: OutputsComparison,
  baseUrl: string,
): Promise<ComparedPage[]> {
  const weigh = (side: 'want' | 'have', pathname: string) =>
    weighPage(outputs[side].folder, outputs[side].pages.get(pathname) ?? '', baseUrl);
  const weighed: ComparedPage[] = [];
  for (const path of paths) {
    const pictures = { docusaurus: [], dactyl: [] };
    const byHtml = { docusaurus: await weigh('want', path), dactyl: await weigh('have', path) };
    weighed.push({ path, ...byHtml, byHtml, pictures });
  }
  return weighed;
}

/** Normalises a page's name to the form of the list: without base URL and trailing slash. */
function namedPage(name: string, baseUrl: string, { shared }: OutputsComparison): string {
  const own = `/${name.replace(/^\//, '')}`;
  const candidates = [own, `/${own.startsWith(baseUrl) ? own.slice(baseUrl.length) : own.slice(1)}`];
  const found = candidates
    .map((pathname) => (pathname === '/' ? pathname : pathname.replace(/\/$/, '')))
    .find((pathname) => shared.has(pathname));
  if (found !== undefined) return found;
  throw new SiteError(`The page "${name}", given by --page, is not in both builds.`, {
    hint: 'Write its path, such as --page /docs/intro.',
  });
}
