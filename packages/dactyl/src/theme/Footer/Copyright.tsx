export interface Props {
  /** HTML. */
  copyright: string;
}

export default function FooterCopyright({ copyright }: Props) {
  return <div className="footer__copyright" dangerouslySetInnerHTML={{ __html: copyright }} />;
}
