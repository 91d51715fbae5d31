import { toScriptText } from '../../runtime/blog/structured-data.js';
import { useBreadcrumbsStructuredData } from '../../runtime/docs/breadcrumbs-data.js';
import type { SidebarTrail } from '../../runtime/docs/path-index.js';
import Head from '../../runtime/Head.js';

export interface Props {
  breadcrumbs: SidebarTrail;
}

/** The way to the page, for search engines. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  const data = useBreadcrumbsStructuredData({ breadcrumbs });
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
