/**
 * Fenced and indented code, highlighted.
 *
 *     ```js title="a.js"  →  <div class="theme-code-block language-js"><div class="code-block-title">a.js</div>…
 */
import { SiteError } from '../../base/site-error.js';
import { readLiveMeta } from '../../../shared/live-meta.js';
import type { Element, Step } from '../visitors.js';
import type { PageState, SourceStart } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';
import { drawingPlace, drawnBy } from '../drawing-place.js';
import { fillFence } from './code-files.js';
import { htmlNode, isAuthorsHtml } from './written-html.js';

export type RenderCodeBlock = (code: string, language: string | undefined, metastring: string | undefined) => string;

export function codeBlocks(
  options: Pick<ProcessorOptions, 'replacedElements' | 'editUrl' | 'drawnLanguages'>,
  render: RenderCodeBlock,
): Step {
  const replaced = new Set(options.replacedElements);
  const isDrawn = drawnBy(options.drawnLanguages);
  const isReplaced = replaced.has('code') || replaced.has('pre');
  return {
    // Elements that still exist here come from raw HTML; only their mark is removed.
    elements: [{ names: ['pre'], visit: (node, _, edit) => void isAuthorsHtml(node, edit) }],
    mdast: {
      code(node, page, edit) {
        const { value, lang: language, meta: words, link, shown } = fillFence(node, page, options);
        const meta = words ? withEscapedQuotes(words, page, node.position) : undefined;
        if (link !== '') edit.insertAfter(node, htmlNode(page, link));
        if (language !== undefined && isDrawn(language, value)) {
          edit.replaceNode(node, htmlNode(page, drawingPlace({ language, text: value }, page, node.position)));
        } else if (language === 'mermaid' && replaced.has('mermaid')) {
          page.dynamic = true;
          edit.replaceNode(node, component('mermaid', { value }));
        } else if (isReplaced || (replaced.has('code:live') && readLiveMeta(meta).live)) {
          page.dynamic = true;
          edit.replaceNode(node, componentBlock(value, language, meta));
        } else {
          edit.replaceNode(
            node,
            htmlNode(
              page,
              renderPlaced(() => render(value, language, meta), node.position, shown),
            ),
          );
        }
        return true;
      },
    },
  };
}

/**
 * Restores the backslashes that Markdown removes from `title="a \"b\""`; without them, the end of the title is
 * ambiguous.
 */
export function withEscapedQuotes(meta: string, page: PageState, position: SourceStart | undefined): string {
  if (!meta.includes('title=') || !/\\["']/.test(page.source)) return meta;
  const fence = page.source.split('\n')[(position?.start.line ?? 0) - 1] ?? '';
  const [, written] = /\s(title=(["']).*\\\2.*)/.exec(fence) ?? [];
  return written === undefined ? meta : meta.slice(0, meta.indexOf('title=')) + written.trimEnd();
}

/**
 * Adds the block's position to errors of its rendering.
 *
 * @param shown name of the file that the code comes from, when it does not stand in the fence
 */
export function renderPlaced(renderBlock: () => string, position: SourceStart | undefined, shown?: string): string {
  try {
    return renderBlock();
  } catch (error) {
    if (!(error instanceof SiteError) || !position) throw error;
    const { line, column } = position.start;
    const inside = error.details;
    if (shown !== undefined && inside.line !== undefined) {
      const message = `${error.message} It is in line ${inside.line} of what this block shows of "${shown}".`;
      throw new SiteError(message, { ...inside, line, column });
    }
    // A place in the code counts from the line below the fence.
    const place =
      inside.line === undefined
        ? { line, column }
        : { line: line + inside.line, column: column - 1 + (inside.column ?? 1) };
    throw new SiteError(error.message, { ...inside, ...place });
  }
}

/** The form that a site's own `code` component receives: `<pre><code className metastring>text</code></pre>`. */
function componentBlock(code: string, language: string | undefined, metastring: string | undefined) {
  const properties = {
    ...(language !== undefined && { className: [`language-${language}`] }),
    ...(metastring !== undefined && { metastring }),
  };
  // Not a node of type `text`, which would lose the indentation of its lines.
  const text: CustomText = { type: 'dactyl-text', value: `${code}\n` };
  return component('pre', {}, [component('code', properties, [text])]);
}

/** A Markdown node that becomes an element of the HTML tree. */
function component(hName: string, hProperties: Element['properties'], children: Custom['children'] = []): Custom {
  return { type: `dactyl-${hName}`, data: { hName, hProperties }, children };
}

type Custom = {
  type: string;
  data: { hName: string; hProperties: Element['properties'] };
  children: (CustomText | Custom)[];
};

/** A node that turns into a text of the HTML tree. */
type CustomText = { type: string; value: string };
