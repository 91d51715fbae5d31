/** Option `pwaHead` → tags. What names a file of the site gets the base URL. */
import type { HtmlTagObject } from '../../../node/config/types.js';
import { addBaseUrl, hasProtocol } from '../../../shared/url.js';
import type { PwaOptions } from './options.js';

const FILE = /^[^\s?#]+\.[a-z][a-z\d]*(?:[?#]\S*)?$/i;

export function headTags(pwaHead: PwaOptions['pwaHead'], baseUrl: string): HtmlTagObject[] {
  return pwaHead.map(({ tagName, ...attributes }) => {
    const entries = Object.entries(attributes).map(([name, value]) => [name, withBaseUrl(name, value, baseUrl)]);
    return { tagName, attributes: Object.fromEntries(entries) };
  });
}

function withBaseUrl(name: string, value: string | boolean, baseUrl: string): string | boolean {
  const isFile = (name === 'href' || name === 'content') && typeof value === 'string' && FILE.test(value);
  return isFile && !hasProtocol(value) ? addBaseUrl(value, baseUrl) : value;
}
