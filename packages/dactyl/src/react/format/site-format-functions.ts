/** Public entry: what components of a site, above all ejected ones, import as `@docusaurus/utils-common`. */
import { addTrailingSlash, applyTrailingSlash as applyPolicy } from '../../shared/url.js';

export { addLeadingSlash, addTrailingSlash, removeTrailingSlash } from '../../shared/url.js';
export { errorChain as getErrorCausalChain } from './theme-common/error-messages.js';

/** Id of the element around the text of a post; feeds contain the content of this element. */
export const blogPostContainerID = '__blog-post-container';

/** The settings of a site that decide about trailing slashes. */
export interface ApplyTrailingSlashParams {
  trailingSlash: boolean | undefined;
  baseUrl: string;
}

/** Adds or removes the slash at the end of a URL's pathname, as the site wants it. */
export function applyTrailingSlash(url: string, options: ApplyTrailingSlashParams): string {
  return applyPolicy(url, { ...options, baseUrl: addTrailingSlash(options.baseUrl) });
}

/** Adds the prefix, unless the text begins with it. */
export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

/** Adds the suffix, unless the text ends with it. */
export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

/** Removes the prefix, if the text begins with it. */
export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

/** Removes the suffix, if the text ends with it. */
export function removeSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
