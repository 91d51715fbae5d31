/**
 * Code blocks on sites with plugins for the HTML tree: there, plugins find code as `<pre><code class="language-js">`
 * with the rest of the fence as `metastring`. What they leave as text is highlighted afterwards; what they highlighted
 * themselves only gets the frame. All other sites have `steps/code-blocks.ts`, which never makes elements of code.
 *
 *     ```js title="a.js"  →  <pre><code class="language-js" metastring='title="a.js"'>  →  (plugins)
 *                         →  <div class="theme-code-block language-js">…
 */
import { parseCodeMeta } from '../../../shared/code-meta.js';
import { readLiveMeta } from '../../../shared/live-meta.js';
import type { ProcessorOptions } from '../types.js';
import type { Element, HastEdit, HastNode, Step } from '../visitors.js';
import { renderPlaced, withEscapedQuotes, type RenderCodeBlock } from './code-blocks.js';
import { drawingPlace, drawnBy } from '../drawing-place.js';
import { fillFence } from './code-files.js';
import { htmlNode, isAuthorsHtml } from './written-html.js';

export function codeElements(
  options: Pick<ProcessorOptions, 'replacedElements' | 'editUrl' | 'drawnLanguages'>,
  render: RenderCodeBlock,
): Step {
  const replaced = new Set(options.replacedElements);
  const isDrawn = drawnBy(options.drawnLanguages);
  const isReplaced = replaced.has('code') || replaced.has('pre');
  return {
    mdast: {
      code(node, page, edit) {
        const { value, lang, meta, link } = fillFence(node, page, options);
        if (!meta) return;
        const data: Record<string, unknown> = { ...node.data };
        const metastring = withEscapedQuotes(meta, page, node.position);
        const properties = (data.hProperties ?? {}) as Record<string, unknown>; // by the convention of mdast
        edit.setProperty(node, 'data', { ...data, hProperties: { metastring, ...properties } });
        if (link !== '') edit.insertAfter(node, htmlNode(page, link));
        if (value !== node.value) edit.setProperty(node, 'value', value);
        if (lang !== undefined && lang !== node.lang) edit.setProperty(node, 'lang', lang);
      },
    },
    elements: [
      {
        names: ['pre'],
        visit(node, page, edit) {
          if (isAuthorsHtml(node, edit)) return;
          const block = readBlock(node);
          if (!block) return;
          const { code, language, metastring } = block;
          if (language !== undefined && code !== undefined && isDrawn(language, code)) {
            const place = drawingPlace({ language, text: code }, page, node.position);
            edit.replaceNode(node, { type: 'raw', value: place });
          } else if (language === 'mermaid' && replaced.has('mermaid') && code !== undefined) {
            page.dynamic = true;
            edit.replaceNode(node, element('mermaid', { value: code }, []));
          } else if (isReplaced || (replaced.has('code:live') && readLiveMeta(metastring).live)) {
            page.dynamic = true;
          } else if (code === undefined) {
            frame(node, edit, { block, usual: render('', language, metastring) });
          } else {
            const html = renderPlaced(() => render(code, language, metastring), node.position);
            edit.replaceNode(node, { type: 'raw', value: html });
          }
        },
      },
    ],
  };
}

interface Block {
  /** `undefined` when the content is more than text. */
  code: string | undefined;
  language: string | undefined;
  metastring: string | undefined;
}

/** `undefined` when the element does not have the structure of a code block. */
function readBlock({ children }: Element): Block | undefined {
  const elements = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [code] = elements;
  if (elements.length !== 1 || code?.type !== 'element' || code.tagName !== 'code') return undefined;
  const { className, metastring } = code.properties;
  const classes = [className].flat().join(' ');
  return {
    code: textOf(code.children)?.replace(/\n$/, ''),
    language: /(?:^|\s)language-(\S+)/.exec(classes)?.[1],
    metastring: typeof metastring === 'string' ? metastring : undefined,
  };
}

function textOf(nodes: readonly HastNode[]): string | undefined {
  return nodes.every((node) => node.type === 'text') ? nodes.map(({ value }) => value).join('') : undefined;
}

/**
 * @param usual the same block as our renderer would write it, without code; the frame takes title and buttons from it
 */
function frame(node: Element, edit: HastEdit, { block, usual }: { block: Block; usual: string }): void {
  const part = (name: string): HastNode[] => {
    const html = new RegExp(`<div class="${name}">[^]*?</div>`).exec(usual)?.[0];
    return html === undefined ? [] : [{ type: 'raw', value: html }];
  };
  const { className, ...properties } = node.properties;
  const title = parseCodeMeta(block.metastring).title === undefined ? [] : part('code-block-title');
  const pre = element(
    'pre',
    { ...properties, tabIndex: 0, className: ['prism-code', ...[className ?? []].flat().map(String)] },
    node.children,
  );
  const content = element('div', { className: ['code-block-content'] }, [pre, ...part('code-block-buttons')]);
  const classes = ['theme-code-block', `language-${block.language ?? 'text'}`];
  edit.replaceNode(node, element('div', { className: classes }, [...title, content]));
}

function element(tagName: string, properties: Element['properties'], children: readonly HastNode[]): Element {
  // The cast: elements may contain any node except a root.
  return { type: 'element', tagName, properties, children: [...children] as Element['children'] };
}
