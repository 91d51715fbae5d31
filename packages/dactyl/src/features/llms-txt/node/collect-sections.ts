/**
 * Collects the pages for `llms.txt` from the content of all plugins, in reading order: docs of the latest version by the
 * categories of their sidebars, pages, posts. Whether a page has a text and may be listed is known only after it was written.
 */
import type { AllContent } from '../../../node/plugin-api/types.js';
import {
  blogShape,
  docsShape,
  pagesShape,
  type DescribedPage,
  type DocsShape,
  type SidebarShape,
} from './content-shapes.js';

export interface Section {
  /** `undefined` for pages that belong to the site as a whole. */
  title: string | undefined;
  pages: DescribedPage[];
}

type DocsVersion = DocsShape['loadedVersions'][number];

/** Docs of a version that is not the latest. */
export interface VersionSections {
  label: string;
  /** Address of the version, with the base URL. */
  path: string;
  sections: Section[];
}

export function collectSections(allContent: AllContent): Section[] {
  const contents = contentsOf(allContent);
  return merge([
    { title: undefined, pages: [] },
    ...contents.flatMap(docsSections),
    ...contents.flatMap(pagesSections),
    ...contents.flatMap(blogSections),
  ]);
}

export function collectVersions(allContent: AllContent): VersionSections[] {
  const instances = Object.values(allContent).flatMap((ofPlugin) => Object.entries(ofPlugin));
  return instances.flatMap(([id, content]) => {
    const versions = docsShape.safeParse(content).data?.loadedVersions ?? [];
    const others = versions.filter(({ isLast }) => !isLast);
    return others.map((version) => ({
      // Several instances may have versions of the same name.
      label: id === 'default' ? version.label : `${id} ${version.label}`,
      path: version.path,
      sections: merge([{ title: undefined, pages: [] }, ...sectionsOf(version)]),
    }));
  });
}

function contentsOf(allContent: AllContent): unknown[] {
  return Object.values(allContent).flatMap((instances) => Object.values(instances));
}

/** Merges sections with the same title. A page that is in several sections is listed in the first one. */
function merge(sections: readonly Section[]): Section[] {
  const listed = new Set<string>();
  const byTitle = new Map<string | undefined, DescribedPage[]>();
  for (const { title, pages } of sections) {
    const fresh = pages.filter(({ permalink }) => !listed.has(permalink));
    for (const { permalink } of fresh) listed.add(permalink);
    byTitle.set(title, [...(byTitle.get(title) ?? []), ...fresh]);
  }
  return [...byTitle].map(([title, pages]) => ({ title, pages })).filter(({ pages }) => pages.length > 0);
}

function docsSections(content: unknown): Section[] {
  const { data } = docsShape.safeParse(content);
  const latest = data?.loadedVersions.find(({ isLast }) => isLast);
  return latest ? sectionsOf(latest) : [];
}

function sectionsOf(version: DocsVersion): Section[] {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));
  const inSidebars = Object.values(version.sidebars).flatMap((items) => topSections(items, docs));
  return [...inSidebars, { title: undefined, pages: version.docs.filter(isInNone(version)) }];
}

function isInNone({ sidebars }: DocsVersion): (doc: { id: string }) => boolean {
  const ids = new Set(Object.values(sidebars).flat().flatMap(idsOf));
  return ({ id }) => !ids.has(id);
}

/** A category at the top is a section with all that is below it. */
function topSections(items: readonly SidebarShape[], docs: ReadonlyMap<string, DescribedPage>): Section[] {
  return items.map((item) => ({
    title: item.type === 'category' ? item.label : undefined,
    pages: idsOf(item).flatMap((id) => docs.get(id) ?? []),
  }));
}

function idsOf({ type, id, link, items = [] }: SidebarShape): string[] {
  const own = type === 'doc' || type === 'ref' ? id : link?.type === 'doc' ? link.id : undefined;
  return [...(own === undefined ? [] : [own]), ...items.flatMap(idsOf)];
}

function pagesSections(content: unknown): Section[] {
  const { data = [] } = pagesShape.safeParse(content);
  const pages = data
    .filter(({ type }) => type === 'mdx')
    .map((page) => ({ ...page, title: page.title ?? page.permalink }));
  return [{ title: undefined, pages }];
}

function blogSections(content: unknown): Section[] {
  const { data } = blogShape.safeParse(content);
  return data ? [{ title: data.blogTitle, pages: data.blogPosts.map(({ metadata }) => metadata) }] : [];
}
