/**
 * Makes images load lazily, and reserves their space: `linkContent` fills in URL and size.
 *
 *     ![A cat](./cat.png)  →  <img src="dactyl-ref:0" alt="A cat" loading="lazy" decoding="async" width="dactyl-ref:0w" height="dactyl-ref:0h">
 */
import { hasProtocol } from '../../../shared/url.js';
import { addReference, placeOf } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';
import type { Element, HastEdit, Step } from '../visitors.js';
import { isAuthorsHtml } from './written-html.js';

/**
 * Options that concern pictures of a vault (a width behind the alternative text, films and sounds in the place of pictures), and
 * those of other hosts, which are left alone unless they are copied.
 */
type ImageOptions = Pick<ProcessorOptions, 'obsidian' | 'copiedHosts'>;

export function images({ obsidian, copiedHosts = [] }: ImageOptions): Step {
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
          if (hasProtocol(src) && !isCopied(src, copiedHosts)) return;
          const reference = { kind: 'image' as const, url: src, ...(isOptional && { isOptional }) };
          const look = /!\[[^[\]]*\]\(\s*(?:<>)?\s*\)|<img [^>]*src\s*=\s*(?:""|'')/;
          const position = src === '' ? (node.position ?? placeOf(page, look)) : node.position;
          const placeholder = addReference(page, reference, position);
          if (obsidian && MEDIA.test(src))
            return edit.replaceNode(node, mediaElement(src, placeholder, node.properties.alt));
          if (obsidian) setWrittenSize(node, edit);
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

function isCopied(src: string, hosts: readonly string[]): boolean {
  return hosts.length > 0 && /^https?:/i.test(src) && URL.canParse(src) && hosts.includes(new URL(src).host);
}

const MEDIA = /\.(?:mp4|webm|ogv|mov|mkv|mp3|wav|m4a|ogg|3gp|flac)$/i;

function mediaElement(src: string, placeholder: string, alt: unknown): Element {
  const label = typeof alt === 'string' && alt !== '' ? { 'aria-label': alt } : {};
  const tagName = /\.(?:mp3|wav|m4a|ogg|3gp|flac)$/i.test(src) ? 'audio' : 'video';
  return { type: 'element', tagName, properties: { controls: true, src: placeholder, ...label }, children: [] };
}

/** `![A cat|300](cat.png)`: the size is that of the picture still, so its space is reserved in the right shape. */
function setWrittenSize(node: Element, edit: HastEdit): void {
  const { alt } = node.properties;
  const [, words, width, height] =
    /^([^]*?)\|?\s*(?<=\||^)(\d+)(?:x(\d+))?$/.exec(typeof alt === 'string' ? alt : '') ?? [];
  if (words === undefined) return;
  edit.setProperty(node, 'alt', words);
  edit.setProperty(node, 'style', `width:${width}px;height:${height === undefined ? 'auto' : `${height}px`}`);
}
