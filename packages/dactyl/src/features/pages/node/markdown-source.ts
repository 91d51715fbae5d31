/** Tells the Markdown compiler how pages are compiled, what they export, and how links between them resolve. */
import { relative, resolve, sep } from 'node:path';
import { createLinkResolver } from '../../../node/content/link-resolver.js';
import { createPartialMatcher } from '../../../node/content/source-files.js';
import { toJson } from '../../../node/content/to-json.js';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { unstable_MarkdownSource } from '../../../node/plugin-api/types.js';
import type { PagesInstance } from './load.js';
import type { MarkdownPage, Page } from './types.js';

export function pagesMarkdownSource(instance: PagesInstance, pages: readonly Page[]): unstable_MarkdownSource {
  const { context, options, contentDir, contentDirs } = instance;
  const byFile = new Map<string, MarkdownPage>();
  for (const page of pages) {
    if (page.type === 'mdx') byFile.set(resolve(context.siteDir, page.source.replace(/^@site\//, '')), page);
  }
  return {
    ...pickMarkdownOptions(options),
    contentDirs,
    vaults: [contentDirs],
    isPartial: createPartialMatcher(contentDirs, options.exclude),
    removeContentTitle: false,
    editUrl: typeof options.editUrl === 'string' ? options.editUrl : undefined,
    getMetadata(file) {
      const page = byFile.get(file);
      return page && toJson(page);
    },
    getAssets: (_file, frontMatter) => ({
      image: typeof frontMatter['image'] === 'string' ? frontMatter['image'] : undefined,
    }),
    resolveLink: createLinkResolver({
      siteDir: context.siteDir,
      contentDirs,
      targets: [...byFile].map(([file, { permalink }]) => {
        const dir = contentDirs.find((each) => file.startsWith(each + sep)) ?? contentDir;
        return { path: relative(dir, file), permalink };
      }),
      ownFolderFirst: context.unstable_format?.ownFolderFirst,
    }),
  };
}
