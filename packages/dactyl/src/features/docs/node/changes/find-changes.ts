/** What differs between the docs of two versions. In: docs with their texts. Out: lists of docs, in the order of ids. */
import type { DocMetadata, PropDocChange, PropDocChanges } from '../types.js';

export interface ReadDoc extends Pick<DocMetadata, 'id' | 'title' | 'permalink' | 'unlisted'> {
  /** The source in the default language, without front matter. */
  text: string;
}

/** Docs that are unlisted are named nowhere. */
export function findChanges(docs: readonly ReadDoc[], before: readonly ReadDoc[]): PropDocChanges {
  const ids = new Set(docs.map(({ id }) => id));
  const earlier = new Map(before.filter(isListed).map((doc) => [doc.id, doc]));
  const gone = [...earlier.values()].filter(({ id }) => !ids.has(id));
  const news = docs.filter((doc) => isListed(doc) && !earlier.has(doc.id));
  const renamed = pairByText(news, gone);
  const former = new Set(renamed.values());
  return {
    added: news.filter((doc) => !renamed.has(doc)).map((doc) => toChange(doc)),
    changed: docs.filter(isListed).flatMap((doc) => {
      const old = earlier.get(doc.id);
      return old && old.text !== doc.text ? [toChange(doc, old)] : [];
    }),
    renamed: [...renamed].map(([doc, old]) => toChange(doc, old)),
    removed: gone.filter((doc) => !former.has(doc)).map((doc) => toChange(doc)),
  };
}

/** Each new doc with the one that had its text under another id. */
function pairByText(news: readonly ReadDoc[], gone: readonly ReadDoc[]): Map<ReadDoc, ReadDoc> {
  const left = new Map<string, ReadDoc[]>();
  for (const doc of gone) left.set(comparable(doc), [...(left.get(comparable(doc)) ?? []), doc]);
  const pairs = new Map<ReadDoc, ReadDoc>();
  for (const doc of news) {
    const text = comparable(doc);
    const old = text === '' ? undefined : left.get(text)?.shift();
    if (old) pairs.set(doc, old);
  }
  return pairs;
}

/** A doc in another folder has other relative links, and is the same doc. */
function comparable({ text }: ReadDoc): string {
  return text.replace(/\]\([^()\s]*/g, '](');
}

function isListed({ unlisted }: ReadDoc): boolean {
  return !unlisted;
}

function toChange({ id, title, permalink }: ReadDoc, before?: ReadDoc): PropDocChange {
  return { id, title, permalink, ...(before && { before: toChange(before) }) };
}
