/**
 * Questions about a version's sidebars, answered from maps that are built once: which sidebar a doc belongs to, and
 * what comes before and after it.
 */
import type {
  GeneratedIndexLink,
  SidebarItem,
  SidebarItemCategory,
  SidebarItemDoc,
  Sidebars,
} from '../content-types.js';

/** A place in the reading order: a doc, or a category with a page of its own. */
export type NavigationItem =
  | { type: 'doc'; id: string; label: string | undefined }
  | { type: 'generated-index'; link: GeneratedIndexLink; category: SidebarItemCategory };

export interface SidebarIndex {
  /** Last sidebar that holds the doc. */
  sidebarOf(docId: string): string | undefined;
  /** Reading order without unlisted docs; `undefined` when there is no such sidebar. */
  navigation(sidebar: string): readonly NavigationItem[] | undefined;
  /** Place of a doc or of a generated index in the reading order; -1 when it is not there. */
  position(sidebar: string, key: { docId: string } | { permalink: string }): number;
  generatedIndexes: readonly { sidebar: string; link: GeneratedIndexLink; category: SidebarItemCategory }[];
}

export function createSidebarIndex(sidebars: Sidebars, unlistedIds: ReadonlySet<string>): SidebarIndex {
  const sidebarByDoc = new Map<string, string>();
  const navigation = new Map<string, NavigationItem[]>();
  const positions = new Map<string, Map<string, number>>();
  const generatedIndexes: { sidebar: string; link: GeneratedIndexLink; category: SidebarItemCategory }[] = [];
  for (const [sidebar, items] of Object.entries(sidebars)) {
    const all = navigationItems(items);
    const listed = all.filter((item) => item.type !== 'doc' || !unlistedIds.has(item.id));
    const places = new Map<string, number>();
    listed.forEach((item, index) => {
      const key = navigationKey(item);
      if (!places.has(key)) places.set(key, index);
    });
    for (const item of all) {
      if (item.type === 'doc') sidebarByDoc.set(item.id, sidebar);
      else generatedIndexes.push({ sidebar, link: item.link, category: item.category });
    }
    navigation.set(sidebar, listed);
    positions.set(sidebar, places);
  }
  return {
    sidebarOf: (docId) => sidebarByDoc.get(docId),
    navigation: (sidebar) => navigation.get(sidebar),
    position: (sidebar, key) =>
      positions.get(sidebar)?.get('docId' in key ? `doc ${key.docId}` : `index ${key.permalink}`) ?? -1,
    generatedIndexes,
  };
}

function navigationKey(item: NavigationItem): string {
  return item.type === 'doc' ? `doc ${item.id}` : `index ${item.link.permalink}`;
}

function navigationItems(items: readonly SidebarItem[]): NavigationItem[] {
  return items.flatMap((item): NavigationItem[] => {
    if (item.type === 'doc') return [{ type: 'doc', id: item.id, label: item.label }];
    if (item.type !== 'category') return [];
    return [...categoryNavigation(item), ...navigationItems(item.items)];
  });
}

function categoryNavigation(category: SidebarItemCategory): NavigationItem[] {
  if (!category.link) return [];
  // The category's label names the category; links to its doc show the doc's own title.
  if (category.link.type === 'doc') return [{ type: 'doc', id: category.link.id, label: undefined }];
  return [{ type: 'generated-index', link: category.link, category }];
}

/** Ids of the docs in these items: of doc and `ref` items, and of docs that categories link to. */
export function linkedDocIds(items: readonly SidebarItem[]): string[] {
  return items.flatMap((item) => {
    if (item.type === 'doc' || item.type === 'ref') return [item.id];
    if (item.type !== 'category') return [];
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...linkedDocIds(item.items)];
  });
}

/** The first item of a sidebar that has a page, to which links to the sidebar lead. */
export function firstSidebarPage(
  items: readonly SidebarItem[],
): { type: 'doc'; item: SidebarItemDoc } | { type: 'category'; category: SidebarItemCategory } | undefined {
  for (const item of items) {
    if (item.type === 'doc') return { type: 'doc', item };
    if (item.type !== 'category') continue;
    if (item.link) return { type: 'category', category: item };
    const inside = firstSidebarPage(item.items);
    if (inside) return inside;
  }
  return undefined;
}
