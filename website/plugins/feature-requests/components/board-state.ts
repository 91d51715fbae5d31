/**
 * What the board shows, as the query of its address says it: `?q=cache&status=open&status=planned&area=speed&sort=newest`.
 * In: requests and a query, which anybody may have written. Out: the requests in groups, and queries for links.
 */
import { AREAS, isArea, isStatus, STATUSES, type Area, type FeatureRequest, type Status } from '../request';

export const SORTS = ['status', 'newest', 'title'] as const;

export type Sort = (typeof SORTS)[number];

export interface BoardState {
  text: string;
  /** None means all. */
  statuses: readonly Status[];
  area: Area | undefined;
  sort: Sort;
}

/** Requests below one heading; the status is absent when all are in one list. */
export interface RequestGroup {
  status: Status | undefined;
  requests: readonly FeatureRequest[];
}

/** Longer searches find nothing, and have no place in an address. */
const LONGEST_TEXT = 100;

/** What is unknown counts as not there. */
export function readState(query: string): BoardState {
  const parameters = new URLSearchParams(query);
  const area = parameters.get('area');
  const sort = parameters.get('sort');
  const given = parameters.getAll('status').filter(isStatus);
  return {
    text: (parameters.get('q') ?? '').slice(0, LONGEST_TEXT),
    statuses: STATUSES.filter((status) => given.includes(status)),
    area: isArea(area) ? area : undefined,
    sort: SORTS.find((each) => each === sort) ?? 'status',
  };
}

/** With its question mark, and empty for the board as it is at first. Other parameters are not ours and stay. */
export function writeState({ text, statuses, area, sort }: BoardState, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of ['q', 'status', 'area', 'sort']) parameters.delete(name);
  if (text !== '') parameters.set('q', text.slice(0, LONGEST_TEXT));
  for (const status of statuses) parameters.append('status', status);
  if (area !== undefined) parameters.set('area', area);
  if (sort !== 'status') parameters.set('sort', sort);
  const written = parameters.toString();
  return written === '' ? '' : `?${written}`;
}

export function isFiltered({ text, statuses, area }: BoardState): boolean {
  return text.trim() !== '' || statuses.length > 0 || area !== undefined;
}

/** What is left of the requests, in the order that is asked for. Groups without a request are left out. */
export function showRequests(
  requests: readonly FeatureRequest[],
  state: BoardState,
  locale: string,
): readonly RequestGroup[] {
  const words = state.text.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const left = requests.filter(
    ({ status, area, title, summary }) =>
      (state.statuses.length === 0 || state.statuses.includes(status)) &&
      (state.area === undefined || area === state.area) &&
      hasWords(`${title} ${summary}`.toLocaleLowerCase(locale), words),
  );
  const byTitle = left.toSorted((a, b) => a.title.localeCompare(b.title, locale));
  const byDate = byTitle.toSorted((a, b) => b.date.localeCompare(a.date));
  const groups: RequestGroup[] =
    state.sort === 'status'
      ? STATUSES.map((status) => ({ status, requests: byDate.filter((request) => request.status === status) }))
      : [{ status: undefined, requests: state.sort === 'title' ? byTitle : byDate }];
  return groups.filter((group) => group.requests.length > 0);
}

function hasWords(text: string, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word));
}

/** Statuses and areas that some request has, with their numbers. */
export function countRequests(requests: readonly FeatureRequest[]) {
  const count = (isCounted: (request: FeatureRequest) => boolean) => requests.filter(isCounted).length;
  return {
    statuses: STATUSES.map((status) => ({ status, count: count((request) => request.status === status) })).filter(
      isUsed,
    ),
    areas: AREAS.map((area) => ({ area, count: count((request) => request.area === area) })).filter(isUsed),
  };
}

const isUsed = ({ count }: { count: number }) => count > 0;
