/**
 * Sets ids of headings, and their texts for the table of contents, before plugins of the site change the tree. Only
 * sites with such plugins have this step; on all others `steps/headings.ts` does the same.
 *
 *     ## Get *started*  →  the same node with data.id and data.hProperties.id "get-started"
 *
 * In the site format, ids and the table of contents are fixed at this point. We fix the id and the text of each
 * heading, and list headings when the plugins are through: the table shows what the page shows, in its order. So a
 * heading that a plugin took away has no entry, and one that a plugin made gets an id and an entry.
 */
import { mdastHtml, mdastText } from '../inline-mdast.js';
import type { ProcessorOptions } from '../types.js';
import type { Step } from '../visitors.js';
import { withEmojiNames } from './emoji.js';

export function headingIds({ maintainCase }: Pick<ProcessorOptions, 'maintainCase'>): Step {
  return {
    mdast: {
      heading(node, page, edit) {
        const text = mdastText(node.children);
        const data: Record<string, unknown> = { ...node.data };
        const properties = (data.hProperties ?? {}) as Record<string, unknown>; // by the convention of mdast
        const isWritten = typeof properties.id === 'string';
        const id = isWritten
          ? String(properties.id)
          : (page.sourceIds?.get(node.position?.start.line ?? 0) ??
            page.slugger.slug(withEmojiNames(text, page, node.position), maintainCase));
        if (id === '') return;
        page.headingTexts.set(id, { text, html: mdastHtml(node.children), isWritten });
        edit.setProperty(node, 'data', { ...data, id, hProperties: { ...properties, id } });
      },
    },
  };
}
