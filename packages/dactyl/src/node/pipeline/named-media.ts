/** HTML → the addresses on this site from which browsers load images and the like. They are checked after the build. */
import { unescapeHtml } from '../../shared/html.js';

/** A sign of the end may stand in the text of an attribute. */
const ELEMENTS = /<(?:img|source|video|audio|track|iframe|embed|object|input)\s(?:[^"'>]|"[^"]*"|'[^']*')*>/gi;
const ADDRESSES = /\s(src|poster|srcset|data)="([^"]*)"/gi;

/** @returns each once, `undefined` when there is none, which holds for most pages. */
export function namedMedia(html: string): string[] | undefined {
  const found = new Set<string>();
  for (const [element] of html.matchAll(ELEMENTS)) {
    for (const [, name = '', value = ''] of element.matchAll(ADDRESSES)) {
      for (const address of ownAddresses(name, unescapeHtml(value))) found.add(address);
    }
  }
  return found.size > 0 ? [...found] : undefined;
}

/** Value of an attribute → the addresses in it that may be on this site. */
export function ownAddresses(name: string, value: string): string[] {
  const all = name.toLowerCase() === 'srcset' ? candidates(value) : [value.trim()];
  return all.filter((address) => address !== '' && !/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(address));
}

/** The addresses of a set of images, without their widths. A comma inside of an address has no space behind it. */
function candidates(srcset: string): string[] {
  return srcset.startsWith('data:')
    ? []
    : srcset.split(/,\s+|,$/).map((candidate) => candidate.trim().split(/\s/)[0] ?? '');
}
