/**
 * Routes of the plugin: root › version › pages with a sidebar. Input: loaded content. Output: one nested route.
 * Every page of a version is below the version's route, so that theme components of the levels stay mounted.
 */
import { untranslatedFacts } from '../../../node/content/translation-source.js';
import type { PluginActions, PluginContext } from '../../../node/plugin-api/types.js';
import { definedProps } from '../../../shared/defined-props.js';
import type { JsonObject } from '../../../shared/json.js';
import { normalizeUrl } from '../../../shared/url.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import { versionKey } from '../../../shared/version-links.js';
import type { VersionChanges } from './changes/version-changes.js';
import type { DocsOptions } from './options.js';
import { createGuide, type Guide, type ReplacedDoc } from './navigation.js';
import { generatedIndexProps, versionGuide, versionProp, versionPropWith } from './props.js';
import { replacedDocs } from './same-places.js';
import { tagRoutes } from './tag-routes.js';
import type { DocMetadata, PropCategoryGeneratedIndex, PropVersion } from './types.js';
import { mainDocId } from './global-data.js';
import { createSidebarIndex } from './sidebars/sidebar-index.js';
import type { DocsContent, LoadedVersion } from './content-types.js';

export interface RoutesOptions {
  content: DocsContent;
  options: DocsOptions;
  context: PluginContext;
  actions: Pick<PluginActions, 'addRoute'>;
  /** By the name of the version. */
  changes: ReadonlyMap<string, VersionChanges> | undefined;
  /** What was made of the content before, whose docs have all stayed in their places. */
  known?: MadeRoutes | undefined;
}

/** What further contents can use. */
export interface MadeRoutes {
  alternates: AlternatesFinder | undefined;
  versions: readonly MadeVersion[];
}

interface MadeVersion {
  version: LoadedVersion;
  guide: Guide;
  prop: PropVersion;
  docs: readonly RouteConfig[];
  tags: readonly RouteConfig[];
}

export function addDocsRoutes({ content, options, context, actions, changes, known }: RoutesOptions): MadeRoutes {
  const alternates = known ? known.alternates : findAlternates(content, options.id, changes);
  const place = { options, alternates, siteDir: context.siteDir };
  const versions = content.loadedVersions.map((version, index) => madeVersion(version, place, known?.versions[index]));
  const root = normalizeUrl([context.siteConfig.baseUrl, options.routeBasePath]);
  actions.addRoute({
    path: root,
    exact: false,
    component: options.docsRootComponent,
    routes: versions.map((made) => ({
      ...versionRoute(made, { ...place, changes: changes?.get(made.version.versionName) }),
      // Other versions lie below this one's path and must be tried first.
      priority: made.version.path === root ? -1 : undefined,
    })),
  });
  return { alternates, versions };
}

interface VersionPlace {
  options: DocsOptions;
  siteDir: string;
  alternates: AlternatesFinder | undefined;
}

function madeVersion(version: LoadedVersion, place: VersionPlace, known: MadeVersion | undefined): MadeVersion {
  const { options, siteDir, alternates } = place;
  if (known) {
    const replaced = replacedDocs(known.version, version);
    const guide = createGuide({ ...known.guide, docs: version.docs }, known.guide);
    const tags = replaced.some(hasTags) ? tagRoutes(version, options) : known.tags;
    return { ...known, version, guide, prop: versionPropWith(known.prop, version, { guide, replaced }), tags };
  }
  const guide = versionGuide(version, siteDir);
  const searchFacts = searchFactsOf(version, options, alternates);
  const docs = version.docs.map((doc) => docRoute(doc, options, { alternates, facts: searchFacts(doc.id) }));
  return { version, guide, prop: versionProp(version, guide, options.id), docs, tags: tagRoutes(version, options) };
}

function hasTags({ before, after }: ReplacedDoc): boolean {
  return before.tags.length > 0 || after.tags.length > 0;
}

function versionRoute(
  { version, guide, prop, docs, tags }: MadeVersion,
  { options, alternates, changes }: VersionPlace & { changes: VersionChanges | undefined },
): RouteConfig {
  const searchFacts = searchFactsOf(version, options, alternates);
  const pages = [
    ...docs,
    ...generatedIndexProps(guide).map((index) =>
      generatedIndexRoute(index, options, { alternates, facts: searchFacts(index.slug) }),
    ),
  ];
  return {
    path: version.path,
    exact: false,
    component: options.docVersionRootComponent,
    metadata: {
      records: ['version.docs', 'version.docsSidebars'],
      recordTexts: ['label'],
      ...(alternates && { alternates: alternates.first }),
    },
    props: { version: toJson(prop) },
    routes: [
      { path: version.path, exact: false, component: options.docRootComponent, routes: pages },
      ...tags,
      ...(changes ? [changesRoute(changes, { alternates, facts: searchFacts(CHANGES) })] : []),
    ],
  };
}

