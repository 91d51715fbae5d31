/** Converts the content of a version to props of its root component: only the data that the theme reads. */
import { type Guide, type ReplacedDoc, createGuide, neighbours } from './navigation.js';
import type {
  DocMetadata,
  PropCategoryGeneratedIndex,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropVersion,
} from './types.js';
import { definedProps } from '../../../shared/defined-props.js';
import { toBadge } from './sidebars/badge.js';
import {
  leftOut,
  type LoadedVersion,
  type SidebarItem,
  type SidebarItemCategory,
  type SidebarItemDoc,
} from './content-types.js';

export function versionGuide(version: LoadedVersion, siteDir: string): Guide {
  const { docs, sidebars } = version;
  return createGuide({ docs, sidebars, draftIds: new Set(leftOut(version).map((doc) => doc.id)), siteDir });
}

export function versionProp(version: LoadedVersion, guide: Guide, pluginId: string): PropVersion {
  const { versionName, label, banner, badge, noIndex, className, isLast, docs, sidebars } = version;
  return {
    pluginId,
    version: versionName,
    label,
    banner,
    badge,
    noIndex,
    className,
    isLast,
    docsSidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [name, items.map((item) => sidebarItemProp(item, guide))]),
    ),
    docs: Object.fromEntries(docs.map((doc) => [doc.id, docProp(doc)])),
  };
}

function docProp({ id, title, description, sidebar }: DocMetadata): PropVersion['docs'][string] {
  return { id, title, description, sidebar };
}

/** The prop of a version after docs in the same places have taken those of others: what does not show them stays the same object. */
export function versionPropWith(
  known: PropVersion,
  { sidebars }: LoadedVersion,
  { guide, replaced }: { guide: Guide; replaced: readonly ReplacedDoc[] },
): PropVersion {
  if (replaced.length === 0) return known;
  const ids = new Set(replaced.map(({ after }) => after.id));
  const docs = [...ids].flatMap((id) => guide.byId.get(id) ?? []);
  const renamed = new Set(
    replaced.filter(({ before, after }) => before.title !== after.title).map(({ after }) => after.id),
  );
  return {
    ...known,
    docsSidebars:
      renamed.size > 0 ? renamedSidebars(known.docsSidebars, sidebars, { guide, renamed }) : known.docsSidebars,
    docs: { ...known.docs, ...Object.fromEntries(docs.map((doc) => [doc.id, docProp(doc)])) },
  };
}

interface Renaming {
  guide: Guide;
  /** Ids of docs. */
  renamed: ReadonlySet<string>;
}

function renamedSidebars(
  known: PropVersion['docsSidebars'],
  sidebars: LoadedVersion['sidebars'],
  renaming: Renaming,
): PropVersion['docsSidebars'] {
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, renamedItems(known[name] ?? [], items, renaming)]),
  );
}

/** Returns the items that are known if none of them shows a doc with another title. */
function renamedItems(known: PropSidebarItem[], items: readonly SidebarItem[], renaming: Renaming): PropSidebarItem[] {
  const after = items.map((item, index) => renamedItem(known[index], item, renaming));
  return after.every((item, index) => item === known[index]) ? known : after;
}

function renamedItem(
  known: PropSidebarItem | undefined,
  item: SidebarItem,
  { guide, renamed }: Renaming,
): PropSidebarItem {
  if (known === undefined) return sidebarItemProp(item, guide);
  if (item.type === 'doc' || item.type === 'ref') return renamed.has(item.id) ? docItemProp(item, guide) : known;
  if (item.type !== 'category' || known.type !== 'category') return known;
  const items = renamedItems(known.items, item.items, { guide, renamed });
  // The title of the page of a category is not its label.
  return items === known.items ? known : { ...known, items };
}

export function generatedIndexProps(guide: Guide): PropCategoryGeneratedIndex[] {
  return guide.index.generatedIndexes.map(({ sidebar, link, category }) => ({
    title: link.title ?? category.label,
    description: link.description,
    image: link.image,
    keywords: link.keywords,
    slug: link.slug,
    permalink: link.permalink,
    navigation: neighbours(guide, sidebar, { permalink: link.permalink }),
    sidebar,
  }));
}

function sidebarItemProp(item: SidebarItem, guide: Guide): PropSidebarItem {
  switch (item.type) {
    case 'doc':
    case 'ref':
      return docItemProp(item, guide);
    case 'category':
      return categoryProp(item, guide);
    case 'link': {
      const { type, label, key, href, autoAddBaseUrl, description, className, customProps } = item;
      const badge = toBadge(item.badge);
      return defined({ type, label, key, href, badge, autoAddBaseUrl, description, className, customProps });
    }
    case 'html': {
      const { type, value, defaultStyle, className, customProps } = item;
      return defined({ type, value, defaultStyle, className, customProps });
    }
  }
}

function docItemProp(item: SidebarItemDoc, guide: Guide): PropSidebarItemLink {
  const doc = guide.byId.get(item.id);
  // Sidebars are checked against the docs when they are loaded.
  if (!doc) throw new Error(`The sidebar names the doc "${item.id}", which is not loaded.`);
  const { frontMatter } = doc;
  return defined({
    type: 'link' as const,
    label: frontMatter.sidebar_label ?? item.label ?? doc.title,
    key: item.key,
    href: doc.permalink,
    // The doc's front matter takes precedence over the sidebars file.
    badge: toBadge(frontMatter.sidebar_badge ?? item.badge),
    className: frontMatter.sidebar_class_name ?? item.className,
    customProps: frontMatter.sidebar_custom_props ?? item.customProps,
    docId: doc.id,
    unlisted: doc.unlisted,
  });
}

function categoryProp(category: SidebarItemCategory, guide: Guide): PropSidebarItemCategory {
  const { label, key, badge, collapsed, collapsible, description, className, customProps, link } = category;
  const linkedDoc = link?.type === 'doc' ? guide.byId.get(link.id) : undefined;
  return defined({
    type: 'category' as const,
    label,
    key,
    badge: toBadge(badge ?? linkedDoc?.frontMatter.sidebar_badge),
    items: category.items.map((item) => sidebarItemProp(item, guide)),
    collapsed,
    collapsible,
    href: link?.type === 'generated-index' ? link.permalink : linkedDoc?.permalink,
    linkUnlisted: linkedDoc?.unlisted || undefined,
    description,
    className,
    customProps: customProps ?? linkedDoc?.frontMatter.sidebar_custom_props,
  });
}

/** Removes keys without a value, which JSON would drop as well. */
function defined<T extends object>(fields: T): T {
  // Only keys whose type allows `undefined` are dropped.
  return definedProps(fields) as T;
}
