/** One page: content linked, rendered, regions spliced in. In: a page job. Out: a document. */
import { definedProps } from '../../shared/defined-props.js';
import { hashParts, hashText } from '../base/hash.js';
import type { CompiledMarkdown } from '../markdown/types.js';
import type { SiteHtmlTags, unstable_PageCard } from '../plugin-api/types.js';
import { replaceOwnRegions, replaceRegionMarks } from '../../shared/marks/scan.js';
import type { PageHead, PageResult, Renderer, RouteLevel, SiteData } from '../../shared/render.js';
import { isSamePath } from '../../shared/url.js';
import type { AssetStore } from './assets.js';
import type { LocaleSettings } from './boot-settings.js';
import { contentStyles } from './content-styles.js';
import { pagePolicy, type PagePolicy } from './content-policy/page-policy.js';
import type { SitePolicy } from './content-policy/policy.js';
import { renderDocument } from './document.js';
import type { ContentUse, DocumentAssets, PageJob, PageRegion } from './engine-types.js';
import { contentKey, imageFiles } from './compile-content.js';
import { fillProps } from './fill-props.js';
import { importedModules } from './imported-files.js';
import { pageFileTags } from './page-files.js';
import { linkImported, linkUse, type ContentFacts, type LinkParts } from './link-uses.js';
import { pageTwin } from './markdown-twin/page-twin.js';
import { twinLink } from './markdown-twin/twin-file.js';
import { markRegion, regionOnPage, type PagePlace } from './mark-region.js';
import type { RegionStore } from './region-store.js';
import { parseRegion } from './region-template.js';
import { withSocialCard } from './social-card.js';

export interface ComposerParts {
  /** Absolute. */
  siteDir: string;
  site: SiteData;
  settings: LocaleSettings;
  htmlTags: SiteHtmlTags;
  /** Asked once a page was rendered: during development it is only then known which style sheets it needs. */
  documentAssets: () => DocumentAssets;
  sharedLevels: RouteLevel[];
  renderer: Renderer;
  assets: AssetStore;
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  regions: RegionStore;
  generator: string;
  /** See `LinkParts`. */
  onBrokenImages?: LinkParts['onBrokenImages'];
  images?: LinkParts['images'];
  /** Set when pages have a Content-Security-Policy. */
  policy?: SitePolicy;
}

export interface ComposedPage extends ContentFacts {
  /** Of no use when `result.fallback` says that the page must be rendered again. */
  document: string;
  regions: PageRegion[];
  result: PageResult;
  /** The page as Markdown, when it has such a twin. */
  twin?: () => string;
  /** The image that the page is to be shared with, to be drawn. */
  card?: unstable_PageCard;
  policy?: PagePolicy;
}

export async function composePage(job: PageJob, parts: ComposerParts): Promise<ComposedPage> {
  const facts: ContentFacts = {
    links: [],
    anchors: [],
    assets: [],
    missing: [],
    warnings: [],
    brokenImages: [],
    unchecked: [],
  };
  await finishImages(Object.values(job.uses), parts);
  const linkParts = { ...parts, pathname: job.pathname };
  const level = { ...job.level, props: fillProps(job.level.props, job, (use) => linkUse(use, linkParts, facts)) };
  const levels = [...job.shared.flatMap((index) => parts.sharedLevels[index] ?? []), level];
  const { pathname, alternates } = job;
  const imported = job.imported?.flatMap((id) => {
    const use = job.uses[id];
    return use ? [linkImported(use, linkParts, facts)] : [];
  });
  const request = definedProps({ pathname, levels, alternates, hydration: job.hydration, imported });
  const rendered = await parts.renderer.renderPage(request);
  const { head, ...carded } = withSocialCard(rendered.head, job, parts);
  const tags = head.tags + pageFileTags(rendered.html, parts.assets, facts);
  const result = {
    ...rendered,
    head: withTwin({ ...head, tags }, job, parts),
    html: withoutPreloads(rendered.html),
  };
  facts.links.push(...result.links);
  facts.anchors.push(...result.anchors);
  const twin = job.twin === undefined ? {} : { twin: () => pageTwin(job, result.html, parts.site) };
  const sheets = contentStyles(result.html, parts).map((files) => parts.assets.emitStyleSheet(files));
  facts.assets.push(...sheets.flatMap(({ outputs }) => outputs));
  const styles = sheets.map(({ url }) => url);
  return { ...facts, result, ...twin, ...carded, ...assemblePage({ job, result, styles }, parts) };
}

/** Waits for the images of these texts, and of texts in them. */
async function finishImages(uses: readonly ContentUse[], { images, assets, compiled, site }: ComposerParts) {
  const { store } = images ?? {};
  if (!store) return;
  const finish = async (use: ContentUse): Promise<void> => {
    const { references = [] } = compiled.get(contentKey(site.i18n.currentLocale, use.id)) ?? {};
    await Promise.all(imageFiles(references, use, assets).map((file) => store.start(file)));
    for (const found of Object.values(use.imports)) if (found.kind === 'contentUse') await finish(found.use);
  };
  await Promise.all(uses.map(finish));
}

