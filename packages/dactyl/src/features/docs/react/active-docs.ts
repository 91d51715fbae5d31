/** Which instance, version and doc a pathname belongs to. Pure functions; the hooks are in `use-active-docs.tsx`. */
import { isSamePath } from '../../../shared/url.js';
import { docsById, docsByPath, pathKey } from './path-index.js';
import type { DocsGlobalData, GlobalDoc, GlobalVersion } from './types.js';

export interface ActivePlugin {
  pluginId: string;
  pluginData: DocsGlobalData;
}

export interface ActiveDocContext {
  activeVersion?: GlobalVersion;
  activeDoc?: GlobalDoc;
  /** The active doc in each version that has it. */
  alternateDocVersions: Record<string, GlobalDoc>;
}

/** The instance with the longest path that the pathname starts with. */
export function findActivePlugin(allData: Record<string, DocsGlobalData>, pathname: string): ActivePlugin | undefined {
  const candidates = Object.entries(allData).filter(([, data]) => isBelow(pathname, data.path));
  const [best] = candidates.sort(([, a], [, b]) => b.path.length - a.path.length);
  return best && { pluginId: best[0], pluginData: best[1] };
}

/** The version with the longest path that the pathname starts with. */
export function findActiveVersion(data: DocsGlobalData, pathname: string): GlobalVersion | undefined {
  return data.versions
    .filter((version) => isBelow(pathname, version.path))
    .sort((a, b) => b.path.length - a.path.length)[0];
}

export function findActiveDocContext(data: DocsGlobalData, pathname: string): ActiveDocContext {
  const activeVersion = findActiveVersion(data, pathname);
  const activeDoc = activeVersion && docsByPath(activeVersion).get(pathKey(pathname));
  const alternates = data.versions.flatMap((version) => {
    const doc = activeDoc && docsById(version).get(activeDoc.id);
    return doc ? [[version.name, doc] as const] : [];
  });
  return { activeVersion, activeDoc, alternateDocVersions: Object.fromEntries(alternates) };
}

export function findLatestVersion(data: DocsGlobalData): GlobalVersion {
  const latest = data.versions.find((version) => version.isLast) ?? data.versions[0];
  // The docs plugin refuses to build without a version.
  return latest as GlobalVersion;
}

/** Where a link to a version as a whole leads. */
export function mainDocPath(version: GlobalVersion): string {
  return docsById(version).get(version.mainDocId)?.path ?? version.path;
}

function isBelow(pathname: string, base: string): boolean {
  const folder = base.endsWith('/') ? base : `${base}/`;
  return isSamePath(pathname, base) || pathname.startsWith(folder);
}
