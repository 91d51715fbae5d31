/** A translation of a text for some readers is for them too, even if its own front matter does not say so. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isForOthers } from '../base/audiences.js';
import type { SiteConfig } from '../config/types.js';
import { parseFrontMatter } from './front-matter.js';
import { readSource } from './read-source.js';
import type { SourceFile } from './source-files.js';

interface TranslatedFolder {
  context: { siteConfig: Pick<SiteConfig, 'markdown' | 'audiences'> };
  /** Absolute folder of the sources. */
  contentDir: string;
}

export async function isSourceForOthers(
  { localized, path: name }: SourceFile,
  { context, contentDir }: TranslatedFolder,
): Promise<boolean> {
  const { audiences, markdown } = context.siteConfig;
  const file = path.join(contentDir, name);
  if (!localized || audiences === undefined || !existsSync(file)) return false;
  const { frontMatter } = await parseFrontMatter(readSource(file, context), markdown.parseFrontMatter);
  return isForOthers(frontMatter['audience']);
}
