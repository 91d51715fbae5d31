/**
 * The modules that sites import as `react-router` and `react-router-dom`: the real packages (version 5, as in the
 * site format), but their components also work without a router around them. Without one they use the site's own
 * history, so that distant islands share it, and navigation goes through the boot script.
 */
import { useContext, type ComponentProps, type ComponentType, type ReactNode } from 'react';
import ExecutionEnvironment from '../execution-environment.js';
import { Redirect as SiteRedirect } from '../Redirect.js';
import { useHistory as useSiteHistory } from '../use-history.js';
import * as original from '../router-packages.js';
import { useLocation as useSiteLocation } from '../use-location.js';

export {
  BrowserRouter,
  generatePath,
  HashRouter,
  matchPath,
  MemoryRouter,
  Router,
  StaticRouter,
} from '../router-packages.js';

type History = ComponentProps<typeof original.Router>['history'];
type Match = ReturnType<typeof original.useRouteMatch>;

/** Gives components of the package the router that they need. */
function WithRouter({ children }: { children: ReactNode }) {
  const hasRouter = useContext(original.RouterContext) !== undefined;
  // The cast: both packages declare the same interface under different types.
  const history = useSiteHistory() as unknown as History;
  if (hasRouter) return children;
  // With a `staticContext` the router does not listen to the history. On the server nothing would remove the
  // listener.
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
// The casts: the result of `forwardRef` is a component, too.
export const Link = connect(original.Link as unknown as ComponentType<original.LinkProps>);
export const NavLink = connect(original.NavLink as unknown as ComponentType<original.NavLinkProps>);

const ConditionalRedirect = connect(original.Redirect);

/** Outside of a `<Switch>` this is the site's own `Redirect`, which also works without JavaScript. */
export function Redirect(props: ComponentProps<typeof original.Redirect> & { computedMatch?: unknown }) {
  const isConditional = props.from !== undefined || props.computedMatch !== undefined;
  if (isConditional) return <ConditionalRedirect {...props} />;
  return <SiteRedirect to={props.to} push={props.push ?? false} />;
}

export function withRouter<Props extends original.RouteComponentProps>(Component: ComponentType<Props>) {
  // The cast: callers do not need the types of props that the package adds or removes.
  return connect(original.withRouter(Component) as unknown as ComponentType<object>);
}

export function useHistory(): History {
  const own = useSiteHistory() as unknown as History; // see above
  return useContext(original.RouterContext)?.history ?? own;
}

export function useLocation(): original.RouteComponentProps['location'] {
  const own = useSiteLocation();
  return useContext(original.RouterContext)?.location ?? own;
}

export function useParams(): Record<string, string | undefined> {
  return useContext(original.RouterContext)?.match.params ?? {};
}

/** The match of a pattern, or of the enclosing route. */
export function useRouteMatch(pattern?: Parameters<typeof original.matchPath>[1]): Match | null {
  const { pathname } = useLocation();
  const match = useContext(original.RouterContext)?.match;
  if (pattern !== undefined) return original.matchPath(pathname, pattern);
  return match ?? { path: '/', url: '/', params: {}, isExact: pathname === '/' };
}
