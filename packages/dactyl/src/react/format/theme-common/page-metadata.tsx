import type { ReactNode } from 'react';
import Head from '../../Head.js';
import { useBaseUrlUtils } from '../../use-base-url.js';
import { useTitleFormatter } from './title-formatter.js';

export interface PageMetadataProps {
  title?: string;
  description?: string;
  keywords?: readonly string[] | string;
  /** URL of the social card. A path gets origin and base URL. */
  image?: string;
  /** Further head tags. */
  children?: ReactNode;
}

/** Title and metadata of a page. Inner elements override outer ones. */
export function PageMetadata({ title, description, keywords, image, children }: PageMetadataProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const pageImage = image ? withBaseUrl(image, { absolute: true }) : undefined;
  return (
    <>
      {title !== undefined && <PageTitle title={title} />}
      <Head>
        {description ? <meta name="description" content={description} /> : null}
        {description ? <meta property="og:description" content={description} /> : null}
        {keywords !== undefined && keywords.length > 0 && (
          <meta name="keywords" content={typeof keywords === 'string' ? keywords : keywords.join(',')} />
        )}
        {pageImage && <meta property="og:image" content={pageImage} />}
        {pageImage && <meta name="twitter:image" content={pageImage} />}
        {children}
      </Head>
    </>
  );
}

/**
 * A site's rule for titles may read the plugin of the page. Metadata of the whole site is outside of any page, so its
 * title is not formatted by the rule.
 */
function PageTitle({ title }: { title: string }) {
  const text = useTitleFormatter().format(title);
  return (
    <Head>
      <title>{text}</title>
      <meta property="og:title" content={text} />
    </Head>
  );
}
