/** Public entry: what components of a site, above all ejected ones, import as `@docusaurus/utils-common`. */
import { addTrailingSlash, applyTrailingSlash as applyPolicy } from '../../shared/url.js';

export { addLeadingSlash, addTrailingSlash, removeTrailingSlash } from '../../shared/url.js';
export { errorChain as getErrorCausalChain } from './theme-common/error-messages.js';

/** Id of the element around the text of a post, from which feeds are written. */
export const blogPostContainerID = '__blog-post-container';

/** The part of a site's configuration that decides over the end of URLs. */
export interface ApplyTrailingSlashParams {
  trailingSlash: boolean | undefined;
  baseUrl: string;
}

/** A URL with or without a slash at the end of its pathname, as the site wants it. */
export function applyTrailingSlash(url: string, options: ApplyTrailingSlashParams): string {
  return applyPolicy(url, { ...options, baseUrl: addTrailingSlash(options.baseUrl) });
}

/** The text with the prefix in front, unless it begins with it. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

/** The text with the suffix at its end, unless it ends with it. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

/** The text without the prefix, if it begins with it. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** The text without the suffix, if it ends with it. */
export function removeSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
