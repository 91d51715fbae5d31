/**
 * The packages `react-router` and `react-router-dom`, version 5 as in the site format, as far as islands may use them. The compiled
 * package has them in one file without imports but React (`scripts/build-router.mjs`): packages that hardly a site uses
 * need not be installed with each.
 */
export { __RouterContext as RouterContext } from 'react-router';
export {
  BrowserRouter,
  generatePath,
  HashRouter,
  Link,
  matchPath,
  MemoryRouter,
  NavLink,
  Prompt,
  Redirect,
  Route,
  Router,
  StaticRouter,
  Switch,
  useHistory,
  useLocation,
  useParams,
  useRouteMatch,
  withRouter,
  type LinkProps,
  type NavLinkProps,
  type RouteComponentProps,
} from 'react-router-dom';
