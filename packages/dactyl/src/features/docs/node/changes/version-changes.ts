/**
 * With the option `changes`: what each version changed since the one before it, for a page of its own. In: loaded versions, newest
 * first. Out: the props of that page and where it is. The oldest version has none.
 */
import path from 'node:path';
import { readFrontMatter } from '../../../../node/base/front-matter.js';
import { readSource } from '../../../../node/content/read-source.js';
import type { PluginContext } from '../../../../node/plugin-api/types.js';
import { applyTrailingSlash, normalizeUrl } from '../../../../shared/url.js';
import type { LoadedVersion } from '../content-types.js';
import type { DocsOptions } from '../options.js';
import type { DocMetadata, PropVersionChanges } from '../types.js';
import { findChanges, type ReadDoc } from './find-changes.js';

export interface VersionChanges {
  permalink: string;
  props: PropVersionChanges;
}

/** By the name of the version; `undefined` where the option is off, so that nothing is read. */
export function readVersionChanges(
  versions: readonly LoadedVersion[],
  { changes: option }: Pick<DocsOptions, 'changes'>,
  context: PluginContext,
): ReadonlyMap<string, VersionChanges> | undefined {
  if (!option) return undefined;
  const texts = versions.map((version) => version.docs.map((doc) => readDoc(doc, version, context)));
  const changes = new Map<string, VersionChanges>();
  // From the oldest on, because each page links to the one before it.
  for (let index = versions.length - 2; index >= 0; index--) {
    const [version, since] = versions.slice(index, index + 2) as [LoadedVersion, LoadedVersion]; // both are in the list
    const { versionName, label } = version;
    const earlier = changes.get(since.versionName);
    changes.set(versionName, {
      permalink: pagePermalink(version, option, context),
      props: {
        version: label,
        since: since.label,
        ...findChanges(texts[index] ?? [], texts[index + 1] ?? []),
        ...(earlier && { earlier: { since: earlier.props.since, permalink: earlier.permalink } }),
      },
    });
  }
  return changes;
}

function pagePermalink(
  version: LoadedVersion,
  option: NonNullable<DocsOptions['changes']>,
  { siteConfig }: PluginContext,
): string {
  const segment = typeof option === 'object' ? option.path : 'changes';
  return applyTrailingSlash(normalizeUrl([version.path, segment]), siteConfig);
}

/** Translations come and go without a change of what they say, so the texts of the default language are compared. */
function readDoc(doc: DocMetadata, { contentPath }: LoadedVersion, context: PluginContext): ReadDoc {
  const { id, title, permalink, unlisted, sourceDirName, source } = doc;
  const file = path.join(contentPath, sourceDirName, path.posix.basename(source));
  const { body } = readFrontMatter(readSource(file, context));
  return { id, title, permalink, unlisted, text: body.replaceAll('\r\n', '\n').trim() };
}
