/** The headings of sources, whose ids translations take over where a site wants that. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../base/files.js';
import { projectRoot } from '../base/project-root.js';
import { siteRelative } from '../content/edit-url.js';
import { isNotebookFile } from '../content/notebook/is-notebook.js';
import { headingsOf } from '../markdown/source-ids.js';
import type { MarkdownFile } from '../markdown/types.js';
import type { LocaleSite } from '../site/types.js';
import { hashPublicFile } from './public-files.js';

/** Absolute folders: of sources, and of their translations. */
export interface HeadingSource {
  contentDir: string;
  localizedDir: string;
}

/** `undefined` where headings of translations have ids of their own. */
export function headingSources({ siteConfig, data, plugins }: LocaleSite): HeadingSource[] | undefined {
  const { currentLocale, defaultLocale } = data.i18n;
  if (siteConfig.i18n.headingIds !== 'source' || currentLocale === defaultLocale) return undefined;
  return plugins.flatMap(({ plugin }) =>
    (plugin.unstable_getTranslatedFolders?.() ?? []).flatMap(({ contentDir, localizedDir, fallbackDirs = [] }) =>
      [localizedDir, ...fallbackDirs.map(({ dir }) => dir)].map((dir) => ({ contentDir, localizedDir: dir })),
    ),
  );
}

export interface SourceHeadings {
  headings?: MarkdownFile['sourceHeadings'];
  /** The source, absolute → hash of its text; empty where it does not exist. */
  hashes: Record<string, string>;
}

export interface SourceHeadingsInput {
  siteDir: string;
  sources: readonly HeadingSource[] | undefined;
  truncateAt: RegExp | undefined;
  prepare: (text: { file: string; source: string }) => Promise<MarkdownFile>;
}

/** `undefined` for a file that is no translation. */
export async function readSourceHeadings(
  file: string,
  { siteDir, sources, truncateAt, prepare }: SourceHeadingsInput,
): Promise<SourceHeadings | undefined> {
  const folder = sources?.find(({ localizedDir }) => isInside(localizedDir, file));
  if (!folder || isNotebookFile(file)) return undefined;
  const source = path.join(folder.contentDir, path.relative(folder.localizedDir, file));
  const hashes = { [source]: hashPublicFile(source, [projectRoot(siteDir)]) };
  if (!existsSync(source)) return { hashes };
  const { source: whole, parsed } = await prepare({ file: source, source: readFileSync(source, 'utf8') });
  const text = parsed?.body ?? whole;
  const end = truncateAt ? text.search(truncateAt) : -1;
  return {
    headings: {
      file: siteRelative(siteDir, source),
      text: headingsOf(end === -1 ? text : text.slice(0, end)),
      ...(truncateAt && { isPart: true }),
    },
    hashes,
  };
}
