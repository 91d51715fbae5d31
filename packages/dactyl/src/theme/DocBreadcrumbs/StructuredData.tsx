import { toScriptText } from '../../features/blog/react/structured-data.js';
import { useBreadcrumbsStructuredData } from '../../features/docs/react/breadcrumbs-data.js';
import type { SidebarTrail } from '../../features/docs/react/path-index.js';
import Head from '../../react/Head.js';

export interface Props {
  breadcrumbs: SidebarTrail;
}

/** Breadcrumbs as structured data in the head, for search engines. */
export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props) {
  const data = useBreadcrumbsStructuredData({ breadcrumbs });
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
