/**
 * The script of the plugin: it tells the services of page views, searches and answers. It loads no code of others, keeps nothing on
 * the device, and sends no cookies. This is a program: loading it starts it, once the reader has agreed where a site asks.
 */
import type { SearchEventDetail } from '../../../shared/search-event.js';
import type { AnalyticsSettings } from './settings.js';
import { type EventProps, type PageFacts, type SiteEvent, toRequests } from './to-requests.js';

const SEARCH_NAMES = { query: 'search', click: 'search_click', 'no-results': 'search_no_results' } as const;

/** Services refuse longer values. */
const LONGEST = 500;

const script = document.querySelector<HTMLScriptElement>('script[data-analytics]');
// The cast: the plugin wrote the attribute.
if (script) start(JSON.parse(script.dataset['analytics'] ?? '') as AnalyticsSettings);

function start(settings: AnalyticsSettings): void {
  // Previews are not the site.
  if (location.host !== settings.siteHost || (settings.doNotTrack && asksNotToBeTracked())) return;
  let { referrer } = document;
  let shown = pageUrl();
  const tell = (event: SiteEvent) => {
    const page: PageFacts = {
      url: shown,
      title: document.title,
      referrer,
      language: navigator.language,
      screen: `${screen.width}x${screen.height}`,
      userAgent: navigator.userAgent,
    };
    for (const { url, body, type } of toRequests(settings, event, page)) {
      const headers = type && { 'content-type': type };
      const mode = type === 'application/json' ? 'cors' : 'no-cors';
      // A blocker may refuse it.
      fetch(url, { method: 'POST', keepalive: true, credentials: 'omit', mode, headers, body }).catch(() => {});
    }
    if (settings.google && event.name) tellGoogle(event);
  };

  tell({ props: {} });
  document.addEventListener('dactyl:navigated', () => {
    const url = pageUrl();
    const isSame = withoutEnding(url) === withoutEnding(shown);
    if (!isSame) referrer = shown;
    shown = url;
    if (isSame) return;
    tell({ props: {} });
  });
  // The casts: this is what the events hold.
  document.addEventListener('dactyl:search', (event) => {
    const { kind, ...props } = (event as CustomEvent<SearchEventDetail>).detail;
    tell({ name: SEARCH_NAMES[kind], props: shorten(props) });
  });
  document.addEventListener('dactyl:feedback', (event) => {
    const { answer: _, ...props } = (event as CustomEvent<EventProps>).detail;
    tell({ name: 'text' in props ? 'feedback_text' : 'feedback', props: shorten(props) });
  });
}

/** A hash is a place on the page. */
function pageUrl(): string {
  return location.origin + location.pathname + location.search;
}

/** A page may be opened as a file and shown under its address. */
function withoutEnding(url: string): string {
  return url.replace(/(?:\/index)?\.html(?=\?|$)/, '');
}

function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === '1' || globalPrivacyControl === true;
}

function shorten(props: Record<string, string | number | undefined>): EventProps {
  const entries = Object.entries(props).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const]));
  return Object.fromEntries(
    entries.map(([key, value]) => [key, typeof value === 'string' ? value.slice(0, LONGEST) : value]),
  );
}

/** To its tag, or else to its tag manager. A content blocker may have removed both. */
function tellGoogle({ name, props }: SiteEvent): void {
  const { gtag, dataLayer } = window as Window & {
    gtag?: (command: 'event', name: string | undefined, props: EventProps) => void;
    dataLayer?: object[];
  };
  if (gtag) gtag('event', name, props);
  else dataLayer?.push({ event: name, ...props });
}
