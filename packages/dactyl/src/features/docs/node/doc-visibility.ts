/** Whether a doc is a draft, unlisted, or for other readers than those of this build. */
import path from 'node:path';
import { isForOthers } from '../../../node/base/audiences.js';
import { isSourceForOthers } from '../../../node/content/source-audience.js';
import type { SourceFile } from '../../../node/content/source-files.js';
import { readVisibility } from '../../../node/content/visibility.js';
import type { VersionMetadata } from './content-types.js';
import type { DocsEnvironment } from './environment.js';
import type { DocFrontMatter, DocMetadata } from './types.js';

interface VisibilityInput {
  version: VersionMetadata;
  env: DocsEnvironment;
  isFolderForOthers: (folder: string) => boolean;
}

/** A doc of others is handled like a draft, so that sidebars may name it; but pages do not even get its id. */
export async function docVisibility(
  source: SourceFile,
  frontMatter: DocFrontMatter,
  { version, env, isFolderForOthers }: VisibilityInput,
): Promise<Pick<DocMetadata, 'draft' | 'unlisted' | 'isForOthers'>> {
  const { context, isProduction } = env;
  const { siteConfig } = context;
  const visibility = readVisibility(frontMatter, isProduction, siteConfig);
  if (siteConfig.audiences === undefined) return visibility;
  const isLeftOut =
    isForOthers(frontMatter.audience) ||
    isFolderForOthers(path.posix.dirname(source.path)) ||
    (await isSourceForOthers(source, { context, contentDir: version.contentPath }));
  return isLeftOut ? { ...visibility, draft: true, isForOthers: true } : visibility;
}