/**
 * React starts a page with preloads of the images that it has rendered. Those in regions are rendered with
 * the first page only, so a page's bytes would depend on what was rendered before it; and a preload right in
 * front of the image wins nothing.
 */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload" as="image"[^>]*>)+/, '');
}

interface RenderedPage {
  job: PageJob;
  result: PageResult;
  /** URLs of style sheets that its content needs. */
  styles: readonly string[];
}

function assemblePage({ job, result, styles }: RenderedPage, parts: ComposerParts) {
  const { pathname, alternates } = job;
  const { head } = result;
  const assets = parts.documentAssets();
  const pageStyles = [...pageStylesOf(job, assets), ...styles];
  const { html, regions } = spliceRegions(result, { pathname, alternates }, parts.regions);
  const isHome = isSamePath(pathname, parts.site.siteConfig.baseUrl);
  const policy = policyOf(job, head.tags + html, parts);
  const shell = shellHash({ ...result, policy: policy?.meta ?? policy?.header, assets }, parts.settings);
  const isNotFound = pathname === `${parts.site.siteConfig.baseUrl}404.html`;
  const document = renderDocument({
    html,
    head,
    assets,
    pageStyles,
    htmlTags: parts.htmlTags,
    beforePaint: parts.renderer.beforePaint,
    settings: {
      ...parts.settings,
      router: assets.router,
      shell,
      ...(isNotFound ? { notFound: true } : {}),
    },
    generator: parts.generator,
    ...(policy?.meta !== undefined && { policy: policy.meta }),
    ...(isHome && { behindPage: parts.renderer.baseUrlIssue }),
    ...islandScripts(result, parts.settings),
  });
  return definedProps({ document, regions, policy });
}

/** A browser keeps the policy of the document, so pages with different ones are different shells. */
function policyOf(job: PageJob, page: string, parts: ComposerParts): PagePolicy | undefined {
  const { policy, htmlTags, renderer } = parts;
  if (!policy) return undefined;
  const common = [...Object.values(htmlTags), `<script>${renderer.beforePaint}</script>`, renderer.baseUrlIssue].join(
    '',
  );
  return pagePolicy({ policy, page, common, job });
}

function withTwin(head: PageHead, { twin }: PageJob, { site }: ComposerParts): PageHead {
  return twin === undefined ? head : { ...head, tags: head.tags + twinLink(twin, site.siteConfig.baseUrl) };
}

/** URLs of style sheets that this page has and others may not. */
function pageStylesOf({ level, uses }: PageJob, { stylesOf, pageStyles }: DocumentAssets): readonly string[] {
  if (!stylesOf) return pageStyles ?? [];
  const requests = [level.component, ...Object.values(uses).flatMap(importedModules)];
  return [...new Set(requests.flatMap((request) => stylesOf[request] ?? []))];
}

/** Regions that depend on the page came with it: they are marked where they stand. */
function markOwnRegions(html: string, page: PagePlace): string {
  return replaceOwnRegions(html, (inside) => markRegion(parseRegion(inside), page));
}

function spliceRegions({ html, regions }: PageResult, page: PagePlace, store: RegionStore) {
  const marked = new Map<string, PageRegion & { html: string }>();
  for (const [id, region] of Object.entries(regions)) {
    const template = store.template(region, id);
    const shown = regionOnPage(template, { id, mark: store.markOf(template), page });
    marked.set(id, { id, hash: template.hash, shown: hashText(shown, 12), html: shown });
  }
  const full = replaceRegionMarks(markOwnRegions(html, page), (id) => marked.get(id)?.html);
  return { html: full, regions: [...marked.values()].map(({ html: _, ...region }) => region) };
}

interface ShellFacts extends Pick<PageResult, 'head' | 'hydrationMode'> {
  /** In the document, or sent with it. */
  policy: string | undefined;
  assets: DocumentAssets;
}

/** What must be equal for a page to be swapped into the current document. */
function shellHash({ head, hydrationMode, policy, assets }: ShellFacts, settings: LocaleSettings): string {
  const { scripts, styles } = assets;
  const { lang, dir } = head.htmlAttributes;
  // A page without islands may go to one that has some, and back.
  const kind = hydrationMode === 'static' ? 'islands' : hydrationMode;
  // React of another build beside that of this page would be two.
  const { hydrate } = settings.islands ?? {};
  const policyParts = policy === undefined ? [] : ['|', policy];
  return hashParts([lang, dir, kind, hydrate, ...scripts, '|', ...styles, ...policyParts], 10);
}

/** What a page with islands loads besides: the script that waits for them, and what they need at once. */
function islandScripts({ hydrationMode, preload }: PageResult, { islands }: LocaleSettings) {
  if (hydrationMode === 'static' || !islands) return {};
  return { scripts: [islands.watch], preload: preload.length > 0 ? [...new Set([islands.hydrate, ...preload])] : [] };
}
