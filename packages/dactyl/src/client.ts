/** What components of a site import from `dactyl/client`; `@docusaurus/*` names the same things. */
export { default as BrowserOnly } from './react/BrowserOnly.js';
export { default as ErrorBoundary } from './error-boundary.js';
export { default as Head } from './react/Head.js';
export { Hydrate, type HydrateProps } from './react/Hydrate.js';
export { default as Interpolate, interpolate } from './react/Interpolate.js';
export { default as Link } from './react/Link.js';
export type { AskedQuery, SearchHooks } from './features/search/theme/session/search-hooks.js';
export type { SearchHit, SearchResult } from './features/search/engine/types.js';
export type { SearchEventDetail } from './shared/search-event.js';
export { default as Translate, translate } from './react/Translate.js';
export { useLocation } from './react/format/router.js';
export { useRouteContext } from './react/route-context.js';
export { useDocusaurusContext } from './react/site-context.js';
export { default as useBaseUrl, useBaseUrlUtils } from './react/use-base-url.js';
export { default as useGlobalData, useAllPluginInstancesData, usePluginData } from './react/use-global-data.js';
export { useIsBrowser } from './react/use-is-browser.js';
