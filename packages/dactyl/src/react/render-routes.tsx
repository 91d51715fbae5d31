import { useContext, type ReactNode } from 'react';
import { AdoptInIsland } from './adopt-range.js';
import { mergeRouteContext, RemainingLevelsContext, RouteContext, type LoadedLevel } from './route-context.js';
import { useProvidedContext } from './provided-context.js';
import { useShownLocation } from './use-location.js';

/** Renders the child route that matches the page. A component with nested routes calls it with `props.route.routes`. */
export function renderRoutes(routes: readonly unknown[] | undefined, extraProps?: Record<string, unknown>): ReactNode {
  return routes && routes.length > 0 ? <RouteOutlet extraProps={extraProps} /> : null;
}

export default renderRoutes;

export interface RouteOutletProps {
  extraProps?: Record<string, unknown> | undefined;
}

/** Renders routes. Inside an island they are static: the browser takes their HTML from the page. */
export function RouteOutlet(props: RouteOutletProps) {
  return <AdoptInIsland name="routes">{() => <MatchedRoute {...props} />}</AdoptInIsland>;
}

function MatchedRoute({ extraProps }: RouteOutletProps) {
  const [level, ...rest] = useContext(RemainingLevelsContext);
  const parentContext = useProvidedContext(RouteContext);
  const location = useShownLocation();
  if (!level) return null;
  const context = mergeRouteContext(parentContext, level.context);
  return (
    <RemainingLevelsContext value={rest}>
      <RouteContext value={context}>
        {/* Another page of the same kind is another instance: in the browser its state must not be that of the last. */}
        <level.Component
          key={level.path}
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

/** A route in the form that components expect. Of its children, only the matching one is included. */
function routeOf(level: LoadedLevel, child: LoadedLevel | undefined) {
  const self = { ...level.attributes, path: level.path, exact: level.exact };
  return child ? { ...self, routes: [{ ...child.attributes, path: child.path, exact: child.exact }] } : self;
}
