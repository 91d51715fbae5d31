/** What happened on a page → what each service is sent, by the interface that its documentation describes. */
import type { AnalyticsSettings } from './settings.js';

export type EventProps = Record<string, string | number>;

export interface SiteEvent {
  /** `undefined` for a page view. */
  name?: 'search' | 'search_click' | 'search_no_results' | 'feedback' | 'feedback_text';
  props: EventProps;
}

export interface PageFacts {
  url: string;
  title: string;
  referrer: string;
  language: string;
  /** `1920x1080` */
  screen: string;
  userAgent: string;
}

export interface ServiceRequest {
  url: string;
  /** Text is JSON. */
  body?: string | URLSearchParams;
  /** JSON goes as text where a service takes it so: a browser then does not have to ask first. */
  type?: 'application/json' | 'text/plain';
}

export function toRequests(settings: AnalyticsSettings, event: SiteEvent, page: PageFacts): ServiceRequest[] {
  const { plausible, umami, matomo, goatcounter, posthog } = settings;
  return [
    plausible && plausibleRequest(plausible, event, page),
    umami && umamiRequest(umami, event, page),
    matomo && matomoRequest(matomo, event, page),
    goatcounter && goatcounterRequest(goatcounter, event, page),
    posthog && posthogRequest(posthog, event, page),
  ].filter((request) => request !== undefined);
}

type Service<Name extends keyof AnalyticsSettings> = NonNullable<AnalyticsSettings[Name]>;

/** https://plausible.io/docs/events-api */
function plausibleRequest({ domain, host }: Service<'plausible'>, { name, props }: SiteEvent, page: PageFacts) {
  const body = {
    name: name ?? 'pageview',
    url: page.url,
    domain,
    ...(page.referrer !== '' && { referrer: page.referrer }),
    ...(name && { props }),
  };
  return { url: `${host}/api/event`, body: JSON.stringify(body), type: 'text/plain' as const };
}

/** https://umami.is/docs/api/sending-stats */
function umamiRequest({ websiteId, host }: Service<'umami'>, { name, props }: SiteEvent, page: PageFacts) {
  const { hostname, pathname, search } = new URL(page.url);
  const payload = {
    website: websiteId,
    hostname,
    language: page.language,
    referrer: page.referrer,
    screen: page.screen,
    title: page.title,
    url: pathname + search,
    ...(name && { name, data: props }),
  };
  const body = JSON.stringify({ type: 'event', payload });
  return { url: `${host}/api/send`, body, type: 'application/json' as const };
}

/** https://developer.matomo.org/api-reference/tracking-api */
function matomoRequest({ siteId, host }: Service<'matomo'>, event: SiteEvent, page: PageFacts) {
  const body = new URLSearchParams({
    idsite: siteId,
    rec: '1',
    apiv: '1',
    send_image: '0',
    action_name: page.title,
    url: page.url,
    urlref: page.referrer,
    res: page.screen,
    rand: Math.random().toString(36).slice(2),
    ...matomoEvent(event),
  });
  return { url: `${host}/matomo.php`, body };
}

/** Searches have a report of their own there. */
function matomoEvent({ name, props }: SiteEvent): Record<string, string> {
  const { query, results, vote } = props;
  if (name === 'search')
    return { search: String(query), ...(results !== undefined && { search_count: String(results) }) };
  if (name === 'search_no_results') return { search: String(query), search_count: '0' };
  return name ? { ca: '1', e_c: name, e_a: String(vote ?? query), e_n: summary(props) } : {};
}

/** https://www.goatcounter.com/code/js: an event is a path that does not begin with a slash. */
function goatcounterRequest({ host }: Service<'goatcounter'>, { name, props }: SiteEvent, page: PageFacts) {
  const { pathname, search } = new URL(page.url);
  const query = new URLSearchParams({
    p: name ? `${name}: ${subject(props)}` : pathname,
    t: name ? summary(props) : page.title,
    r: page.referrer,
    s: page.screen.replace('x', ','),
    q: search,
    rnd: Math.random().toString(36).slice(2),
    ...(name && { e: 'true' }),
  });
  return { url: `${host}/count?${query.toString()}` };
}

/** https://posthog.com/docs/api/capture, without cookies: https://posthog.com/tutorials/cookieless-tracking */
function posthogRequest({ key, host }: Service<'posthog'>, { name, props }: SiteEvent, page: PageFacts) {
  const url = new URL(page.url);
  // Its server makes a word for the day out of the address and the browser in place of this one.
  const distinctId = '$posthog_cookieless';
  const properties = {
    distinct_id: distinctId,
    $cookieless_mode: true,
    $process_person_profile: false,
    $current_url: page.url,
    $host: url.host,
    $pathname: url.pathname,
    $referrer: page.referrer,
    $raw_user_agent: page.userAgent,
    title: page.title,
    ...props,
  };
  const body = { api_key: key, event: name ?? '$pageview', distinct_id: distinctId, properties };
  return { url: `${host}/i/v0/e/`, body: JSON.stringify(body), type: 'application/json' as const };
}

/** What a report counts: a query, or a vote on a page. */
function subject({ query, vote, page }: EventProps): string {
  return query === undefined ? [vote, page].filter(Boolean).join(' ') : String(query);
}

function summary(props: EventProps): string {
  return Object.values(props).join(' · ');
}
