import { trustHtml } from '../../shared/trusted-html.js';

/** Parses HTML of our own build into nodes outside of the page. */
export function readHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustHtml(html);
  return template.content;
}
