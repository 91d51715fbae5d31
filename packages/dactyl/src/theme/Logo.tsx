import ThemedImage from '@theme/ThemedImage';
import Link, { type LinkProps } from '../react/Link.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { useThemeConfig, type LogoConfig } from '../react/format/theme-common/theme-config.js';
import { useBaseUrlUtils } from '../react/use-base-url.js';

export interface Props extends LinkProps {
  imageClassName?: string;
  titleClassName?: string;
}

/**
 * The navbar's logo and title: a link to the home page. Without both there is no link, because it would have no name.
 */
export default function Logo({ imageClassName, titleClassName, ...props }: Props) {
  const { siteConfig } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const { title, logo } = useThemeConfig().navbar;
  if (!logo && !title) return null;
  // Beside a visible title, the image is decorative.
  const alt = logo?.alt ?? (title ? '' : siteConfig.title);
  return (
    <Link to={withBaseUrl(logo?.href ?? '/')} {...(logo?.target ? { target: logo.target } : {})} {...props}>
      {logo && <LogoImage logo={logo} alt={alt} className={imageClassName} />}
      {title && <b className={titleClassName}>{title}</b>}
    </Link>
  );
}

function LogoImage({ logo, alt, className }: { logo: LogoConfig; alt: string; className?: string | undefined }) {
  const { withBaseUrl } = useBaseUrlUtils();
  const sources = { light: withBaseUrl(logo.src), dark: withBaseUrl(logo.srcDark ?? logo.src) };
  const image = (
    <ThemedImage
      className={logo.className}
      sources={sources}
      width={logo.width}
      height={logo.height}
      alt={alt}
      style={logo.style}
    />
  );
  return className ? <div className={className}>{image}</div> : image;
}
