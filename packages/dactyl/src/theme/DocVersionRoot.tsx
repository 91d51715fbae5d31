import SearchMetadata from '@theme/SearchMetadata';
import { getDocsVersionSearchTag } from '../runtime/docs/search-tags.js';
import type { VersionProps } from '../runtime/docs/types.js';
import { DocsVersionProvider } from '../runtime/docs/version-context.js';
import renderRoutes from '../runtime/render-routes.js';
import { HtmlClassNameProvider } from '../runtime/theme-common/html-class-name.js';
import { PageMetadata } from '../runtime/theme-common/page-metadata.js';

export interface Props {
  version: VersionProps;
  route: { routes?: readonly unknown[] };
}

/** Around all pages of a docs version. */
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
