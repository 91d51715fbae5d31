/**
 * Turns links to this site into references, whose URLs are known when all files are read. Links to other sites open
 * in a new tab.
 *
 *     [a](./other.md)        →  <a href="dactyl-ref:0">a</a>
 *     [b](https://x.org)     →  <a href="https://x.org" target="_blank" rel="noopener noreferrer">b</a>
 *     [c](#here)             →  <a href="#here">c</a>
 */
import { hasProtocol, splitUrl } from '../../../shared/url.js';
import { isScriptUrl } from '../inert-html.js';
import { addReference, placeOf } from '../page-state.js';
import type { Step } from '../visitors.js';

export function links(replacedElements: readonly string[]): Step {
  const isReplaced = replacedElements.includes('a');
  return {
    elements: [
      {
        names: ['a'],
        visit(node, page, edit) {
          const { href, target, rel } = node.properties;
          if (typeof href !== 'string') return;
          if (href === '') {
            const look = /\[[^[\]]*\]\(\s*(?:<>)?\s*\)|<a [^>]*href\s*=\s*(?:""|'')/;
            const place = node.position ?? placeOf(page, look);
            return edit.setProperty(node, 'href', addReference(page, { kind: 'link', url: '' }, place));
          }
          if (href.startsWith('#')) {
            // The top of a page needs no id.
            if (!isUnchecked(node.properties) && href !== '#' && href !== '#top') page.hashLinks.add(href);
            return;
          }
          if (isScriptUrl(href)) return edit.setProperty(node, 'href', undefined);
          if (!hasProtocol(href) || href.startsWith('pathname://')) {
            edit.setProperty(node, 'href', addReference(page, { kind: linkKind(href), url: href }, node.position));
          } else if (!isReplaced) {
            // Attributes of the author or of a site's plugin take precedence.
            if (target === undefined) edit.setProperty(node, 'target', '_blank');
            if (rel === undefined) edit.setProperty(node, 'rel', ['noopener', 'noreferrer']);
          }
        },
      },
    ],
  };
}

/**
 * Whether the author has excluded a link from the check. Engines write the name of this attribute in different ways.
 */
function isUnchecked(properties: object): boolean {
  return Object.keys(properties).some((name) => /^data-?nobrokenlinkcheck$/i.test(name));
}

/** Whether a link is to a file that is no page. */
export function isFileUrl(url: string): boolean {
  return url !== '' && !hasProtocol(url) && linkKind(url) === 'asset';
}

/** A file that is no page is an asset: `./form.pdf`, `@site/files/x.zip`. */
function linkKind(url: string): 'link' | 'asset' {
  const { pathname } = splitUrl(url);
  if (pathname.startsWith('@site/')) return /\.mdx?$/i.test(pathname) ? 'link' : 'asset';
  const extension = /\.([a-z\d]+)$/i.exec(pathname)?.[1]?.toLowerCase();
  return extension === undefined || ['md', 'mdx', 'html', 'htm'].includes(extension) ? 'link' : 'asset';
}
