/**
 * A small hand-written site for tests of the boot script: documents, fragments and regions as `node/production/`
 * writes them.
 */
import { type BootSettings, SETTINGS_ID } from '../src/shared/boot-settings.js';
import {
  type Fragment,
  FRAGMENT_DIR,
  fragmentName,
  NO_PAGE,
  PAGE_MARKS,
  pageMarks,
  REGION_DIR,
} from '../src/shared/fragment.js';
import { bundleBoot } from './bundle-boot.js';
import { type PageServer, type ServedFile, startPageServer } from './page-server.js';

export interface BootPage {
  /** HTML inside `#__docusaurus`, regions empty. */
  html: string;
  fragment?: Partial<Fragment>;
}

export interface BootSiteOptions {
  pages: Record<string, BootPage>;
  /** Where links lead and no page is, as a build knows. */
  missing?: string[];
  /** Id → HTML of regions and branches. */
  regions?: Record<string, string>;
  settings?: Partial<BootSettings>;
  /** Put at the start of `<body>`. */
  inlineScript?: string;
  css?: string;
  /** As on the dev server. */
  dev?: boolean;
  /** With what opens the search. */
  hasSearch?: boolean;
}

const SHELL = 'shell-1';

/** Serves the site. A page is at its pathname, its fragment where navigation looks for it. */
export async function startBootSite(options: BootSiteOptions): Promise<PageServer> {
  const { pages, regions = {} } = options;
  const files = new Map<string, ServedFile>([
    [
      '/boot.js',
      {
        body: await bundleBoot(options.hasSearch ? 'features/search/browser/main.ts' : 'browser/boot/main.ts', {
          dev: options.dev,
        }),
      },
    ],
    ['/router.js', { body: await bundleBoot('browser/router/router.ts') }],
  ]);
  for (const [pathname, page] of Object.entries(pages)) {
    files.set(pathname, { body: toDocument(page, options) });
    files.set(fragmentUrl(pathname), { body: JSON.stringify(toFragment(page)) });
  }
  for (const pathname of options.missing ?? []) files.set(fragmentUrl(pathname), { body: NO_PAGE });
  files.set(`/${PAGE_MARKS}`, { body: pageMarks(Object.keys(pages)) });
  for (const [id, html] of Object.entries(regions)) files.set(`/${REGION_DIR}/${id}.html`, { body: html });
  return startPageServer(files);
}

export function fragmentUrl(pathname: string): string {
  return `/${FRAGMENT_DIR}/${fragmentName(pathname)}`;
}

export function toFragment({ html, fragment }: BootPage): Fragment {
  const title = /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
  return { title, html, head: '', htmlClass: '', shell: SHELL, alternates: {}, branches: [], ...fragment };
}

function toDocument(page: BootPage, { regions = {}, settings, css = '', inlineScript }: BootSiteOptions): string {
  const { title, html, head, htmlClass } = toFragment(page);
  const json: BootSettings = {
    baseUrl: '/',
    shell: SHELL,
    router: '/router.js',
    storage: { type: 'localStorage', namespace: '-ns' },
    defaultMode: 'light',
    automaticMode: 'light',
    disableSwitch: false,
    nonExact: [],
    ...settings,
    ...(html.includes('data-not-found') && { notFound: true }),
  };
  const body = html.replace(/<!--region:(.+?)-->/g, (start, id: string) => start + (regions[id] ?? ''));
  return [
    `<!doctype html><html lang="en" class="${htmlClass}"><head><meta charset="utf-8"><title>${title}</title>${head}`,
    `<style>*{box-sizing:border-box}${css}</style></head><body>`,
    inlineScript === undefined ? '' : `<script>${inlineScript}</script>`,
    `<div id="__docusaurus">${body}</div>`,
    `<script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(json)}</script>`,
    '<script type="module" src="/boot.js"></script></body></html>',
  ].join('\n');
}
