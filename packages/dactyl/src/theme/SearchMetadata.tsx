import Head from '../react/Head.js';

export interface Props {
  locale?: string;
  version?: string;
  tag?: string;
}

/** Tells search crawlers the language and version of a page, so that readers find results in their own. */
export default function SearchMetadata({ locale, version, tag }: Props) {
  return (
    <Head>
      {locale && <meta name="docusaurus_locale" content={locale} />}
      {version && <meta name="docusaurus_version" content={version} />}
      {tag && <meta name="docusaurus_tag" content={tag} />}
      {locale && <meta name="docsearch:language" content={locale} />}
      {version && <meta name="docsearch:version" content={version} />}
      {tag && <meta name="docsearch:docusaurus_tag" content={tag} />}
    </Head>
  );
}
