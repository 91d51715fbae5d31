/**
 * Links of descriptions to `#tag/NAME` and `#operation/ID`: places on the one page that Redoc, for which many documents are written, makes of
 * a document. Here they lead to pages.
 */
import type { GeneratedDoc } from '../reference/write-docs.js';

/** @param targets anchor, such as `tag/Domain-Records` → file, from the first page */
export function followAnchors(doc: GeneratedDoc, targets: ReadonlyMap<string, string>): GeneratedDoc {
  // The folder of the document, and that of the schemas.
  const up = doc.file.split('/').length > 2 ? '../' : './';
  const text = doc.text.replaceAll(
    /\]\(#(?:tag\/[^/()\s]+\/)?((?:tag|operation)\/[^/()\s]+)\)/g,
    (written, anchor: string) => {
      const target = targets.get(anchor);
      return target === undefined ? written : `](${up}${target})`;
    },
  );
  return text === doc.text ? doc : { ...doc, text };
}

export function tagAnchor(name: string): string {
  return `tag/${name.replaceAll(' ', '-')}`;
}

export function operationAnchor(id: string): string {
  return `operation/${id}`;
}
