import SearchMetadata from '@theme/SearchMetadata';
import { getDocsVersionSearchTag } from '../features/docs/react/search-tags.js';
import type { VersionProps } from '../features/docs/react/types.js';
import { DocsVersionProvider } from '../features/docs/react/version-context.js';
import renderRoutes from '../react/render-routes.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';

export interface Props {
  version: VersionProps;
  route: { routes?: readonly unknown[] };
}

/** Surrounds all pages of a docs version. */
export default function DocVersionRoot({ version, route }: Props) {
  return (
    <>
      <SearchMetadata version={version.version} tag={getDocsVersionSearchTag(version.pluginId, version.version)} />
      {version.noIndex && (
        <PageMetadata>
          <meta name="robots" content="noindex, nofollow" />
        </PageMetadata>
      )}
      <HtmlClassNameProvider className={version.className}>
        <DocsVersionProvider version={version}>{renderRoutes(route.routes)}</DocsVersionProvider>
      </HtmlClassNameProvider>
    </>
  );
}
