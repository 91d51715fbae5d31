import { useHtml } from '../../react/use-html.js';

export interface Props {
  /** The text, as HTML. */
  copyright: string;
}

export default function FooterCopyright({ copyright }: Props) {
  return <div className="footer__copyright" dangerouslySetInnerHTML={useHtml(copyright)} />;
}
