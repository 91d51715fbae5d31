/**
 * The module that sites import as `@docusaurus/router`. It stays small: router components for whole apps are in
 * `react-router.tsx`.
 */
export { useHistory } from '../use-history.js';
export { LocationContext, useLocation, type Location } from '../use-location.js';
export { default as matchPath } from '../match-path.js';
export { Redirect, type RedirectProps } from '../Redirect.js';
