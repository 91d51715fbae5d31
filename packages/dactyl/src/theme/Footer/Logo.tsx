import clsx from 'clsx';
import ThemedImage from '@theme/ThemedImage';
import Link from '../../react/Link.js';
import type { LogoConfig } from '../../react/format/theme-common/theme-config.js';
import { useDocusaurusContext } from '../../react/site-context.js';
import { useBaseUrlUtils } from '../../react/use-base-url.js';

export interface Props {
  logo: LogoConfig;
}

export default function FooterLogo({ logo }: Props) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { siteConfig } = useDocusaurusContext();
  // A link needs a name; an image that is no link is decorative.
  const alt = logo.alt ?? (logo.href ? siteConfig.title : '');
  const image = (
    <ThemedImage
      className={clsx('footer__logo', logo.className)}
      alt={alt}
      sources={{ light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src) }}
      width={logo.width}
      height={logo.height}
      style={logo.style}
    />
  );
  if (!logo.href) return image;
  return (
    <Link href={logo.href} {...(logo.target ? { target: logo.target } : {})}>
      {image}
    </Link>
  );
}
