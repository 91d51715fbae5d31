/**
 * What the search of the dev server finds before all pages are rendered: titles, descriptions and headings. In: what the
 * content plugins have loaded. Out: pages of the search, without text.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import type { AllContent } from '../../../node/plugin-api/types.js';
import { versionKey } from '../../../shared/version-links.js';
import { DEFAULT_TAG, type PageKind, type SearchPage, type SearchSection } from '../engine/types.js';

/** Above this, headings wait for the pages: reading all files would keep a reader waiting. */
const MOST_READ = 2_000;

/** Content that pages show, as the three content plugins describe it. */
export interface Entry {
  url: string;
  title: string;
  description: string;
  /** Absolute. */
  file: string;
  tag: string;
  kind: PageKind;
}

export function entriesAtHand(allContent: AllContent, siteDir: string): Entry[] {
  const entries: Entry[] = [];
  const add = (
    { permalink, source = '', title, description = '', unlisted }: Metadata,
    tag: string,
    kind: PageKind,
  ) => {
    if (title === undefined || unlisted) return;
    entries.push({
      url: permalink,
      title,
      description,
      file: path.join(siteDir, source.slice('@site/'.length)),
      tag,
      kind,
    });
  };
  for (const [id, content] of instancesOf<DocsContent>(allContent, 'docs'))
    for (const { versionName, docs } of content.loadedVersions)
      for (const doc of docs) add(doc, versionKey(id, versionName), 'doc');
  for (const [, { blogPosts }] of instancesOf<BlogContent>(allContent, 'blog'))
    for (const { metadata } of blogPosts) add(metadata, DEFAULT_TAG, 'blog');
  for (const [, pages] of instancesOf<Metadata[]>(allContent, 'pages'))
    for (const page of pages) add(page, DEFAULT_TAG, 'page');
  return entries;
}

interface Metadata {
  permalink: string;
  title?: string;
  description?: string;
  /** `@site/…` */
  source?: string;
  unlisted?: boolean;
}

interface DocsContent {
  loadedVersions: { versionName: string; docs: Metadata[] }[];
}

interface BlogContent {
  blogPosts: { metadata: Metadata }[];
}

function instancesOf<Content>(allContent: AllContent, kind: string): [id: string, content: Content][] {
  const instances = Object.entries(allContent[`docusaurus-plugin-content-${kind}`] ?? {});
  // What these plugins load, as far as it matters here.
  return instances.filter(([, content]) => content !== undefined) as [string, Content][];
}

export function searchPages(entries: readonly Entry[], category: string): SearchPage[] {
  const readsFiles = entries.length <= MOST_READ;
  return entries.map(({ url, title, description, file, tag, kind }) => ({
    url,
    tag,
    kind,
    category,
    title,
    sections: [
      { level: 1, heading: '', anchor: '', text: description },
      ...(readsFiles && /\.mdx?$/.test(file) ? headingsOf(readFileSync(file, 'utf8')) : []),
    ],
  }));
}

const FENCE = /^(`{3,}|~{3,})[^\n]*\n[^]*?^\1/gm;
const HEADING = /^(#{2,6})[ \t]+(.+?)[ \t]*(?:\{#([^}\s]+)\}|\{\/\*[ \t]*#([^\s*]+)[ \t]*\*\/\})?[ \t]*$/gm;

/** @example headingsOf('## A *b* {#c}') // [{ level: 2, heading: 'A b', anchor: 'c', text: '' }] */
export function headingsOf(source: string): SearchSection[] {
  const slugger = new GithubSlugger();
  return [...source.replace(FENCE, '').matchAll(HEADING)].map(([, marks = '', written = '', id, inComment]) => {
    const heading = written.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[*`]/g, '');
    return { level: marks.length, heading, anchor: id ?? inComment ?? slugger.slug(heading), text: '' };
  });
}
