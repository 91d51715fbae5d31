/**
 * Answers requests during development: pages, branches of sidebars, assets and static files. Vite answers all others.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from '../../base/logger.js';
import { dataFilesOf } from '../../plugin-api/data-files.js';
import { staticDirs } from '../../pipeline/engine-input.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import { PAGE_MARKS, pageMarks, REGION_DIR } from '../../../shared/navigation-files.js';
import { decodePathname, splitUrl } from '../../../shared/url.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { isModuleUrl } from '../../bundle/dev-client/browser-entries-plugin.js';
import { sendFile } from '../preview/send-file.js';
import { requestPathname } from '../request-pathname.js';
import type { DevCards } from './dev-cards.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevLateFiles } from './dev-late-files.js';
import type { DevPageFiles } from './dev-page-files.js';
import { DATA_DIR, dataJson } from './data-answer.js';
import { normalPathname, pageAt, type DevSite, type DevSiteState } from './dev-site.js';
import { findRedirect } from './find-redirect.js';
import { createHostHeaders, type HostHeaders } from './host-headers.js';
import { otherLocale } from './locale-urls.js';
import { errorPage, reportError } from './report-error.js';
import { sourcePlaceAnswer } from './source-place-answer.js';
import { staticFiles, type StaticFiles } from './static-files.js';

export interface DevHandlerInput {
  site: DevSite;
  vite: DevEnvironment;
  renderer: DevRenderer;
  search: DevPageFiles;
  late: DevLateFiles;
  cards: DevCards;
  assetsDir: string;
  logger: Logger;
}

type Answer = { status: number; type: string; body: string; policy?: string | undefined };

/** All requests have passed `guard-requests.ts`, so their paths can be decoded. */
export function createDevHandler(input: DevHandlerInput): RequestListener {
  const { site, vite, assetsDir, logger } = input;
  const folders = staticDirs(site.current.site);
  const files = staticFiles([assetsDir, ...folders]);
  const headers = createHostHeaders(folders);
  return (request, response) => {
    const fail = (error: unknown) => answerWithError(error, { request, response }, { site, vite, logger });
    const askVite = () => {
      const { url } = request;
      vite.middlewares(request, response, (error: unknown) => {
        // Vite has removed the base URL.
        Object.assign(request, { url });
        if (error) fail(error);
        else sendNotFound(request, response, input).catch(fail);
      });
    };
    setHostHeaders(request, response, headers)
      .then(() => answerRequest(request, response, { input, files }))
      .then((isAnswered) => isAnswered || askVite())
      .catch(fail);
  };
}

/** What is set here gives way to what the answer says itself. */
async function setHostHeaders({ url }: IncomingMessage, response: ServerResponse, headers: HostHeaders): Promise<void> {
  const pathname = decodePathname(splitUrl(url ?? '/').pathname);
  for (const [name, value] of await headers.of(pathname)) response.setHeader(name, value);
}

export function answerWithError(
  error: unknown,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { site, vite, logger }: Pick<DevHandlerInput, 'site' | 'vite' | 'logger'>,
): void {
  // A reader who closes the page early aborts the stream; that is not a failure.
  if (request.destroyed || response.destroyed) return;
  const described = reportError(error, { vite, logger });
  // After a part of the file has been sent, the response cannot become an error page.
  if (response.headersSent) return void response.destroy();
  const body = errorPage(described, site.current.site.siteConfig.baseUrl);
  send(response, { status: 500, type: 'text/html', body });
}

