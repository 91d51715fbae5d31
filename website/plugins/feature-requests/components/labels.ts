/** Words of the board. Islands get them as props, so that they load no others. */
import { translate } from '@docusaurus/Translate';
import type { Area, Status } from '../request';
import type { Sort } from './board-state';

export interface BoardLabels {
  search: string;
  status: string;
  statuses: Record<Status, string>;
  area: string;
  allAreas: string;
  areas: Record<Area, string>;
  sort: string;
  sorts: Record<Sort, string>;
  /** Heading of a list that is not grouped. */
  list: string;
  /** Holds `{total}`. */
  all: string;
  /** Holds `{shown}` and `{total}`. */
  some: string;
  nothing: string;
  clear: string;
}

export function boardLabels(): BoardLabels {
  return {
    search: translate({ id: 'featureRequests.search', message: 'Search the board' }),
    status: translate({ id: 'featureRequests.status', message: 'Status' }),
    statuses: statusLabels(),
    area: translate({ id: 'featureRequests.area', message: 'Area' }),
    allAreas: translate({ id: 'featureRequests.area.all', message: 'All areas' }),
    areas: areaLabels(),
    sort: translate({ id: 'featureRequests.sort', message: 'Sort by' }),
    sorts: {
      status: translate({ id: 'featureRequests.sort.status', message: 'Status' }),
      newest: translate({ id: 'featureRequests.sort.newest', message: 'Newest first' }),
      title: translate({ id: 'featureRequests.sort.title', message: 'Title' }),
    },
    list: translate({ id: 'featureRequests.list', message: 'Requests' }),
    all: translate({
      id: 'featureRequests.all',
      message: '{total} requests',
      description: 'Above the board; {total} is their number and stays as it is',
    }),
    some: translate({
      id: 'featureRequests.some',
      message: '{shown} of {total} requests',
      description: 'Above the board when some are filtered out; {shown} and {total} stay as they are',
    }),
    nothing: translate({ id: 'featureRequests.nothing', message: 'No request matches.' }),
    clear: translate({ id: 'featureRequests.clear', message: 'Show all requests' }),
  };
}

export function statusLabels(): Record<Status, string> {
  return {
    'in-progress': translate({ id: 'featureRequests.status.inProgress', message: 'In progress' }),
    planned: translate({ id: 'featureRequests.status.planned', message: 'Planned' }),
    open: translate({ id: 'featureRequests.status.open', message: 'Open' }),
    done: translate({ id: 'featureRequests.status.done', message: 'Done' }),
    declined: translate({ id: 'featureRequests.status.declined', message: 'Declined' }),
  };
}

export function areaLabels(): Record<Area, string> {
  return {
    format: translate({ id: 'featureRequests.area.format', message: 'Site format' }),
    pages: translate({ id: 'featureRequests.area.pages', message: 'Pages' }),
    speed: translate({ id: 'featureRequests.area.speed', message: 'Speed' }),
    search: translate({ id: 'featureRequests.area.search', message: 'Search' }),
    languages: translate({ id: 'featureRequests.area.languages', message: 'Languages' }),
    hosting: translate({ id: 'featureRequests.area.hosting', message: 'Hosting' }),
    project: translate({ id: 'featureRequests.area.project', message: 'The project' }),
  };
}
