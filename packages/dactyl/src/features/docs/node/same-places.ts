/**
 * What an edit leaves as it is. In: content of the plugin before and after. Out: whether each doc has stayed where it was, so
 * that routes, global data and sidebars are those of before, but for texts of docs.
 */
import type { DocsContent, LoadedVersion } from './content-types.js';
import { leftOut } from './content-types.js';
import type { ReplacedDoc } from './navigation.js';
import type { DocMetadata } from './types.js';

export function hasSamePlaces(
  { loadedVersions: before }: DocsContent,
  { loadedVersions: after }: DocsContent,
): boolean {
  return (
    before.length === after.length &&
    before.every((version, index) => after[index] !== undefined && isSameVersion(version, after[index]))
  );
}

function isSameVersion(before: LoadedVersion, after: LoadedVersion): boolean {
  return (
    before === after ||
    (JSON.stringify(settingsOf(before)) === JSON.stringify(settingsOf(after)) &&
      before.sidebars === after.sidebars &&
      areSamePlaces(before.docs, after.docs) &&
      areSamePlaces(leftOut(before), leftOut(after)))
  );
}

function settingsOf({ docs: _docs, drafts: _drafts, sidebars: _sidebars, ...settings }: LoadedVersion): object {
  return settings;
}

/** Almost all docs are the same objects. */
function areSamePlaces(before: readonly DocMetadata[], after: readonly DocMetadata[]): boolean {
  return (
    before.length === after.length &&
    before.every((doc, index) => {
      const now = after[index];
      return now === doc || (now !== undefined && now.sidebar === doc.sidebar && placeOf(now) === placeOf(doc));
    })
  );
}

/** What routes, sidebars and neighbours are made of, as text. Fields that are new here count until they are named below. */
export function placeOf(doc: DocMetadata): string {
  const { title: _title, description: _description, tags: _tags, questions: _questions, ...rest } = withoutPlace(doc);
  const { title: _own, description: _excerpt, tags: _names, ...frontMatter } = doc.frontMatter;
  return JSON.stringify({ ...rest, frontMatter });
}

export function withoutPlace({
  sidebar: _sidebar,
  previous: _previous,
  next: _next,
  ...doc
}: DocMetadata): DocMetadata {
  return doc;
}

/** The docs that an edit replaced, in versions of which the above is true. */
export function replacedDocs(before: LoadedVersion, after: LoadedVersion): ReplacedDoc[] {
  return after.docs.flatMap((doc, index) => {
    const old = before.docs[index];
    return old === undefined || old === doc ? [] : [{ before: old, after: doc }];
  });
}
