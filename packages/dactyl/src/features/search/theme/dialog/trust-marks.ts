import { trustHtml } from '../../../../shared/trusted-html.js';

/**
 * What DocSearch shows as HTML: texts that are escaped, with `<mark>` around matches. Some come from a service or out of the browser's
 * storage, so every other tag becomes text.
 */
export function trustMarks(html: string | null): string {
  return trustHtml((html ?? '').replace(/<(?!\/?mark>)/g, '&lt;'));
}