/** Returns false where the site has nothing at this path. */
async function answerRequest(
  request: IncomingMessage,
  response: ServerResponse,
  { input, files }: { input: DevHandlerInput; files: StaticFiles },
): Promise<boolean> {
  const { current } = input.site;
  const { pathname } = splitUrl(request.url ?? '/');
  // A page has dozens of modules, and each would be looked for in all static folders.
  if (isModuleUrl(pathname, current.site.siteConfig.baseUrl)) return false;
  const answer = sourcePlaceAnswer(request.url ?? '/', current) ?? (await answerOf(pathname, input));
  if (answer) {
    send(response, answer);
    return true;
  }
  const { baseUrl } = current.locale;
  const rootUrl = current.site.siteConfig.baseUrl;
  // The server only shows one locale, which may be below the site's root.
  if (pathname === rootUrl && baseUrl !== rootUrl) {
    redirect(response, baseUrl);
    return true;
  }
  // Static files are below the locale's base URL, hashed assets below that of the site.
  const base = [baseUrl, rootUrl].find((url) => pathname.startsWith(url));
  const name = base === undefined ? undefined : (requestPathname(`/${pathname.slice(base.length)}`)?.slice(1) ?? '');
  const file =
    name === undefined
      ? undefined
      : ((await input.late.find(name)) ?? (await input.cards.find(name)) ?? (await files.find(name)));
  if (!file) return false;
  await sendFile({ request, response, file, status: 200, cacheControl: 'no-cache' });
  return true;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

async function answerOf(pathname: string, input: DevHandlerInput): Promise<Answer | undefined> {
  const { site, renderer, search } = input;
  const { current } = site;
  const { baseUrl } = current.locale;
  const below = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : undefined;
  if (below === PAGE_MARKS)
    return {
      status: 200,
      type: 'application/json',
      body: pageMarks(current.locale.pages.map((page) => page.pathname)),
    };
  if (below?.startsWith(`${REGION_DIR}/`)) {
    const html = renderer.branch(below.slice(REGION_DIR.length + 1).replace(/\.html$/, ''));
    return html === undefined
      ? { status: 404, type: 'text/plain', body: '' }
      : { status: 200, type: 'text/html', body: html };
  }
  if (below?.startsWith(`${DATA_DIR}/`)) {
    const json = dataJson(below.slice(DATA_DIR.length + 1), current.locale.data);
    return json === undefined
      ? { status: 404, type: 'application/json', body: 'null' }
      : { status: 200, type: 'application/json', body: json };
  }
  const found = below?.endsWith('.json') ? await search.answer(below) : undefined;
  if (found !== undefined) return { status: 200, type: 'application/json', body: found };
  const data = below && /\.(?:json|txt)$/.test(below) ? dataFile(below, site) : undefined;
  if (data) return data;
  const twin = below?.endsWith('.md') ? await twinAnswer(below, current, renderer) : undefined;
  if (twin) return twin;
  const plan = findPage(pathname, current);
  return plan && pageAnswer(plan, 200, input);
}

async function pageAnswer(plan: PagePlan, status: number, { renderer, cards }: DevHandlerInput): Promise<Answer> {
  const { document, policy, card } = await renderer.renderPage(plan);
  if (card) cards.note(card);
  return { status, type: 'text/html', body: document, policy: policy?.header };
}

/** Files that pages of plugins fetch; see `Plugin.unstable_getDataFiles`. Scripts are only bundled by builds. */
function dataFile(name: string, { current, requests }: DevSite): Answer | undefined {
  const file = dataFilesOf(current.locale, () => ({ modules: [...requests].toSorted() })).get(decodePathname(name));
  return file && { status: 200, type: name.endsWith('.json') ? 'application/json' : 'text/plain', body: file() };
}

async function twinAnswer(
  name: string,
  { plan: { pages } }: DevSiteState,
  renderer: DevRenderer,
): Promise<Answer | undefined> {
  const file = decodePathname(name);
  const plan = pages.find(({ twin }) => twin === file);
  const body = plan && (await renderer.renderPage(plan)).twin?.();
  return body === undefined ? undefined : { status: 200, type: 'text/markdown', body };
}

/** The page at a pathname, which may end in `.html` or `/index.html`, or be below a page that is not exact. */
function findPage(pathname: string, state: DevSiteState): PagePlan | undefined {
  const path = normalPathname(pathname);
  const exact = pageAt(path, state) ?? pageAt(path.replace(/(?:\/index)?\.html$/, '') || '/', state);
  if (exact) return exact;
  const prefix = state.locale.routes.find(
    (route) => route.exact === false && !route.routes && path.startsWith(`${normalPathname(route.path)}/`),
  );
  return prefix && pageAt(prefix.path, state);
}

async function sendNotFound(request: IncomingMessage, response: ServerResponse, input: DevHandlerInput): Promise<void> {
  const { site, logger } = input;
  // The request is for a script or an image; if Vite could not make it, Vite has already told the browser.
  const { 'sec-fetch-dest': destination = 'document' } = request.headers;
  if (!['document', 'iframe', 'empty'].includes(destination)) {
    return send(response, { status: 404, type: 'text/plain', body: '' });
  }
  const target = findRedirect(request.url ?? '/', site.current.locale);
  if (target !== undefined) return redirect(response, target);
  const { i18n } = site.current.locale.data;
  const { pathname } = splitUrl(request.url ?? '/');
  const other = otherLocale(pathname, i18n);
  if (other !== undefined) {
    logger.warn(
      `${pathname} belongs to the locale "${other}", and this server shows "${i18n.currentLocale}".\n` +
        `  Start it with --locale ${other} to see the other one. A build has all of them.`,
    );
  }
  send(response, await pageAnswer(site.current.notFound, 404, input));
}

function send(response: ServerResponse, { status, type, body, policy }: Answer): void {
  response.writeHead(status, {
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    ...(policy !== undefined && { 'Content-Security-Policy': policy }),
  });
  response.end(body);
}
