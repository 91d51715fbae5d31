/**
 * Loads the content of the plugin: for each version its docs, then its sidebars, then what lies around each doc.
 */
import type { DocsEnvironment } from './environment.js';
import { withNavigation } from './navigation.js';
import { readDocs } from './read-docs.js';
import { loadSidebars } from './sidebars/load-sidebars.js';
import type { DocsContent, LoadedVersion, VersionMetadata } from './types.js';

export async function loadDocs(versions: readonly VersionMetadata[], env: DocsEnvironment): Promise<DocsContent> {
  const loadedVersions: LoadedVersion[] = [];
  for (const version of versions) loadedVersions.push(await loadVersion(version, env));
  return { loadedVersions };
}

async function loadVersion(version: VersionMetadata, env: DocsEnvironment): Promise<LoadedVersion> {
  const all = await readDocs(version, env);
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
    sidebarCollapsed: options.sidebarCollapsed,
    site: { baseUrl: context.siteConfig.baseUrl, trailingSlash: context.siteConfig.trailingSlash },
    warn: env.warn,
  });
  return { ...version, docs: withNavigation({ docs, draftIds, sidebars, siteDir: context.siteDir }), drafts, sidebars };
}
