import clsx from 'clsx';
import FooterLinkItem from '@theme/Footer/LinkItem';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';
import type { FooterColumn, FooterLink } from '../../../react/format/theme-common/theme-config.js';
import { HtmlElement } from '../../../react/HtmlElement.js';

export interface Props {
  columns: FooterColumn[];
}

export default function FooterLinksMultiColumn({ columns }: Props) {
  return (
    <div className="row footer__links">
      {columns.map((column, index) => (
        <div key={index} className={clsx(ThemeClassNames.layout.footer.column, 'col footer__col', column.className)}>
          {column.title && <div className="footer__title">{column.title}</div>}
          <ul className="footer__items clean-list">
            {column.items.map((item, itemIndex) => (
              <ColumnItem key={itemIndex} item={item} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function ColumnItem({ item }: { item: FooterLink }) {
  if (item.html) return <HtmlElement as="li" html={item.html} className={clsx('footer__item', item.className)} />;
  return (
    <li className="footer__item">
      <FooterLinkItem item={item} />
    </li>
  );
}
