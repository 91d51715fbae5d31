/**
 * A compiled file plus what the site knows of it → the content module that the renderer takes: every
 * reference has its URL, every import its meaning.
 */
import path from 'node:path';
import type { BrokenReferenceHook, Severity } from '../config/types.js';
import type { CompiledMarkdown, Reference } from '../markdown/types.js';
import { linkContent } from '../markdown/link-content.js';
import { spliceToc } from '../markdown/splice-toc.js';
import { SiteError, throwAll } from '../base/site-error.js';
import type { Json, JsonObject } from '../../shared/json.js';
import type { ContentModule, ImportedContent, ResolvedImport, SiteData } from '../../shared/render.js';
import type { TocItem } from '../../shared/toc.js';
import {
  addBaseUrl,
  applyTrailingSlash,
  hasProtocol,
  isRelativeUrl,
  resolveRelativeUrl,
  splitUrl,
} from '../../shared/url.js';
import type { AssetStore, EmittedAsset } from './assets.js';
import { callBrokenHook } from './broken-reference.js';
import { contentKey, isMarkdownUrl } from './compile-content.js';
import type { ContentUse } from './engine-types.js';
import { linkImage, linkInlineSvg, type PageImages } from './linked-image.js';
import { slashHint } from './slash-hint.js';

export interface LinkParts {
  /** Absolute. */
  siteDir: string;
  site: SiteData;
  assets: AssetStore;
  compiled: ReadonlyMap<string, CompiledMarkdown>;
  /** Of the page that shows the content: relative URLs start from it. */
  pathname: string;
  /** What happens where an image is not there. Default: the page is not made. */
  onBrokenImages?: Severity | BrokenReferenceHook;
  images?: PageImages | undefined;
}

/** What a page collects from its content besides HTML. */
export interface ContentFacts {
  links: string[];
  anchors: string[];
  assets: EmittedFile[];
  /** Files that were looked for in vain: the page is another one when they appear. */
  missing: string[];
  warnings: ContentWarning[];
  /** Images that were looked for in vain, where that ends no build. */
  brokenImages?: SiteError[];
  /** Addresses of images that the author wants left alone. */
  unchecked?: string[];
  /** Whether a link starts from the page that shows it. */
  dependsOnPage?: boolean;
  /** Whether readers can enlarge an image. */
  zooms?: boolean;
  /** Whether it shows a drawing. */
  draws?: boolean;
}

/** Something that the author should know, at its place in a file. */
export interface ContentWarning {
  /** Absolute. */
  file: string;
  line: number;
  column: number;
  message: string;
}

export interface EmittedFile {
  file: string;
  /** Below the output folder. */
  output: string;
  /** The image of the text that this one is a smaller form of. */
  of?: string;
}

export function linkUse(use: ContentUse, parts: LinkParts, facts: ContentFacts): ContentModule {
  const compiled = parts.compiled.get(contentKey(parts.site.i18n.currentLocale, use.id));
  if (!compiled) throw new Error(`${use.id} was not compiled by this engine.`);
  facts.anchors.push(...compiled.anchors);
  facts.links.push(...(compiled.hashLinks ?? []));
  if (compiled.drawings) facts.draws = true;
  const errors: SiteError[] = [];
  const body = linkContent(compiled.body, compiled.references, (written, index) => {
    const reference = { ...written, url: use.rewritten?.[index] ?? written.url };
    try {
      return resolveReference(reference, { known: use.links[index], use, ...parts }, facts);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      errors.push(error);
      return undefined;
    }
  });
  throwAll(errors);
  return {
    $content: true,
    file: path.relative(parts.siteDir, use.file).split(path.sep).join('/'),
    body: body.kind === 'html' ? body : { kind: 'module', code: body.code, imports: linkImports(use, parts, facts) },
    frontMatter: compiled.frontMatter,
    metadata: use.metadata,
    assets: linkAssets(use, parts, facts),
    contentTitle: compiled.contentTitle,
    toc: pageToc(use, compiled, parts),
  };
}

/** A file that code imports. Whether the page shows it, and so has its links, rendering tells. */
export function linkImported(use: ContentUse, parts: LinkParts, facts: ContentFacts): ImportedContent {
  const links: string[] = [];
  const anchors: string[] = [];
  const own: ContentFacts = { ...facts, links, anchors, dependsOnPage: false };
  const content = linkUse(use, parts, own);
  return { content, links, anchors, dependsOnPage: own.dependsOnPage === true };
}

/** With the headings of partials in their places. */
function pageToc(use: ContentUse, compiled: CompiledMarkdown, parts: LinkParts): TocItem[] {
  return spliceToc(compiled, (specifier) => {
    const found = use.imports[specifier];
    if (found?.kind !== 'contentUse') return [];
    const partial = parts.compiled.get(contentKey(parts.site.i18n.currentLocale, found.use.id));
    return partial ? pageToc(found.use, partial, parts) : [];
  });
}

interface ReferencePlace extends LinkParts {
  /** URL that the site's plugins found for a Markdown file. */
  known: string | undefined;
  use: ContentUse;
}

function resolveReference(reference: Reference, place: ReferencePlace, facts: ContentFacts) {
  const { kind, url } = reference;
  if (kind === 'image') return resolveImage(reference, place, facts);
  if (place.known !== undefined) {
    facts.links.push(place.known);
    return { url: place.known };
  }
  // Outside of the site's pages: in a new tab, as `Link` has it, so that no script takes the click.
  const { baseUrl } = place.site.siteConfig;
  if (url.startsWith('pathname://')) return { url: addBaseUrl(url.slice('pathname://'.length), baseUrl), newTab: true };
  if (hasProtocol(url)) return { url };
  const asset = mayBeAsset(url) ? findAsset(url, place, facts) : undefined;
  if (asset) return { url: emit(asset, place, facts).url + splitUrl(url).suffix, newTab: true };
  // The missing file is told where links are resolved.
  if (url === '' || url.startsWith('@site/')) return { url };
  const target = url.startsWith('/') ? addBaseUrl(url, baseUrl) : url;
  const written = applyTrailingSlash(target, place.site.siteConfig);
  // Reported, should it be broken, in the form in which the author finds it.
  facts.links.push(written);
  if (!isRelativeUrl(written)) return { url: written };
  facts.dependsOnPage = true;
  return { url: resolveRelativeUrl(written, place.pathname) };
}

