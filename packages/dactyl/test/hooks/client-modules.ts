/** Client modules that note what they hear. */
import { startRouteUpdates, type ClientModule } from '../../src/browser/hydrate/route-updates.js';
import type { RouteUpdate } from '../../src/react/history/route-update.js';

const heard: string[] = [];
(window as Window & { heard?: string[] }).heard = heard;

const describe = ({ location, previousLocation }: RouteUpdate) =>
  `${previousLocation?.pathname ?? null} -> ${location.pathname}`;

const fails = () => {
  throw new Error('this module fails');
};

const modules: ClientModule[] = [
  { onRouteUpdate: fails },
  {
    onRouteUpdate(update) {
      heard.push(`update ${describe(update)}`);
      return () => heard.push('clean up');
    },
  },
  { default: { onRouteDidUpdate: (update: RouteUpdate) => heard.push(`did update ${describe(update)}`) } },
  {},
];

startRouteUpdates(modules);
