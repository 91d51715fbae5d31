/** Writes the service worker of a locale and the list of files that it caches, once the output is complete. */
import path from 'node:path';
import { writeFileAtomic } from '../../../node/base/files.js';
import { hashText } from '../../../node/base/hash.js';
import { outputFile } from '../../../node/base/output-file.js';
import type { AfterPostBuildProps, PluginLogger } from '../../../node/plugin-api/types.js';
import { listOfflineFiles, type FileList } from './list-files.js';
import type { PwaOptions } from './options.js';
import { workerText } from './worker-files.js';

export interface WriteWorkerInput extends AfterPostBuildProps {
  options: PwaOptions;
  /** The site's own module that runs in the worker. */
  customFile: string | undefined;
  logger: PluginLogger | undefined;
}

export async function writeWorker(input: WriteWorkerInput): Promise<void> {
  const { outDir, baseUrl, siteConfig, head, options, customFile, unstable_output: output } = input;
  const pages = new Map(Object.keys(head).map((url) => [outputFile(url, siteConfig), url]));
  const folder = path.relative(output.dir, outDir).replaceAll('\\', '/');
  const found = await listOfflineFiles({
    own: { dir: outDir, baseUrl, otherFolders: foldersInside(output.localeFolders, folder) },
    shared: {
      dir: output.dir,
      baseUrl: output.baseUrl,
      otherFolders: output.localeFolders.filter((name) => name !== ''),
    },
    pages,
    options,
  });
  report(found, input);
  const list = `self.dactylOfflineFiles=${JSON.stringify(found.files)};\n`;
  const listFile = `assets/offline/files-${hashText(list, 10)}.js`;
  await writeFileAtomic(path.join(outDir, listFile), list);
  const custom =
    customFile === undefined
      ? ''
      : await output.bundleScript({ file: customFile, assignTo: 'self.dactylOfflineCustom' });
  const text = workerText({ baseUrl: output.baseUrl, list: baseUrl + listFile }, custom);
  await writeFileAtomic(path.join(outDir, 'sw.js'), text);
}

/** Folders of other locales inside the folder of this one. */
function foldersInside(folders: readonly string[], own: string): string[] {
  const prefix = own === '' ? '' : `${own}/`;
  return folders.filter((name) => name !== own && name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

function report({ files, hasAllPages, size, leftOut }: FileList, { i18n, options, logger }: WriteWorkerInput): void {
  const large = leftOut.slice(0, 3).join(', ') + (leftOut.length > 3 ? ` and ${leftOut.length - 3} more` : '');
  if (leftOut.length > 0) {
    logger?.warn(
      `Offline (${i18n.currentLocale}): ${large} ${leftOut.length === 1 ? 'is' : 'are'} too large to be kept. See "maximumFileSizeToCacheInBytes" of the plugin "pwa".`,
    );
  }
  if (hasAllPages) return;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
  logger?.info(
    `Offline (${i18n.currentLocale}): the site has ${megabytes(size)}, more than ${megabytes(options.maximumPrecacheSize)} ("maximumPrecacheSize"). ${files.length} files are kept from the start, pages and images when they are visited.`,
  );
}
