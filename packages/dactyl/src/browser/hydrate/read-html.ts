/** HTML of our own build as nodes that are not part of the page. */
export function readHtml(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
