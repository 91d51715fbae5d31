/**
 * What sites import as `react-router` and `react-router-dom`: the real packages (version 5, that of the site format),
 * without the need for a router around. A component that finds none uses the site's own history, so that islands far
 * apart share it and it goes the way of the boot script.
 */
import { useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import { __RouterContext as RouterContext } from 'react-router';
import * as original from 'react-router-dom';
import ExecutionEnvironment from '../execution-environment.js';
import { Redirect as SiteRedirect } from '../Redirect.js';
import { useHistory as useSiteHistory } from '../use-history.js';
import { useLocation as useSiteLocation } from '../use-location.js';

export {
  BrowserRouter,
  generatePath,
  HashRouter,
  matchPath,
  MemoryRouter,
  Router,
  StaticRouter,
} from 'react-router-dom';

type History = ComponentProps<typeof original.Router>['history'];
type Match = ReturnType<typeof original.useRouteMatch>;

/** Gives the components of the package the router that they need. */
function WithRouter({ children }: { children: ReactNode }) {
  const hasRouter = useContext(RouterContext) !== undefined;
  // The cast: it is the same interface, with the types of another package.
  const history = useSiteHistory() as unknown as History;
  if (hasRouter) return children;
  // With a `staticContext` it does not listen, which on the server nothing would end.
  const onServer = ExecutionEnvironment.canUseDOM ? {} : { staticContext: {} };
  return (
    <original.Router history={history} {...onServer}>
      {children}
    </original.Router>
  );
}

function connect<Props extends object>(Component: ComponentType<Props>): (props: Props) => ReactNode {
  const Connected = (props: Props) => (
    <WithRouter>
      <Component {...props} />
    </WithRouter>
  );
  return Object.assign(Connected, { displayName: Component.displayName ?? Component.name });
}

export const Route = connect(original.Route);
export const Switch = connect(original.Switch);
export const Prompt = connect(original.Prompt);
// The casts: what `forwardRef` makes is a component, too.
export const Link = connect(original.Link as unknown as ComponentType<original.LinkProps>);
export const NavLink = connect(original.NavLink as unknown as ComponentType<original.NavLinkProps>);

const ConditionalRedirect = connect(original.Redirect);

/** Outside of a `<Switch>` it is the site's own, which works without script, too. */
export function Redirect(props: ComponentProps<typeof original.Redirect> & { computedMatch?: unknown }) {
  const isConditional = props.from !== undefined || props.computedMatch !== undefined;
  if (isConditional) return <ConditionalRedirect {...props} />;
  return <SiteRedirect to={props.to} push={props.push ?? false} />;
}

export function withRouter<Props extends original.RouteComponentProps>(Component: ComponentType<Props>) {
  // The cast: what the package adds to the props, and what is left of them, says nothing to callers of ours.
  return connect(original.withRouter(Component) as unknown as ComponentType<object>);
}

export function useHistory(): History {
  const own = useSiteHistory() as unknown as History; // see above
  return useContext(RouterContext)?.history ?? own;
}

export function useLocation(): original.RouteComponentProps['location'] {
  const own = useSiteLocation();
  return useContext(RouterContext)?.location ?? own;
}

export function useParams(): Record<string, string | undefined> {
  return useContext(RouterContext)?.match.params ?? {};
}

/** The match of a pattern, or of the route around. */
export function useRouteMatch(pattern?: Parameters<typeof original.matchPath>[1]): Match | null {
  const { pathname } = useLocation();
  const match = useContext(RouterContext)?.match;
  if (pattern !== undefined) return original.matchPath(pathname, pattern);
  return match ?? { path: '/', url: '/', params: {}, isExact: pathname === '/' };
}
