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
import { withTitlesOfNeighbours } from './navigation.js';
import { readDocsAgain } from './read-docs.js';
import { placeOf, withoutPlace } from './same-places.js';
import type { DocMetadata } from './types.js';

/** `undefined` where more than the files has to be asked. */
export async function reloadDocs(
  { loadedVersions }: DocsContent,
  files: ReadonlySet<string>,
  env: DocsEnvironment,
): Promise<DocsContent | undefined> {
  const { options, context } = env;
  const showsHistory = options.showLastUpdateTime || options.showLastUpdateAuthor || options.showContributors;
  if (showsHistory && dateSource(context.siteConfig.future.experimental_vcs, env.isProduction) === 'history') {
    return undefined;
  }
  const reloaded = await Promise.all(loadedVersions.map((version) => reloadVersion(version, files, env)));
  const known = reloaded.filter((version) => version !== undefined);
  return known.length === reloaded.length ? { loadedVersions: known } : undefined;
}

async function reloadVersion(
  version: LoadedVersion,
  files: ReadonlySet<string>,
  env: DocsEnvironment,
): Promise<LoadedVersion | undefined> {
  const { siteDir } = env.context;
  const all = [...version.docs, ...leftOut(version)];
  const fileOfSource = new Map([...files].map((file) => [aliasedSitePath(siteDir, file), file]));
  const edited = all.flatMap((doc) => {
    const file = fileOfSource.get(doc.source);
    return file === undefined ? [] : [{ doc, file }];
  });
  if (edited.length === 0) return version;
  const again = await readDocsAgain(version, env, edited);
  const news = new Map(edited.map(({ doc }, index) => [doc, again[index] ?? doc]));
  // Ids are what all docs of a version are checked for.
  if ([...news].some(([before, after]) => before.id !== after.id)) return undefined;
  if ([...news].every((pair) => staysInPlace(pair, version, env))) {
    return withNewTexts(version, news, siteDir);
  }
  const { docs: _docs, drafts: _drafts, sidebars: _sidebars, [OTHERS]: _others, ...metadata } = version;
  return arrangeDocs(metadata, all.map((doc) => withoutPlace(news.get(doc) ?? doc)).toSorted(byFile), env);
}

/** Sidebars stay as they are. */
function withNewTexts(
  version: LoadedVersion,
  news: ReadonlyMap<DocMetadata, DocMetadata>,
  siteDir: string,
): LoadedVersion {
  const docs = version.docs.map((doc) => {
    const { sidebar, previous, next } = doc;
    const after = news.get(doc);
    return after ? { ...after, sidebar, previous, next } : doc;
  }) as DocMetadata[]; // with undefined where `withNavigation` has it, too
  const drafts = version.drafts.map((doc) => news.get(doc) ?? doc);
  const draftIds = new Set(leftOut(version).map(({ id }) => id));
  const isRenamed = [...news].some(([before, { title }]) => title !== before.title);
  const changed = new Set([...news.values()].map(({ permalink }) => permalink));
  return {
    ...version,
    docs: isRenamed ? withTitlesOfNeighbours({ docs, draftIds, sidebars: version.sidebars, siteDir }, changed) : docs,
    drafts,
  };
}

function staysInPlace(
  [before, after]: [DocMetadata, DocMetadata],
  { sidebars }: LoadedVersion,
  env: DocsEnvironment,
): boolean {
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
