/** What components of a site import from `dactyl/client`; `@docusaurus/*` names the same things. */
export { default as BrowserOnly } from './runtime/BrowserOnly.js';
export { default as ErrorBoundary } from './runtime/ErrorBoundary.js';
export { default as Head } from './runtime/Head.js';
export { default as Interpolate, interpolate } from './runtime/Interpolate.js';
export { default as Link } from './runtime/Link.js';
export { default as Translate, translate } from './runtime/Translate.js';
export { useLocation } from './runtime/router.js';
export { useRouteContext } from './runtime/route-context.js';
export { useDocusaurusContext } from './runtime/site-context.js';
export { default as useBaseUrl, useBaseUrlUtils } from './runtime/use-base-url.js';
export { default as useGlobalData, useAllPluginInstancesData, usePluginData } from './runtime/use-global-data.js';
export { useIsBrowser } from './runtime/use-is-browser.js';
