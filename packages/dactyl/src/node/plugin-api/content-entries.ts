/** What the three content plugins of the site format have loaded, as far as other plugins ask for it: pages with front matter. */
import type { AllContent } from './types.js';

export interface ContentEntry {
  /** With the base URL. */
  permalink: string;
  /** The file, as `@site/…`. */
  source?: string;
  frontMatter?: Record<string, unknown>;
  tags?: { label: string }[];
}

export interface VersionedEntry extends ContentEntry {
  /** Of a doc: its instance, and whether its version is the latest. */
  version?: { instance: string; name: string; isLast: boolean };
}

interface LoadedContent {
  loadedVersions?: { docs: ContentEntry[]; versionName: string; isLast: boolean }[];
  blogPosts?: { metadata: ContentEntry }[];
}

export function contentEntries(allContent: AllContent): VersionedEntry[] {
  return ['docs', 'blog', 'pages'].flatMap((kind) =>
    Object.entries(allContent[`docusaurus-plugin-content-${kind}`] ?? {}).flatMap(([instance, content]) => {
      if (Array.isArray(content)) return content as ContentEntry[]; // the pages plugin loads a list
      const { loadedVersions = [], blogPosts = [] } = (content ?? {}) as LoadedContent; // what the plugins load
      const docs = loadedVersions.flatMap(({ docs: own, versionName: name, isLast }) =>
        own.map((doc) => ({ ...doc, version: { instance, name, isLast } })),
      );
      return [...docs, ...blogPosts.map(({ metadata }) => metadata)];
    }),
  );
}