function resolveImage(reference: Reference, place: ReferencePlace, facts: ContentFacts) {
  const { url, line, column } = reference;
  if (url.startsWith('pathname://')) {
    const unchecked = url.slice('pathname://'.length);
    facts.unchecked?.push(unchecked);
    return { url: unchecked };
  }
  if (hasProtocol(url)) return { url };
  const file = findAsset(url, place, facts);
  if (!file && reference.isOptional) return undefined;
  if (!file) return onBrokenImage(reference, place, facts);
  const { problem, ...asset } = emit(file, place, facts);
  if (problem !== undefined) {
    const message = `The size of the image "${url}" cannot be read (${problem}), so the page may jump when it is loaded.`;
    facts.warnings.push({ file: place.use.file, line, column, message });
  }
  const { suffix } = splitUrl(url);
  const linked = { ...asset, url: asset.url + suffix };
  // What the author has written as HTML may be a part of something larger, such as a <picture>.
  if (!place.images || reference.isOptional) return linked;
  const inline = linkInlineSvg(file, suffix, asset);
  if (inline) return { ...linked, image: inline };
  const { problem: encoding } = place.images.store?.get(file) ?? {};
  if (encoding !== undefined && problem === undefined)
    facts.warnings.push({ file: place.use.file, line, column, message: `"${url}" stays as it is. ${encoding}` });
  return { ...linked, image: linkImage(file, asset.width, { images: place.images, assets: place.assets, facts }) };
}

/** What the configuration says of images that are not there; without a word on it, the page is not made. */
function onBrokenImage(reference: Reference, place: ReferencePlace, facts: ContentFacts) {
  const { use, siteDir, onBrokenImages: hook = 'throw' } = place;
  if (typeof hook === 'function') {
    const url = callBrokenHook(hook, { ...reference, kind: 'image', file: use.file, siteDir });
    return url === undefined ? undefined : resolveWrittenImage(url, place);
  }
  const error = notFound(reference, place);
  if (hook === 'throw') throw error;
  if (hook !== 'ignore') facts.brokenImages?.push(error);
  facts.unchecked?.push(reference.url);
  return undefined;
}

/** A URL that a function of the site wrote: nobody looks for a file. */
function resolveWrittenImage(url: string, { site }: ReferencePlace) {
  return { url: url.startsWith('/') ? addBaseUrl(url, site.siteConfig.baseUrl) : url };
}

function notFound({ url, line, column }: Reference, { assets, use }: ReferencePlace): SiteError {
  if (url === '') {
    const hint = 'Write the path of the image between the parentheses: ![alternative text](./image.png).';
    return new SiteError('This image has no URL.', { file: use.file, line, column, hint });
  }
  const near = assets.suggest(url, use.file);
  const rule = url.startsWith('@site/')
    ? 'A path with "@site/" starts from the folder of the site.'
    : url.startsWith('/')
      ? 'A path with a leading slash is looked up in the static folders.'
      : 'A relative path starts from the folder of this file.';
  const hint = slashHint(url) ?? (near === undefined ? rule : `Did you mean "${near}"? ${rule}`);
  return new SiteError(`The image "${url}" was not found.`, { file: use.file, line, column, hint });
}

function findAsset(url: string, { assets, use }: Pick<ReferencePlace, 'assets' | 'use'>, facts: ContentFacts) {
  const { file, missing } = assets.find(url, use.file);
  facts.missing.push(...missing);
  return file;
}

function emit(file: string, { assets }: LinkParts, facts: ContentFacts): EmittedAsset {
  const asset = assets.emit(file);
  facts.assets.push({ file, output: asset.output });
  return asset;
}

/** A link with an extension that is no page. */
function mayBeAsset(url: string): boolean {
  const { pathname } = splitUrl(url);
  if (url.startsWith('@site/')) return true;
  return /\.[a-z\d]+$/i.test(pathname) && !/\.html?$/i.test(pathname) && !isMarkdownUrl(pathname);
}

function linkImports(use: ContentUse, parts: LinkParts, facts: ContentFacts): Record<string, ResolvedImport> {
  const entries = Object.entries(use.imports).map(([specifier, found]): [string, ResolvedImport] => {
    if (found.kind === 'contentUse') return [specifier, { kind: 'content', content: linkUse(found.use, parts, facts) }];
    if (found.kind === 'assetFile') return [specifier, { kind: 'asset', url: emit(found.file, parts, facts).url }];
    return [specifier, found];
  });
  return Object.fromEntries(entries);
}

/** Front-matter values that start with `./` become URLs; others are left to the theme. */
function linkAssets(use: ContentUse, parts: LinkParts, facts: ContentFacts): JsonObject {
  const link = (value: string): string | undefined => {
    const file = /^\.\.?\//.test(value) ? findAsset(value, { ...parts, use }, facts) : undefined;
    return file && emit(file, parts, facts).url;
  };
  const linked = Object.entries(use.assets).map(([key, value]): [string, Json | undefined] => [
    key,
    Array.isArray(value) ? value.map((item) => link(item) ?? null) : link(value),
  ]);
  return Object.fromEntries(linked.filter(([, value]) => value !== undefined));
}
