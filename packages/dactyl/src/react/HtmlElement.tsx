import { useHtml } from './use-html.js';

export interface HtmlElementProps {
  as?: 'span' | 'li';
  /** What the element holds, of the site itself. */
  html: string;
  className?: string | undefined;
}

/** An element of HTML that a site wrote in its configuration. A component, because only some items of a list have HTML, and a hook may not depend on that. */
export function HtmlElement({ as: Element = 'span', html, className }: HtmlElementProps) {
  return <Element className={className} dangerouslySetInnerHTML={useHtml(html)} />;
}