/** What search engines are told of a page. */
type SearchFacts = Pick<NonNullable<RouteConfig['metadata']>, 'canonical' | 'listing'>;

/** Of the pages of a version, by their id. The latest version is what they all are to find. */
function searchFactsOf(
  { isLast, noIndex }: LoadedVersion,
  { otherVersions }: DocsOptions,
  alternates: AlternatesFinder | undefined,
): (id: string) => SearchFacts {
  // A page that is hidden and names another one says two things.
  if (!otherVersions || isLast || noIndex) return () => ({});
  const { canonical, sitemap: listing } = otherVersions;
  return (id) => definedProps({ listing, canonical: canonical === 'latest' ? alternates?.inLatest(id) : undefined });
}

interface PageFacts {
  alternates: AlternatesFinder | undefined;
  facts: SearchFacts;
}

function docRoute(doc: DocMetadata, options: DocsOptions, { alternates, facts }: PageFacts): RouteConfig {
  return {
    path: doc.permalink,
    component: options.docItemComponent,
    exact: true,
    modules: { content: doc.source },
    // The sidebar is a key of the route, so that the component of the level above can read it.
    sidebar: doc.sidebar,
    metadata: {
      sourceFilePath: doc.source.replace(/^@site\//, ''),
      lastUpdatedAt: doc.lastUpdatedAt,
      ...definedProps({
        hydration: doc.frontMatter.hydration,
        alternates: alternates?.of(doc.id),
        ...untranslatedFacts(doc),
      }),
      ...facts,
    },
  };
}

function generatedIndexRoute(
  index: PropCategoryGeneratedIndex,
  options: DocsOptions,
  { alternates, facts }: PageFacts,
): RouteConfig {
  return {
    path: index.permalink,
    component: options.docCategoryGeneratedIndexComponent,
    exact: true,
    props: { categoryGeneratedIndex: toJson(index) },
    sidebar: index.sidebar,
    metadata: alternates && { alternates: alternates.of(index.slug), ...facts },
  };
}

/** Stands for the page about changes among the ids of docs, none of which is empty. */
const CHANGES = '';

function changesRoute({ permalink, props }: VersionChanges, { alternates, facts }: PageFacts): RouteConfig {
  const { listing } = facts;
  return {
    path: permalink,
    component: '@theme/DocChangesPage',
    exact: true,
    props: { changes: toJson(props) },
    // Each says something else, so none stands for the others.
    metadata: { twin: true, ...definedProps({ listing, alternates: alternates?.of(CHANGES) }) },
  };
}

/** Props are plain data by construction; only their interfaces lack the index signature of JSON. */
function toJson(props: object): JsonObject {
  return props as JsonObject;
}

/** Key of a version → path. */
type VersionAlternates = Record<string, string>;

interface AlternatesFinder {
  /** The first page of every version, for pages that exist in only one. */
  first: VersionAlternates;
  /** The doc of this id, or the generated index of this slug; in versions that lack it, their first page. */
  of(id: string): VersionAlternates;
  /** The page with this id or slug in the latest version. */
  inLatest(id: string): string | undefined;
}

/** Finds the URLs of a page in other versions, for the version dropdown; `undefined` if there is only one version. */
function findAlternates(
  { loadedVersions }: DocsContent,
  pluginId: string,
  changes: RoutesOptions['changes'],
): AlternatesFinder | undefined {
  if (loadedVersions.length < 2) return undefined;
  const versions = loadedVersions.map((version) => {
    const paths = pathsById(version, changes?.get(version.versionName));
    const main = paths.get(mainDocId(version)) ?? version.path;
    return { key: versionKey(pluginId, version.versionName), isLast: version.isLast, paths, main };
  });
  return {
    first: Object.fromEntries(versions.map(({ key, main }) => [key, main])),
    inLatest: (id) => versions.find(({ isLast }) => isLast)?.paths.get(id),
    of: (id) => Object.fromEntries(versions.map(({ key, paths, main }) => [key, paths.get(id) ?? main])),
  };
}

function pathsById(
  { docs, sidebars }: LoadedVersion,
  changes: VersionChanges | undefined,
): ReadonlyMap<string, string> {
  const { generatedIndexes } = createSidebarIndex(sidebars, new Set());
  return new Map([
    ...docs.map(({ id, permalink }) => [id, permalink] as const),
    ...generatedIndexes.map(({ link }) => [link.slug, link.permalink] as const),
    ...(changes ? [[CHANGES, changes.permalink] as const] : []),
  ]);
}
