/** Sidebars as the order of a book. What only links to a page of another place is left out, and so is what is not listed. */
import type { unstable_ReadingItem, unstable_ReadingList } from '../../../node/plugin-api/reading-order-types.js';
import type { DocsContent, SidebarItem } from './content-types.js';
import type { Guide } from './navigation.js';
import { versionGuide } from './props.js';

export function readingLists({ loadedVersions }: DocsContent, siteDir: string): unstable_ReadingList[] {
  return loadedVersions.flatMap((version) => {
    const { versionName: name, label, isLast, sidebars } = version;
    const guide = versionGuide(version, siteDir);
    return Object.entries(sidebars).map(([sidebar, items]) => ({
      name: sidebar,
      version: { name, label, isLast },
      items: items.flatMap((item) => readingItems(item, guide)),
    }));
  });
}

function readingItems(item: SidebarItem, guide: Guide): unstable_ReadingItem[] {
  if (item.type === 'doc') {
    const doc = guide.byId.get(item.id);
    if (!doc || doc.unlisted) return [];
    const { frontMatter, title, permalink } = doc;
    return [{ title: frontMatter.sidebar_label ?? item.label ?? title, permalink, items: [] }];
  }
  if (item.type !== 'category') return [];
  const { label, link } = item;
  const doc = link?.type === 'doc' ? guide.byId.get(link.id) : undefined;
  const permalink = link?.type === 'generated-index' ? link.permalink : doc?.unlisted ? undefined : doc?.permalink;
  const items = item.items.flatMap((inner) => readingItems(inner, guide));
  if (permalink === undefined && items.length === 0) return [];
  return [{ title: label, ...(permalink !== undefined && { permalink }), items }];
}
