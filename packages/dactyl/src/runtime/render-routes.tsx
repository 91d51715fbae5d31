import { useContext, type ReactNode } from 'react';
import { mergeRouteContext, RemainingLevelsContext, RouteContext, type LoadedLevel } from './route-context.js';
import { LocationContext } from './router.js';

/**
 * Renders the child route that matches the page; a component with nested routes calls it with
 * `props.route.routes`.
 */
export function renderRoutes(routes: readonly unknown[] | undefined, extraProps?: Record<string, unknown>): ReactNode {
  return routes && routes.length > 0 ? <RouteOutlet extraProps={extraProps} /> : null;
}

export default renderRoutes;

export function RouteOutlet({ extraProps }: { extraProps?: Record<string, unknown> | undefined }) {
  const [level, ...rest] = useContext(RemainingLevelsContext);
  const parentContext = useContext(RouteContext);
  const location = useContext(LocationContext);
  if (!level) return null;
  const context = mergeRouteContext(parentContext, level.context);
  return (
    <RemainingLevelsContext value={rest}>
      <RouteContext value={context}>
        <level.Component
          {...extraProps}
          {...level.props}
          route={routeOf(level, rest[0])}
          location={location}
          match={{ path: level.path, url: location.pathname, isExact: rest.length === 0, params: {} }}
        />
      </RouteContext>
    </RemainingLevelsContext>
  );
}

/** A route as components know it. Of its children, only the one that matches is there. */
function routeOf(level: LoadedLevel, child: LoadedLevel | undefined) {
  const self = { ...level.attributes, path: level.path, exact: level.exact };
  return child ? { ...self, routes: [{ ...child.attributes, path: child.path, exact: child.exact }] } : self;
}
