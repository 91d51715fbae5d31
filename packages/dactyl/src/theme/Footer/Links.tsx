import FooterLinksMultiColumn from '@theme/Footer/Links/MultiColumn';
import FooterLinksSimple from '@theme/Footer/Links/Simple';
import {
  isMultiColumnFooterLinks,
  type FooterColumn,
  type FooterLink,
} from '../../react/format/theme-common/theme-config.js';

export interface Props {
  links: FooterColumn[] | FooterLink[];
}

export default function FooterLinks({ links }: Props) {
  return isMultiColumnFooterLinks(links) ? (
    <FooterLinksMultiColumn columns={links} />
  ) : (
    <FooterLinksSimple links={links} />
  );
}
