import { useContext } from 'react';
import ExecutionEnvironment from './execution-environment.js';
import { locationStore } from './history/location-store.js';
import { createSiteHistory, createStaticHistory, type SiteHistory } from './history/site-history.js';
import { useBrowserDependency, usePageNote } from './render-context.js';
import { LocationContext } from './use-location.js';

let siteHistory: SiteHistory | undefined;

/** The history of this document. */
export function browserHistory(): SiteHistory {
  siteHistory ??= createSiteHistory(locationStore());
  return siteHistory;
}

/** Goes to other pages and places: `history.push('/docs/')`. On the server it has no effect. */
export function useHistory(): SiteHistory {
  useBrowserDependency('calls useHistory', 'event');
  const notePage = usePageNote();
  const rendered = useContext(LocationContext) ?? { pathname: '/', search: '', hash: '' };
  return ExecutionEnvironment.canUseDOM ? browserHistory() : createStaticHistory(rendered, notePage);
}
