/** Which pages have a Markdown twin, what its file is called, and how the page points to it. */
import type { RouteLevel } from '../../../shared/render.js';
import { twinFileOf } from '../../../shared/twin.js';
import { escapeHtml } from '../../../shared/html.js';

/**
 * Below the locale's output folder; `undefined` for a page that is no text of its own, such as a list of posts.
 *
 * @example twinFile({ file: 'docs/intro/index.html', level }) // 'docs/intro.md'
 */
export function twinFile({ file, level, isText = false }: TwinPlace): string | undefined {
  return isText || contentId(level) !== undefined ? twinFileOf(file) : undefined;
}

interface TwinPlace {
  file: string;
  level: RouteLevel;
  /** Whether its plugin says so of a page whose component has the text. */
  isText?: boolean | undefined;
}

/** Routes of docs, posts and Markdown pages have their text as the module `content`. */
export function contentId({ props }: Pick<RouteLevel, 'props'>): string | undefined {
  const { content } = props;
  if (typeof content !== 'object' || content === null || !('$use' in content)) return undefined;
  return String(content.$use);
}

/** For the head of the page. */
export function twinLink(twin: string, baseUrl: string): string {
  const url = escapeHtml(baseUrl + twin.split('/').map(encodeURIComponent).join('/'));
  return `<link data-rh="true" rel="alternate" type="text/markdown" href="${url}">`;
}
