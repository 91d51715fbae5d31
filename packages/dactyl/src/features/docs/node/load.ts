/**
 * Loads the content of the plugin: for each version its docs, then its sidebars, then the neighbours of each doc.
 */
import { reportUnknownHistory } from '../../../node/content/last-update.js';
import { loadHistory } from '../../../node/plugin-api/file-history.js';
import { isInside } from '../../../node/base/files.js';
import { SiteError, SiteErrors } from '../../../node/base/site-error.js';
import type { DocsEnvironment } from './environment.js';
import { withNavigation } from './navigation.js';
import { contradictionOf } from './options.js';
import { findDocFiles, type Historic, readDocs } from './read-docs.js';
import { sortById } from './sort-by-id.js';
import { loadSidebars } from './sidebars/load-sidebars.js';
import type { DocMetadata } from './types.js';
import { foldersOf, writtenFile, writtenFolders } from './version-folders.js';
import { OTHERS, type DocsContent, type LoadedVersion, type VersionMetadata } from './content-types.js';

export async function loadDocs(versions: readonly VersionMetadata[], env: DocsEnvironment): Promise<DocsContent> {
  const contradiction = contradictionOf(env.options);
  if (contradiction !== undefined) env.warn(contradiction);
  const loadedVersions: LoadedVersion[] = [];
  const unknownHistory: string[] = [];
  const onUnknownHistory = (file: string) => void unknownHistory.push(file);
  const present = await historyOf(
    versions.filter(({ ref }) => ref === undefined),
    env,
  );
  for (const version of versions) {
    const history = version.ref ? await historyOf([version], env) : present;
    try {
      loadedVersions.push(await loadVersion(version, env, { history, onUnknownHistory }));
    } catch (error) {
      throw explainRefFaults(error, version);
    }
  }
  await reportUnknownHistory(unknownHistory, env.report, env.context);
  return { loadedVersions };
}

/** Reads the history of versions in the site's folder, or of one version from git. */
function historyOf(versions: readonly VersionMetadata[], { options, context, isProduction }: DocsEnvironment) {
  const { showLastUpdateTime, showLastUpdateAuthor, showContributors } = options;
  const ref = versions[0]?.ref;
  return loadHistory({
    showLastUpdateTime,
    showLastUpdateAuthor,
    showContributors: showContributors !== undefined && showContributors !== false,
    folders: versions.flatMap(writtenFolders).flatMap(foldersOf),
    snapshot: ref && { dir: context.siteDir, commit: ref.commit, root: ref.dir },
    isProduction,
    vcs: context.siteConfig.future.experimental_vcs,
    origins: context.unstable_origins,
    files: async () =>
      (
        await Promise.all(
          versions.map(async (version) =>
            (await findDocFiles(version, options)).map(({ file }) => writtenFile(file, version)),
          ),
        )
      ).flat(),
  });
}

async function loadVersion(version: VersionMetadata, env: DocsEnvironment, historic: Historic): Promise<LoadedVersion> {
  return arrangeDocs(version, await readDocs(version, env, historic), env);
}

/** Adds sidebars to the docs of a version that were read, and to each doc its place in them. */
export async function arrangeDocs(
  version: VersionMetadata,
  all: readonly DocMetadata[],
  env: DocsEnvironment,
): Promise<LoadedVersion> {
  const drafts = all.filter((doc) => doc.draft);
  const docs = all.filter((doc) => !doc.draft);
  const draftIds = new Set(drafts.map((doc) => doc.id));
  const { options, context } = env;
  const sidebars = await loadSidebars(version, {
    docs: docs.map(({ id, title, frontMatter, source, sourceDirName, sidebarPosition }) => ({
      id,
      title,
      frontMatter,
      source,
      sourceDirName,
      sidebarPosition,
    })),
    draftIds,
    numberPrefixParser: options.numberPrefixParser,
    sidebarItemsGenerator: options.sidebarItemsGenerator,
    sidebarCollapsible: options.sidebarCollapsible,
    sidebarCollapsed: options.sidebarCollapsed ?? true,
    site: { baseUrl: context.siteConfig.baseUrl, trailingSlash: context.siteConfig.trailingSlash },
    configFile: context.siteConfigPath,
    warn: env.warn,
  });
  const withNeighbours = withNavigation({ docs, draftIds, sidebars, siteDir: context.siteDir });
  return { ...version, docs: sortById(withNeighbours), ...splitDrafts(drafts), sidebars };
}

function splitDrafts(drafts: readonly DocMetadata[]): Pick<LoadedVersion, 'drafts' | typeof OTHERS> {
  const others = drafts.filter((doc) => doc.isForOthers);
  return { drafts: sortById(drafts.filter((doc) => !doc.isForOthers)), ...(others.length > 0 && { [OTHERS]: others }) };
}

/**
 * Extends errors in a version from git by the commit of its files: the files on disk are copies, so correcting them there
 * would have no effect.
 */
function explainRefFaults(error: unknown, version: VersionMetadata): unknown {
  if (error instanceof SiteErrors) return new SiteErrors(error.errors.map((one) => explainFault(one, version)));
  return error instanceof SiteError ? explainFault(error, version) : error;
}

function explainFault(error: SiteError, { ref, versionName }: VersionMetadata): SiteError {
  const { message, details } = error;
  if (!ref || details.file === undefined || !isInside(ref.dir, details.file)) return error;
  const origin =
    `The version "${versionName}" has this file from "${ref.name}" (${ref.commit.slice(0, 10)}). ` +
    'Commit a file without the fault, and let its option "ref" name a tag, branch or commit that has it.';
  return new SiteError(message, { ...details, hint: [details.hint, origin].filter(Boolean).join('\n') });
}
