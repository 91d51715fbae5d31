import { useLayoutEffect } from 'react';
import type { SiteData } from '../../shared/render.js';
import { RouteOutlet } from '../../react/render-routes.js';
import { SiteContext } from '../../react/site-context.js';
import { WholePageContext } from './late-items.js';
import { PageErrorBoundary } from './PageErrorBoundary.js';
import { PageTree, type PageTreeProps } from './PageTree.js';

export interface BrowserAppProps extends Omit<PageTreeProps, 'children'> {
  /** The whole of the site's data, because any component of the site may run here. */
  site: SiteData;
  /** Called once, when the HTML is React's. */
  onHydrated: () => void;
}

/** A whole page in the browser. */
export function BrowserApp({ site, onHydrated, ...page }: BrowserAppProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return (
    <SiteContext value={site}>
      <WholePageContext value={true}>
        <PageTree {...page}>
          <PageErrorBoundary pathname={page.pathname}>
            <RouteOutlet />
          </PageErrorBoundary>
        </PageTree>
      </WholePageContext>
    </SiteContext>
  );
}
