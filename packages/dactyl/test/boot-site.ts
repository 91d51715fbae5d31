/**
 * A small hand-written site for tests of the boot script: documents and branches as `node/production/` writes them.
 */
import { type BootSettings, SETTINGS_ID } from '../src/shared/boot-settings.js';
import { PAGE_MARKS, pageMarks, REGION_DIR } from '../src/shared/navigation-files.js';
import { bundleBoot, bundleBootFiles } from './bundle-boot.js';
import { type PageServer, type ServedFile, startPageServer } from './page-server.js';

export interface BootPage {
  /** HTML inside `#__docusaurus`, regions empty. */
  html: string;
  parts?: Partial<PageParts>;
}

interface PageParts {
  title: string;
  /** Tags with `data-rh`. */
  head: string;
  /** Value of `class` on `<html>`. */
  htmlClass: string;
  shell: string;
  /** Where links to the same page elsewhere lead, by their key. */
  alternates: Record<string, string>;
  /** Ids of the branches that are open in it. */
  branches: string[];
}

export interface BootSiteOptions {
  pages: Record<string, BootPage>;
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

/** Serves the site. A page is at its pathname. */
export async function startBootSite(options: BootSiteOptions): Promise<PageServer> {
  const { pages, regions = {} } = options;
  const { hasSearch, dev } = options;
  const boot = await bundleBootFiles(hasSearch ? 'features/search/browser/main.ts' : 'browser/boot/main.ts', { dev });
  const files = new Map<string, ServedFile>([
    ['/boot.js', { body: boot.code }],
    ['/router.js', { body: await bundleBoot('browser/router/router.ts') }],
  ]);
  for (const [name, body] of boot.later) files.set(`/${name}`, { body });
  for (const [pathname, page] of Object.entries(pages)) {
    files.set(pathname, { body: toDocument(page, options) });
  }
  files.set(`/${PAGE_MARKS}`, { body: pageMarks(Object.keys(pages)) });
  for (const [id, html] of Object.entries(regions)) files.set(`/${REGION_DIR}/${id}.html`, { body: html });
  return startPageServer(files);
}

/** The document of a page. */
export function toDocument(
  page: BootPage,
  { regions = {}, settings, css = '', inlineScript }: Omit<BootSiteOptions, 'pages'>,
): string {
  const { html } = page;
  const { title, head, htmlClass, shell, alternates, branches } = {
    title: /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '',
    head: '',
    htmlClass: '',
    shell: SHELL,
    alternates: {},
    branches: [],
    ...page.parts,
  };
  const json: BootSettings = {
    baseUrl: '/',
    shell,
    router: '/router.js',
    storage: { type: 'localStorage', namespace: '-ns' },
    defaultMode: 'light',
    automaticMode: 'light',
    disableSwitch: false,
    nonExact: [],
    ...settings,
    ...(html.includes('data-not-found') && { notFound: true }),
  };
  const body = html
    .replace(/<!--region:(.+?)-->/g, (start, id: string) => start + (regions[id] ?? ''))
    .replace(/ data-branch="(.+?)"(>.*?data-branch-items[^>]*>)/g, (whole, id: string, between: string) =>
      branches.includes(id) ? ` open data-items="${id}" data-at="${id}"${between}${regions[id]}` : whole,
    )
    .replace(/data-alternate="(.+?)" href=".*?"/g, (whole, key: string) =>
      key in alternates ? `data-alternate="${key}" href="${alternates[key]}"` : whole,
    );
  return [
    `<!doctype html><html lang="en" class="${htmlClass}"><head><meta charset="utf-8"><title data-rh="true">${title}</title>${head}`,
    `<style>*{box-sizing:border-box}${css}</style></head><body>`,
    inlineScript === undefined ? '' : `<script>${inlineScript}</script>`,
    `<div id="__docusaurus">${body}</div>`,
    `<script type="application/json" id="${SETTINGS_ID}">${JSON.stringify(json)}</script>`,
    '<script type="module" src="/boot.js"></script></body></html>',
  ].join('\n');
}
