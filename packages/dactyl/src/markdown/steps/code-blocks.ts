/**
 * Fenced and indented code, highlighted.
 *
 *     ```js title="a.js"  →  <div class="theme-code-block language-js"><div class="code-block-title">a.js</div>…
 */
import type { Element, Step } from '../visitors.js';
import type { ProcessorOptions } from '../types.js';
import { htmlNode } from './written-html.js';

export type RenderCodeBlock = (code: string, language: string | undefined, metastring: string | undefined) => string;

export function codeBlocks(options: Pick<ProcessorOptions, 'replacedElements'>, render: RenderCodeBlock): Step {
  const replaced = new Set(options.replacedElements);
  const isReplaced = replaced.has('code') || replaced.has('pre');
  return {
    mdast: {
      code(node, page, edit) {
        const language = node.lang ?? undefined;
        const meta = node.meta ?? undefined;
        if (language === 'mermaid' && replaced.has('mermaid')) {
          page.dynamic = true;
          edit.replaceNode(node, component('mermaid', { value: node.value }));
        } else if (isReplaced || (replaced.has('code:live') && /(?:^|\s)live(?:\s|$)/.test(meta ?? ''))) {
          page.dynamic = true;
          edit.replaceNode(node, componentBlock(node.value, language, meta));
        } else {
          edit.replaceNode(node, htmlNode(page, render(node.value, language, meta)));
        }
        return true;
      },
    },
  };
}

/** The form that a site's own `code` component receives: `<pre><code className metastring>text</code></pre>`. */
function componentBlock(code: string, language: string | undefined, metastring: string | undefined) {
  const properties = {
    ...(language !== undefined && { className: [`language-${language}`] }),
    ...(metastring !== undefined && { metastring }),
  };
  const text = { type: 'text' as const, value: `${code}\n` };
  return component('pre', {}, [component('code', properties, [text])]);
}

/** A node that turns into an element of the HTML tree. */
function component(hName: string, hProperties: Element['properties'], children: Custom['children'] = []): Custom {
  return { type: `dactyl-${hName}`, data: { hName, hProperties }, children };
}

type Custom = {
  type: string;
  data: { hName: string; hProperties: Element['properties'] };
  children: ({ type: 'text'; value: string } | Custom)[];
};
