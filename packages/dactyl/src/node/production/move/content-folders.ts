/** A site → folders of its content. Docs have one for each version. */
import path from 'node:path';
import { isInside } from '../../base/files.js';
import { SiteError } from '../../base/site-error.js';
import type { Site } from '../../site/types.js';
import type { ContentFolder } from './types.js';

/** One list for each plugin instance. The folders of its versions are beside each other in it. */
export function contentFolders({ locales, generatedDir }: Pick<Site, 'locales' | 'generatedDir'>): ContentFolder[][] {
  const plugins = new Map<string, Map<string, Set<string>>>();
  for (const { markdown } of locales) {
    for (const { vaults = [] } of markdown) {
      const key = vaults.map((dirs) => dirs.at(-1)).join('\n');
      const folders = plugins.get(key) ?? new Map<string, Set<string>>();
      plugins.set(key, folders);
      for (const dirs of vaults) {
        const source = dirs.at(-1);
        // Folders of ours have copies and links.
        if (source === undefined || isInside(generatedDir, source)) continue;
        const known = folders.get(source) ?? new Set<string>();
        folders.set(source, known);
        for (const dir of dirs.slice(0, -1)) known.add(dir);
      }
    }
  }
  return [...plugins.values()].map((folders) =>
    [...folders].map(([source, translated]) => ({ source, dirs: [...translated, source] })),
  );
}

/** The folder that has a file, and those of the other versions. @param named as it was written */
export function folderOf(file: string, named: string, plugins: readonly ContentFolder[][]) {
  for (const versions of plugins) {
    const folder = versions.find(({ source }) => isInside(source, file) && source !== file);
    if (folder) return { folder, versions };
  }
  const translated = plugins.flat().find(({ dirs }) => dirs.some((dir) => isInside(dir, file)));
  const known = plugins.flat().map(({ source }) => `"${path.relative(process.cwd(), source) || '.'}"`);
  throw new SiteError(`"${named}" is no content of the site.`, {
    hint: translated
      ? 'It is a translation. Name the file that it was made from; translations go along.'
      : `Files of these folders can be moved: ${known.join(', ')}.`,
  });
}
