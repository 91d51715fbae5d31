import renderRoutes from '../../src/react/render-routes.js';
import Counter from './Counter.js';

/** A route around all docs that has state. */
export default function Shell({ route }: { route: { routes?: readonly unknown[] } }) {
  return (
    <>
      <Counter name="shell" />
      {renderRoutes(route.routes)}
    </>
  );
}
