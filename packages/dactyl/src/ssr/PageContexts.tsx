/** Contexts that the renderer provides to every tree that it renders. In the browser they have no provider. */
import type { ReactNode } from 'react';
import type { PageRequest, RenderServices, SiteData } from '../shared/render.js';
import { CodeBlockContext } from '../react/code-block-context.js';
import { RenderContext } from '../react/render-context.js';
import { LocationContext } from '../react/format/router.js';
import { SiteContext } from '../react/site-context.js';
import type { PageRendering } from '../react/page-rendering.js';

export interface PageContextsProps {
  site: SiteData;
  services: RenderServices;
  request: PageRequest;
  rendering: PageRendering;
  children: ReactNode;
}

export function PageContexts({ site, services, request, rendering, children }: PageContextsProps) {
  return (
    <RenderContext value={rendering}>
      <SiteContext value={site}>
        <LocationContext value={{ pathname: request.pathname, search: '', hash: '' }}>
          <CodeBlockContext value={services.renderCodeBlock}>{children}</CodeBlockContext>
        </LocationContext>
      </SiteContext>
    </RenderContext>
  );
}
