import clsx from 'clsx';
import { Fragment } from 'react';
import FooterLinkItem from '@theme/Footer/LinkItem';
import type { FooterLink } from '../../../react/format/theme-common/theme-config.js';
import { useHtml } from '../../../react/use-html.js';

export interface Props {
  links: FooterLink[];
}

export default function FooterLinksSimple({ links }: Props) {
  return (
    <div className="footer__links text--center">
      <div className="footer__links">
        {links.map((item, index) => (
          <Fragment key={index}>
            {index > 0 && <span className="footer__link-separator">·</span>}
            {item.html ? <HtmlItem html={item.html} className={item.className} /> : <FooterLinkItem item={item} />}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function HtmlItem({ html, className }: { html: string; className: string | undefined }) {
  return <span className={clsx('footer__link-item', className)} dangerouslySetInnerHTML={useHtml(html)} />;
}
