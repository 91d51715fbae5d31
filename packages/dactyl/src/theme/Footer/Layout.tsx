import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';

export interface Props {
  style: 'light' | 'dark';
  links: ReactNode;
  logo: ReactNode;
  copyright: ReactNode;
}

export default function FooterLayout({ style, links, logo, copyright }: Props) {
  return (
    <footer className={clsx(ThemeClassNames.layout.footer.container, 'footer', { 'footer--dark': style === 'dark' })}>
      <div className="container container-fluid">
        {links}
        {(logo || copyright) && (
          <div className="footer__bottom text--center">
            {logo && <div className="margin-bottom--sm">{logo}</div>}
            {copyright}
          </div>
        )}
      </div>
    </footer>
  );
}
