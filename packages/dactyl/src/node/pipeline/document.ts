/** The HTML document around a rendered page. */
import type { SiteHtmlTags } from '../plugin-api/types.js';
import { SETTINGS_ID, type BootSettings } from '../../shared/boot-settings.js';
import type { PageHead } from '../../shared/render.js';
import type { DocumentAssets } from './engine-types.js';
import { escapeHtml } from '../../shared/html.js';

export interface DocumentInput {
  /** HTML inside `#__docusaurus`. */
  html: string;
  head: PageHead;
  assets: DocumentAssets;
  /** URLs of style sheets of this page, behind those of all pages. */
  pageStyles?: readonly string[];
  htmlTags: SiteHtmlTags;
  /** Runs before the page is painted; the same text on every page, so that a policy can allow its hash. */
  beforePaint: string;
  settings: BootSettings;
  /** Further modules of this page, at once, and what is only fetched ahead. */
  scripts?: readonly string[];
  preload?: readonly string[];
  generator: string;
  /** A Content-Security-Policy; it holds for what stands behind it. */
  policy?: string;
  /** HTML of this page alone, behind what React has rendered. */
  behindPage?: string;
}

export function renderDocument(input: DocumentInput): string {
  const { head, assets, htmlTags } = input;
  const styles = assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('');
  const pageStyles = pageStyleLinks(input.pageStyles ?? []);
  const scripts = [...assets.scripts, ...(input.scripts ?? [])]
    .map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`)
    .join('');
  const preload = [...(assets.preload ?? []), ...(input.preload ?? [])]
    .map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`)
    .join('');
  const settings = JSON.stringify(input.settings).replaceAll('<', '\\u003c');
  return (
    `<!doctype html><html${attributes({ ...head.htmlAttributes, 'data-has-hydrated': 'false' })}><head><meta charset="utf-8">` +
    `${policyTag(input.policy)}${generator(input)}${head.tags}${htmlTags.headTags}${styles}${pageStyles}` +
    // In front of all content: a heading may get the id of the settings, and scripts take the first element that has it.
    `<script>${input.beforePaint}</script><script type="application/json" id="${SETTINGS_ID}">${settings}</script>` +
    `${scripts}${preload}</head>` +
    `<body${attributes({ class: 'navigation-with-keyboard', ...head.bodyAttributes })}>${htmlTags.preBodyTags}` +
    `<div id="__docusaurus">${input.html}</div>${input.behindPage ?? ''}${htmlTags.postBodyTags}</body></html>`
  );
}

/** Navigation takes them away again. */
function pageStyleLinks(urls: readonly string[]): string {
  return urls.map((url) => `<link data-rh="true" rel="stylesheet" href="${escapeHtml(url)}">`).join('');
}

function policyTag(policy: string | undefined): string {
  if (policy === undefined) return '';
  return `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`;
}

/** A page's own takes its place. */
function generator({ head, generator: name }: DocumentInput): string {
  return /<meta [^>]*name="generator"/.test(head.tags) ? '' : `<meta name="generator" content="${escapeHtml(name)}">`;
}

function attributes(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}
