/**
 * Makes images load lazily, and reserves their space: `linkContent` fills in URL and size.
 *
 *     ![A cat](./cat.png)  →  <img src="dactyl-ref:0" alt="A cat" loading="lazy" decoding="async" width="dactyl-ref:0w" height="dactyl-ref:0h">
 */
import { hasProtocol } from '../../../shared/url.js';
import { addReference, placeOf } from '../page-state.js';
import type { Step } from '../visitors.js';
import { isAuthorsHtml } from './written-html.js';

export function images(): Step {
  return {
    elements: [
      {
        names: ['img'],
        visit(node, page, edit) {
          // Raw HTML may refer to files that reach the output in another way.
          const isOptional = isAuthorsHtml(node, edit);
          const { src } = node.properties;
          if (typeof src !== 'string') return;
          edit.setProperty(node, 'loading', 'lazy');
          edit.setProperty(node, 'decoding', 'async');
          if (src.startsWith('pathname://')) edit.setProperty(node, 'src', src.slice('pathname://'.length));
          if (hasProtocol(src)) return;
          const reference = { kind: 'image' as const, url: src, ...(isOptional && { isOptional }) };
          const look = /!\[[^[\]]*\]\(\s*(?:<>)?\s*\)|<img [^>]*src\s*=\s*(?:""|'')/;
          const position = src === '' ? (node.position ?? placeOf(page, look)) : node.position;
          const placeholder = addReference(page, reference, position);
          edit.setProperty(node, 'src', placeholder);
          // A size that the author has set, which raw HTML allows, is kept.
          if (node.properties.width !== undefined || node.properties.height !== undefined) return;
          edit.setProperty(node, 'width', `${placeholder}w`);
          edit.setProperty(node, 'height', `${placeholder}h`);
        },
      },
    ],
  };
}
