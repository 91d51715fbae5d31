import { localizedVersionFolder } from '../../../../node/content/source-folders.js';
import { readMessages } from '../../../../node/plugin-api/translation-files.js';
import type { TranslationFile, TranslationMessages } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { isOfVersion } from '../translate.js';
import { foldersOf } from '../version-folders.js';

/**
 * Adds translations of sidebar labels for versions from git, as they were at their commit. A file for the version in the
 * site's folder takes precedence.
 */
export async function withRefMessages(files: TranslationFile[], content: DocsContent): Promise<TranslationFile[]> {
  const versions = new Map(content.loadedVersions.map((one) => [localizedVersionFolder(one.versionName), one]));
  return Promise.all(
    files.map(async (file) => {
      const version = versions.get(file.path);
      const folders = version?.ref ? foldersOf(version).slice(0, -1) : [];
      // The first one counts most.
      const found = await Promise.all(folders.map((folder) => readMessages(`${folder}.json`)));
      const translated: TranslationMessages = Object.assign({}, ...found.toReversed());
      if (Object.keys(translated).length === 0) return file;
      const messages = Object.entries(file.content).map(([id, own]) => {
        const text = isOfVersion(id) ? translated[id]?.message : undefined;
        return [id, text === undefined ? own : { ...own, message: text }] as const;
      });
      return { ...file, content: Object.fromEntries(messages) };
    }),
  );
}
