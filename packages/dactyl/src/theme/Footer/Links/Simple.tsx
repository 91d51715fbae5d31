import clsx from 'clsx';
import { Fragment } from 'react';
import FooterLinkItem from '@theme/Footer/LinkItem';
import type { FooterLink } from '../../../react/format/theme-common/theme-config.js';
import { HtmlElement } from '../../../react/HtmlElement.js';

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
            {item.html ? (
              <HtmlElement html={item.html} className={clsx('footer__link-item', item.className)} />
            ) : (
              <FooterLinkItem item={item} />
            )}
          </Fragment>
        ))}
      </div>
    </div>
  );
}
