/**
 * Content of the plugin after edits of some docs, for the dev server: the edited files are read, and nothing else. In: the
 * content of before. Out: what `loadDocs` would return.
 */
import path from 'node:path';
import { aliasedSitePath } from '../../../node/content/edit-url.js';
import { dateSource } from '../../../node/plugin-api/file-history.js';
import { leftOut, OTHERS, type DocsContent, type LoadedVersion, type SidebarItem } from './content-types.js';
import type { DocsEnvironment } from './environment.js';
import { arrangeDocs } from './load.js';
import { createGuide, docsNearby, type GuideFrame, guideFrame, withTitlesOfNeighbours } from './navigation.js';
import { readDocsAgain } from './read-docs.js';
import { placeOf, withoutPlace } from './same-places.js';
import type { DocMetadata } from './types.js';
import { once } from '../../../shared/once.js';

/** Returns `undefined` where more than the files has to be asked. */
export type DocsReload = (content: DocsContent, files: ReadonlySet<string>) => Promise<DocsContent | undefined>;

/** What was looked up in a version, for all that follow while docs stay in their places. */
interface KnownPlaces {
  /** Source → numbers of docs, counted on over those that are left out. */
  bySource: ReadonlyMap<string, readonly number[]>;
  frame(): GuideFrame;
  nearby(): ReadonlyMap<string, readonly number[]>;
}

/** Keeps what it has looked up: on a large site, that takes longer than all else. */
export function createReload(env: DocsEnvironment): DocsReload {
  const places = new WeakMap<LoadedVersion, KnownPlaces>();
  const placesOf = (version: LoadedVersion): KnownPlaces => {
    const known = places.get(version) ?? placesIn(version);
    places.set(version, known);
    return known;
  };
  const { options, context } = env;
  return async ({ loadedVersions }, files) => {
    const showsHistory = options.showLastUpdateTime || options.showLastUpdateAuthor || options.showContributors;
    if (showsHistory && dateSource(context.siteConfig.future.experimental_vcs, env.isProduction) === 'history') {
      return undefined;
    }
    const reloaded = await Promise.all(
      loadedVersions.map(async (version) => {
        const known = placesOf(version);
        const { after, isInPlace } = await reloadVersion(version, files, { env, places: known });
        if (after && isInPlace) places.set(after, known);
        return after;
      }),
    );
    const versions = reloaded.filter((version) => version !== undefined);
    return versions.length === reloaded.length ? { loadedVersions: versions } : undefined;
  };
}

function placesIn(version: LoadedVersion): KnownPlaces {
  const bySource = new Map<string, number[]>();
  for (const [number, { source }] of [...version.docs, ...leftOut(version)].entries()) {
    const known = bySource.get(source);
    if (known) known.push(number);
    else bySource.set(source, [number]);
  }
  return { bySource, frame: once(() => guideFrame(version)), nearby: once(() => docsNearby(version.docs)) };
}

interface Reloading {
  env: DocsEnvironment;
  places: KnownPlaces;
}

interface Reloaded {
  /** `undefined` where more than the files has to be asked. */
  after: LoadedVersion | undefined;
  /** Whether all docs are where they were. */
  isInPlace: boolean;
}

async function reloadVersion(
  version: LoadedVersion,
  files: ReadonlySet<string>,
  { env, places }: Reloading,
): Promise<Reloaded> {
  const { siteDir } = env.context;
  const others = leftOut(version);
  const found = [...files].flatMap((file) =>
    (places.bySource.get(aliasedSitePath(siteDir, file)) ?? []).map((number) => ({ number, file })),
  );
  const edited = found
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ number, file }) => {
      const doc = version.docs[number] ?? others[number - version.docs.length];
      return doc ? [{ number, file, doc }] : [];
    });
  if (edited.length === 0) return { after: version, isInPlace: true };
  const again = await readDocsAgain(version, env, edited);
  const news = edited.map(({ doc, number }, index): NewDoc => ({ number, before: doc, after: again[index] ?? doc }));
  // Ids are what all docs of a version are checked for.
  if (news.some(({ before, after }) => before.id !== after.id)) return { after: undefined, isInPlace: false };
  if (news.every((one) => staysInPlace(one, version, env))) {
    return { after: withNewTexts(version, news, { places, siteDir }), isInPlace: true };
  }
  const { docs, drafts: _drafts, sidebars: _sidebars, [OTHERS]: _others, ...metadata } = version;
  const after = new Map(news.map((one) => [one.before, one.after]));
  const all = [...docs, ...others].map((doc) => withoutPlace(after.get(doc) ?? doc));
  return { after: await arrangeDocs(metadata, all.toSorted(byFile), env), isInPlace: false };
}

interface NewDoc {
  number: number;
  before: DocMetadata;
  after: DocMetadata;
}

/** Sidebars stay as they are. */
function withNewTexts(
  version: LoadedVersion,
  news: readonly NewDoc[],
  { places, siteDir }: { places: KnownPlaces; siteDir: string },
): LoadedVersion {
  const docs = [...version.docs];
  for (const { number, before, after } of news) {
    const { sidebar, previous, next } = before;
    // With undefined where `withNavigation` has it, too.
    if (number < docs.length) docs[number] = { ...after, sidebar, previous, next } as DocMetadata;
  }
  const afterOf = new Map(news.map(({ before, after }) => [before, after]));
  const drafts = version.drafts.map((doc) => afterOf.get(doc) ?? doc);
  const renamed = news.filter(({ before, after }) => before.title !== after.title);
  if (renamed.length === 0) return { ...version, docs, drafts };
  const draftIds = new Set(leftOut(version).map(({ id }) => id));
  const guide = createGuide({ docs, draftIds, sidebars: version.sidebars, siteDir }, places.frame());
  const near = new Set(renamed.flatMap(({ after }) => places.nearby().get(after.permalink) ?? []));
  return { ...version, docs: withTitlesOfNeighbours(guide, near), drafts };
}

function staysInPlace({ before, after }: NewDoc, { sidebars }: LoadedVersion, env: DocsEnvironment): boolean {
  // A generator of the site gets all that is known of docs.
  if (env.options.sidebarItemsGenerator || placeOf(before) !== placeOf(after)) return false;
  // A category may have the title of its page.
  return before.title === after.title || !Object.values(sidebars).some((items) => isPageOfCategory(after.id, items));
}

function isPageOfCategory(id: string, items: readonly SidebarItem[]): boolean {
  return items.some(
    (item) =>
      item.type === 'category' &&
      ((item.link?.type === 'doc' && item.link.id === id) || isPageOfCategory(id, item.items)),
  );
}

/** In the order in which files are found. */
function byFile(a: DocMetadata, b: DocMetadata): number {
  const [first, second] = [contentFile(a), contentFile(b)];
  return first < second ? -1 : Number(first > second);
}

function contentFile({ sourceDirName, source }: DocMetadata): string {
  return path.posix.join(sourceDirName, path.posix.basename(source));
}
